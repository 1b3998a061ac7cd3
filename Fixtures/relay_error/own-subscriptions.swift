// Functions of one's own that bind what they are given to a relay.
import Foundation
import RxCocoa
import RxSwift

extension ObservableType {
  func fill(_ relay: PublishRelay<Element>) -> Disposable { bind(to: relay) }

  func fillQuietly(_ relay: PublishRelay<Element>) -> Disposable {
    self.catch { _ in .empty() }.bind(to: relay)
  }
}

infix operator ~>

func ~> <Source: ObservableType>(source: Source, relay: BehaviorRelay<Source.Element>) -> Disposable {
  source.bind(to: relay)
}

final class MailModel {
  let letters = PublishRelay<String>()
  let newest = BehaviorRelay<String>(value: "")
  private let bag = DisposeBag()

  func load(from session: URLSession, _ request: URLRequest) {
    let letter = session.rx.data(request: request).map { String(decoding: $0, as: UTF8.self) }
    letter.fill(letters).disposed(by: bag) // expect: relay_error
    letter.fillQuietly(letters).disposed(by: bag)
    (letter ~> newest).disposed(by: bag) // expect: relay_error
    (letter.catchAndReturn("") ~> newest).disposed(by: bag)
  }
}
