// An operator that the source declares is followed, whatever it is called.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func onScreen() -> Observable<Element> {
    observe(on: MainScheduler.instance)
  }

  func inBackground() -> Observable<Element> {
    observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
  }

  func logged(_ name: String) -> Observable<Element> {
    self.do(onNext: { print(name, $0) })
  }

  func heavyMap<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
    inBackground().map(transform).onScreen()
  }

  // Named after the main thread, and not on it.
  func mainly() -> Observable<Element> {
    onScreen().inBackground()
  }
}

final class FiltersViewController: UIViewController {
  private let slider = UISlider()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    slider.rx.value
      .inBackground()
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    slider.rx.value
      .heavyMap { "\($0)" }
      .bind(to: b.rx.text)
      .disposed(by: disposeBag)

    slider.rx.value
      .mainly()
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      .drive(c.rx.text)
      .disposed(by: disposeBag)

    slider.rx.value
      .logged("slider")
      .map { "\($0)" }
      .bind(to: d.rx.text)
      .disposed(by: disposeBag)
  }
}
