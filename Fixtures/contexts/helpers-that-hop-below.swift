import RxCocoa
import RxSwift
import UIKit

/// What a method does to views it hands to a function that runs closures on main: then nobody who calls it has to.
final class HarbourController: UIViewController {
  private let ships: Observable<[String]> = .just([])
  private let title1 = UILabel()
  private let count = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = ships.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    late.subscribe(onNext: { [weak self] _ in self?.renewFreely() }).disposed(by: bag)
    late.subscribe(onNext: { [weak self] _ in self?.renewByMethod() }).disposed(by: bag)
    late.subscribe(onNext: { [weak self] _ in self?.fadeFirst() }).disposed(by: bag)
    late.subscribe(onNext: { [weak self] _ in self?.twiceRemoved() }).disposed(by: bag)
    late.subscribe(onNext: { [weak self] _ in self?.renewInPlace() }).disposed(by: bag)  // expect: main_thread
    late.subscribe(onNext: { [weak self] _ in self?.renewEitherWay() }).disposed(by: bag)  // expect: main_thread
  }

  private func renewFreely() { afterwards { self.title1.text = "free" } }

  private func renewByMethod() {
    onShore {
      self.count.text = "own"
    }
  }

  private func fadeFirst() {
    fade(then: { self.count.text = "faded" })
  }

  private func twiceRemoved() { renewByMethod() }

  private func renewInPlace() { atOnce { self.title1.text = "here" } }

  private func renewEitherWay() { perhaps { self.title1.text = "here or there" } }

  private func onShore(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }

  private func fade(then done: @escaping () -> Void) {
    onShore {
      UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 0 }, completion: { _ in done() })
    }
  }

  private func atOnce(_ work: () -> Void) { work() }

  private func perhaps(_ work: @escaping () -> Void) {
    if !title1.isHidden {
      work()
    } else {
      DispatchQueue.main.async { work() }
    }
  }
}

func afterwards(_ work: @escaping () -> Void) {
  DispatchQueue.main.async(execute: work)
}
