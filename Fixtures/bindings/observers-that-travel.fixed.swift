// An observer that was made of a view is that view's wherever it is handed: in parameters, arrays, protocols, or wrapped.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol StatusView: AnyObject {
  var isBusy: AnyObserver<Bool> { get }
  var caption: AnyObserver<String?> { get }
  var log: AnyObserver<String?> { get }
}

final class StatusViewController: UIViewController, StatusView {
  private let spinner = UIActivityIndicatorView()
  private let label = UILabel()
  private let written = PublishSubject<String?>()
  private lazy var presenter = StatusPresenter(view: self)

  var isBusy: AnyObserver<Bool> { spinner.rx.isAnimating.asObserver() }

  var caption: AnyObserver<String?> {
    let sink = label.rx.text
    return AnyObserver { event in sink.on(event) }
  }

  var log: AnyObserver<String?> { written.asObserver() }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.start()
  }
}

final class StatusPresenter {
  private weak var view: StatusView?
  private let bag = DisposeBag()

  init(view: StatusView) { self.view = view }

  func start() {
    guard let view else { return }
    load().asDriver(onErrorDriveWith: .empty()).map { $0 == nil }.drive(view.isBusy).disposed(by: bag)
    load().asDriver(onErrorDriveWith: .empty()).drive(view.caption).disposed(by: bag)
    load().bind(to: view.log).disposed(by: bag)
    load().asDriver(onErrorDriveWith: .empty()).map { $0 == nil }.drive(view.caption.mapObserver { $0 ? "none" : "some" })
      .disposed(by: bag)
    for sink in [view.caption, view.log] {
      load().asDriver(onErrorDriveWith: .empty()).drive(sink).disposed(by: bag)
    }
  }

  private func load() -> Observable<String?> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/status")!).map { "\($0)" }
  }
}
