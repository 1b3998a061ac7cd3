// An error that a function returns before it does anything comes where it is subscribed to. Whether it ever comes depends
// on values: nobody is told for certain that what is caught of it is off main.
import RxCocoa
import RxSwift
import UIKit

final class Anchorage {
  private static let queue = ConcurrentDispatchQueueScheduler(qos: .utility)

  /// What it is for answers on main.
  func depth(_ path: String) -> Observable<String> {
    guard let url = URL(string: "https://example.com/anchorages/\(path)") else {
      return Observable.error(RxError.unknown)
    }
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
  }

  func either(_ path: String) -> Observable<String> {
    if path.isEmpty { return .error(RxError.unknown) }
    return depth(path)
  }

  /// Nothing but an error comes of it.
  func none() -> Observable<String> { .error(RxError.unknown) }

  func caught(_ path: String) -> Observable<String> {
    depth(path).subscribe(on: Self.queue).catchAndReturn("")
  }

  func caughtEither(_ path: String) -> Observable<String> {
    either(path).subscribe(on: Self.queue).catchAndReturn("")
  }

  func caughtNone() -> Observable<String> {
    none().subscribe(on: Self.queue).catchAndReturn("")
  }
}

final class AnchorageViewController: UIViewController {
  private let labels = (0..<3).map { _ in UILabel() }
  private let anchorage = Anchorage()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    anchorage.caught("a").bind(to: labels[0].rx.text).disposed(by: disposeBag)
    anchorage.caughtEither("b").bind(to: labels[1].rx.text).disposed(by: disposeBag)
    anchorage.caughtNone().asDriver(onErrorDriveWith: .empty()).drive(labels[2].rx.text).disposed(by: disposeBag)
  }
}
