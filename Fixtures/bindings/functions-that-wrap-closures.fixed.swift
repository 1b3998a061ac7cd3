import RxCocoa
import RxSwift
import UIKit

// A closure can be handed to a function that makes another one of it, as those do that hold an object weakly: what the
// one does, the other does.

protocol HeldWeakly: AnyObject {}

extension HeldWeakly {
  func weakly(_ act: @escaping (Self) -> Void) -> () -> Void {
    { [weak self] in
      guard let self else { return }
      act(self)
    }
  }

  func weakly<Value>(_ act: @escaping (Value, Self) -> Void) -> (Value) -> Void {
    { [weak self] value in
      guard let self else { return }
      act(value, self)
    }
  }
}

func counted(_ act: @escaping (Int) -> Void) -> (Int) -> Void {
  var count = 0
  return {
    count += 1
    act($0 * count)
  }
}

final class GaugeViewController: UIViewController, HeldWeakly {
  private let gaugeLabel = UILabel()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let pressures = BehaviorRelay(value: 1)
  private let kept = BehaviorRelay(value: 0)
  private let steam = BehaviorRelay(value: 0)
  private let water = BehaviorRelay(value: 0)
  private let steamLabel = UILabel()
  private let waterLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let measured = pressures.observe(on: background)
    measured
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: weakly { pressure, owner in owner.gaugeLabel.text = "\(pressure)" })
      .disposed(by: disposeBag)
    measured
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: counted { [gaugeLabel] in gaugeLabel.text = "\($0)" })
      .disposed(by: disposeBag)
    measured
      .observe(on: MainScheduler.instance)
      .subscribe(weakly { (event: Event<Int>, owner) in owner.gaugeLabel.text = "\(event)" })
      .disposed(by: disposeBag)
    measured
      .subscribe(onNext: counted { [kept] in kept.accept($0) })
      .disposed(by: disposeBag)
    pressures
      .bind(onNext: weakly { pressure, owner in owner.gaugeLabel.text = "\(pressure)" })
      .disposed(by: disposeBag)

    // What is made for one caller runs where that one hands it.
    steam.asDriver().map { "\($0)" }
      .drive(steamLabel.rx.text)
      .disposed(by: disposeBag)
    water.map { "\($0)" }.bind(to: waterLabel.rx.text).disposed(by: disposeBag)
    pressures.observe(on: background)
      .bind(onNext: weakly { pressure, owner in owner.steam.accept(pressure) })
      .disposed(by: disposeBag)
    pressures
      .bind(onNext: weakly { pressure, owner in owner.water.accept(pressure) })
      .disposed(by: disposeBag)
  }
}
