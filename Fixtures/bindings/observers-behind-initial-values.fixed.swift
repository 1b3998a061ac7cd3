// What observes a variable stands behind its initial value, also where that is a call; what a closure begins with may
// have the name of an accessor.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Ticket {
  var count = 0
}

final class TicketViewController: UIViewController {
  private let label = UILabel()
  private let names = PublishRelay<String>()
  private let bag = DisposeBag()

  private var first = Ticket() { didSet { label.text = "first" } }
  private var second = Ticket() {
    willSet(next) { label.text = "\(next.count)" }
  }
  private var third: Int {
    get { 3 }
    set(count) { label.text = "\(count)" }
  }
  private var fourth = Ticket()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = names.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] name in
      walk { set(name) }
    }).disposed(by: bag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] name in
      walk(1) { set(name) }
    }).disposed(by: bag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in
      self?.first = Ticket()
    }).disposed(by: bag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in
      self?.second = Ticket()
    }).disposed(by: bag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] name in
      self?.third = name.count
    }).disposed(by: bag)
    late.subscribe(onNext: { [weak self] _ in self?.fourth = Ticket() }).disposed(by: bag)
    names.accept("a")
  }

  private func walk(_ step: () -> Void) { step() }

  private func walk(_ count: Int, _ step: () -> Void) { step() }

  private func set(_ name: String) { label.text = name }
}
