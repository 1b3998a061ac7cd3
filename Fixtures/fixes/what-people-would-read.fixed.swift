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
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0.count) parcels" }
      .drive(labels[0].rx.text)
      .disposed(by: disposeBag)
    Parcels.owner("greeting")
      .asDriver(onErrorDriveWith: .empty())
      .map { "Hello, " + $0 }
      .drive(labels[1].rx.text)
      .disposed(by: disposeBag)
    // The count of nothing is a number in two steps, too.
    Parcels.names("steps")
      .asDriver(onErrorDriveWith: .empty())
      .map { $0.count }
      .distinctUntilChanged()
      .map { "\($0)" }
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)
    Parcels.names("choice")
      .asDriver(onErrorDriveWith: .empty())
      .map(\.isEmpty)
      .map { $0 ? "Nothing is on its way" : "Something is on its way" }
      .drive(labels[3].rx.text)
      .disposed(by: disposeBag)
    Parcels.isClosed("opposite")
      .asDriver(onErrorDriveWith: .empty())
      .map { isClosed in !isClosed }
      .drive(send.rx.isEnabled)
      .disposed(by: disposeBag)
    Parcels.owner("told")
      .do(onError: { [labels] _ in labels[5].text = "Nobody answers" })
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[4].rx.text)
      .disposed(by: disposeBag)
    // The element itself is shown: an empty text shows nothing.
    Parcels.owner("itself")
      .asDriver(onErrorJustReturn: "")
      .map { "\($0)" }
      .drive(labels[6].rx.text)
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
