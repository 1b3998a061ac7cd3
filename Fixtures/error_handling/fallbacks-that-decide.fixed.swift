// What a value means is the closure's to say: where it decides by its element, a value that the type alone suggests is no
// safe one. The author's own is, and where the closure only shows what comes, so is the type's.
import RxCocoa
import RxSwift
import UIKit

enum Station {
  static func isInstalled(_ part: String) -> Observable<Bool> {
    URLSession.shared.rx.data(request: request(part)).map { $0.isEmpty }.observe(on: MainScheduler.instance)
  }

  static func names(_ part: String) -> Observable<[String]> {
    URLSession.shared.rx.data(request: request(part)).map { [String(decoding: $0, as: UTF8.self)] }
      .observe(on: MainScheduler.instance)
  }

  private static func request(_ part: String) -> URLRequest {
    URLRequest(url: URL(string: "https://example.com/station/\(part)")!)
  }
}

final class StationViewController: UIViewController {
  private let alertLabel = UILabel()
  private let hintLabel = UILabel()
  private let namesLabel = UILabel()
  private let stateLabel = UILabel()
  private let countLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Station.isInstalled("alert")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [alertLabel] isInstalled in
        if !isInstalled { alertLabel.text = "Install it first" }
      })
      .disposed(by: disposeBag)
    Station.isInstalled("hint")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [hintLabel] in hintLabel.text = $0 ? "ready" : "missing" })
      .disposed(by: disposeBag)
    Station.names("guarded")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [namesLabel] names in
        guard let first = names.first else { return namesLabel.isHidden = true }
        namesLabel.text = first
      })
      .disposed(by: disposeBag)
    Station.isInstalled("method")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: show)
      .disposed(by: disposeBag)
    Station.names("count")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [countLabel] in countLabel.text = "\($0.count)" })
      .disposed(by: disposeBag)
  }

  private func show(isInstalled: Bool) {
    switch isInstalled {
    case true: stateLabel.text = "there"
    case false: stateLabel.text = "gone"
    }
  }
}

final class PlatformViewController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let answers = button.rx.tap.asDriver().flatMapLatest { Station.isInstalled("platform").asDriver(onErrorJustReturn: true) }
    answers
      .drive(onNext: { [label] isInstalled in
        if !isInstalled { label.text = "No platform" }
      })
      .disposed(by: disposeBag)
  }
}
