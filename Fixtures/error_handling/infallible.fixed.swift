// An Infallible has no error, but a `flatMap` of it takes what comes from inside.
import RxCocoa
import RxSwift
import UIKit

final class TideViewController: UIViewController {
  private let harbours: Infallible<String>
  private let name = UILabel()
  private let level = UILabel()
  private let safe = UILabel()
  private let disposeBag = DisposeBag()

  init(harbours: [String]) {
    self.harbours = Infallible.from(harbours)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    harbours
      .bind(to: name.rx.text)
      .disposed(by: disposeBag)

    harbours
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { harbour in Self.level(at: harbour).asDriver(onErrorJustReturn: "") }
      .drive(level.rx.text)
      .disposed(by: disposeBag)

    harbours
      .flatMapLatest { harbour in
        Self.level(at: harbour)
          .observe(on: MainScheduler.instance)
          .asInfallible(onErrorJustReturn: "–")
      }
      .bind(to: safe.rx.text)
      .disposed(by: disposeBag)
  }

  private static func level(at harbour: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tides/\(harbour)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
