// Elements of tuples, by name, by number and taken apart.
import Foundation
import RxCocoa
import RxSwift

final class PollViewModel {
  func transform() -> (question: Driver<String>, counts: (yes: Observable<String>, no: Observable<String>)) {
    let question = number(of: "question").asDriver(onErrorJustReturn: "")
    let yes = number(of: "yes").observe(on: MainScheduler.instance).catchAndReturn("0")
    let no = number(of: "no").observe(on: MainScheduler.instance)
    return (question, (yes: yes, no: no))
  }

  func result() -> (Observable<String>, Observable<String>) {
    (
      number(of: "winner").catchAndReturn("nobody"),
      number(of: "turnout").catchAndReturn("0 %").observe(on: MainScheduler.instance)
    )
  }

  private func number(of answer: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/poll/\(answer)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
