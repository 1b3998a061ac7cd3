// What a protocol's extension hands to its conforming screens is, for each of them, no less than its own property says:
// another screen's model is none of its.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Handed: AnyObject {
  associatedtype Model
  var model: Model! { get set }
  func fill()
}

extension Handed where Self: UIViewController {
  func take(_ model: Self.Model) {
    self.model = model
    fill()
  }
}

protocol TideModel { var tide: Observable<String> { get } }
protocol WindModel { var wind: Observable<String> { get } }

final class LocalTide: TideModel {
  let tide: Observable<String> = Observable<Int>
    .timer(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).map { _ in "high" }
}

final class LocalWind: WindModel {
  let wind = Observable.just("calm")
}

final class TideScreen: UIViewController, Handed {
  var model: TideModel!
  private let label = UILabel()
  private let bag = DisposeBag()

  func fill() {
    model.tide.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: bag)
  }
}

final class WindScreen: UIViewController, Handed {
  var model: WindModel!
  private let label = UILabel()
  private let bag = DisposeBag()

  func fill() {
    model.wind.bind(to: label.rx.text).disposed(by: bag)
  }
}

final class CoastViewController: UIViewController {
  private let tide = TideScreen()
  private let wind = WindScreen()

  override func viewDidLoad() {
    super.viewDidLoad()
    tide.take(LocalTide())
    wind.take(LocalWind())
  }
}
