// A closure touches what a function does that it calls by its bare name, here or in the class.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class CounterViewController: UIViewController {
  private let label = UILabel()
  private let table = UITableView()
  private var total = 0
  private let disposeBag = DisposeBag()
  private let ticks = Observable<Int>.timer(.milliseconds(10), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))

  override func viewDidLoad() {
    super.viewDidLoad()

    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    ticks.subscribe(onNext: { [unowned self] in count($0) }).disposed(by: disposeBag)

    func paint(_ count: Int) {
      label.text = "\(count)"
    }
    func sum(_ count: Int) {
      total += count
    }
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { paint($0) }).disposed(by: disposeBag)
    ticks.subscribe(onNext: { sum($0) }).disposed(by: disposeBag)

    // By way of one more, and of one that hops.
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] in present($0) }).disposed(by: disposeBag)
    ticks.subscribe(onNext: { [unowned self] in showLater($0) }).disposed(by: disposeBag)
    ticks.subscribe(onNext: { [unowned self] in setNeedsFocusUpdate(after: $0) }).disposed(by: disposeBag)
  }

  private func show(_ count: Int) {
    label.text = "\(count)"
  }

  private func count(_ count: Int) {
    total = count
  }

  private func present(_ count: Int) {
    if count > 0 { show(count) }
  }

  private func showLater(_ count: Int) {
    DispatchQueue.main.async { [weak self] in self?.table.reloadData() }
  }

  private func setNeedsFocusUpdate(after count: Int) {
    print(count)
  }
}
