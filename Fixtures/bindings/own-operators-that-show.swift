// An operator of the project's own that shows something does so where the elements of the chains come in which it is.
import RxSwift
import UIKit

extension ObservableType {
  func written(on label: UILabel) -> Observable<Element> {
    map {  // expect: main_thread
      label.text = "\($0)"
      return $0
    }
  }

  func noted(on label: UILabel) -> Observable<Element> {
    self.do(onNext: { label.text = "\($0)" })  // expect: main_thread
  }

  func shown(on label: UILabel) -> Observable<Element> {
    self.do(onNext: { label.text = "\($0)" })
  }

  func movedOn(to label: UILabel) -> Observable<Element> {
    observe(on: MainScheduler.instance).do(onNext: { label.text = "\($0)" })
  }

  func logged() -> Observable<Element> {
    map {
      print($0)
      return $0
    }
  }
}

final class BarometerViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let readings = Observable.just(1013).observe(on: SerialDispatchQueueScheduler(qos: .utility))
    readings.written(on: label).subscribe().disposed(by: bag)
    readings.noted(on: label).subscribe(onNext: { print($0) }).disposed(by: bag)
    readings.observe(on: MainScheduler.instance).noted(on: label).subscribe().disposed(by: bag)
    readings.observe(on: MainScheduler.instance).shown(on: label).subscribe().disposed(by: bag)
    readings.movedOn(to: label).subscribe().disposed(by: bag)
    readings.logged().subscribe().disposed(by: bag)
  }
}
