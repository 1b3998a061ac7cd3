// After an error nothing is shown that nobody knows: no text around a value that the type alone suggests, not the
// opposite of one, and nothing in the place of what `do(onError:)` shows.
import RxCocoa
import RxSwift
import UIKit

final class ParcelViewController: UIViewController {
  private let labels = (0..<7).map { _ in UILabel() }
  private let send = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Parcels.names("texts")
      .map { "\($0.count) parcels" }
      .bind(to: labels[0].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    Parcels.owner("greeting")
      .map { "Hello, " + $0 }
      .bind(to: labels[1].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    // The count of nothing is a number in two steps, too.
    Parcels.names("steps")
      .map { $0.count }
      .distinctUntilChanged()
      .map { "\($0)" }
      .bind(to: labels[2].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    Parcels.names("choice")
      .map(\.isEmpty)
      .map { $0 ? "Nothing is on its way" : "Something is on its way" }
      .bind(to: labels[3].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    Parcels.isClosed("opposite")
      .map { isClosed in !isClosed }
      .bind(to: send.rx.isEnabled) // expect: error_handling
      .disposed(by: disposeBag)
    Parcels.owner("told")
      .do(onError: { [labels] _ in labels[5].text = "Nobody answers" })
      .bind(to: labels[4].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    // The element itself is shown: an empty text shows nothing.
    Parcels.owner("itself")
      .map { "\($0)" }
      .bind(to: labels[6].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}

enum Parcels {
  static func owner(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/parcels/\(path)")!))
      .observe(on: MainScheduler.instance)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  static func names(_ path: String) -> Observable<[String]> { owner(path).map { [$0] } }

  static func isClosed(_ path: String) -> Observable<Bool> { owner(path).map { $0 == "closed" } }
}
