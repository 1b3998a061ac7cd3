// What a property begins with decides a branch only if nothing changes it: neither an assignment nor a change in place.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Pace { case calm, busy }

final class PaceModel {
  private var isFast = false
  private var isStrict = false
  private var pace = Pace.calm
  private let times = Observable<Int>.interval(
    .milliseconds(10), scheduler: ConcurrentDispatchQueueScheduler(qos: .background))

  func press() {
    isFast.toggle()
    hurry(&pace)
  }

  private func hurry(_ pace: inout Pace) { pace = .busy }

  func toggled() -> Observable<String> { isFast ? times.map { "\($0)" } : .just("slow") }
  func constant() -> Observable<String> { isStrict ? times.map { "\($0)" } : .just("kind") }
  func handedOn() -> Observable<String> {
    switch pace {
    case .calm: .just("calm")
    case .busy: times.map { "\($0)" }
    }
  }
}

final class PaceViewController: UIViewController {
  private let model = PaceModel()
  private let one = UILabel()
  private let two = UILabel()
  private let three = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.press()
    model.toggled().bind(to: one.rx.text).disposed(by: bag) // expect: main_thread
    model.constant().bind(to: two.rx.text).disposed(by: bag)
    model.handedOn().bind(to: three.rx.text).disposed(by: bag) // expect: main_thread
  }
}
