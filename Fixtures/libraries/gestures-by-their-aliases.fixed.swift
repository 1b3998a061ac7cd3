// RxGesture's own names for its events, and RxCoreLocation's events of a location manager.
import CoreLocation
import RxCocoa
import RxCoreLocation
import RxGesture
import RxSwift
import UIKit

final class TrailViewModel {
  struct Input {
    let mark: TapControlEvent
    let undo: LongPressControlEvent
    let drag: PanObservable
  }

  private let manager = CLLocationManager()

  func marks(_ input: Input) -> Observable<String> {
    Observable.merge(
      input.mark.when(.recognized).map { _ in "marked" }, input.undo.when(.began).map { _ in "undone" },
      input.drag.when(.ended).map { _ in "moved" })
  }

  func place() -> Observable<String> {
    manager.rx.didUpdateLocations.map { "\($0.locations.count)" }
  }

  func town() -> Observable<String> {
    manager.rx.placemark.map { $0.locality ?? "" }
  }

  func isAllowed() -> Observable<Bool> {
    manager.rx.didChangeAuthorization.map { $0.status == .authorizedWhenInUse }
  }
}

final class TrailViewController: UIViewController {
  private let viewModel = TrailViewModel()
  private let mark = UILabel()
  private let place = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let input = TrailViewModel.Input(
      mark: view.rx.tapGesture(), undo: view.rx.longPressGesture(), drag: view.rx.panGesture().asObservable())
    viewModel.marks(input)
      .bind(to: mark.rx.text)
      .disposed(by: disposeBag)
    viewModel.place()
      .bind(to: place.rx.text)
      .disposed(by: disposeBag)
    viewModel.town()
      .bind(to: place.rx.text)
      .disposed(by: disposeBag)
    viewModel.isAllowed()
      .bind(to: place.rx.isHidden)
      .disposed(by: disposeBag)
    viewModel.isAllowed()
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .drive(mark.rx.isHidden)
      .disposed(by: disposeBag)
  }
}
