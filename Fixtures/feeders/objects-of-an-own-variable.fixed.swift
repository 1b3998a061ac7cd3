// RxSwift 6. A class of the app's own around a subject: what is set in one object of it is not heard of in another, on
// whichever thread that is set.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Field<Value> {
  private let subject: BehaviorSubject<Value>

  init(_ value: Value) { subject = BehaviorSubject(value: value) }

  var value: Value {
    get { try! subject.value() }
    set { push(newValue) }
  }

  func asObservable() -> Observable<Value> { subject.asObservable() }

  func set(_ value: Value) { push(value) }

  private func push(_ value: Value) { subject.onNext(value) }
}

final class HarbourService {
  private(set) var ships = Field("")
  private(set) var weather = Field("")
  let tide = Field("")
  let depth = Field("")

  func load() {
    ships.value = "Gorch Fock"
    depth.set("3 m")
    DispatchQueue.global().async {
      self.weather.value = "fog"
      self.tide.set("low")
    }
  }
}

final class HarbourViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let service = HarbourService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.ships.asObservable().bind(to: labels[0].rx.text).disposed(by: disposeBag)
    service.weather.asObservable().asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    service.tide.asObservable().asDriver(onErrorDriveWith: .empty()).drive(labels[2].rx.text).disposed(by: disposeBag)
    service.depth.asObservable().bind(to: labels[3].rx.text).disposed(by: disposeBag)
    service.load()
  }
}
