import Foundation
import RxCocoa
import RxSwift
import UIKit

// Operators that extensions declare, with operands on one side or on both, and what is called as a function write where
// they stand.

infix operator <~
prefix operator ^^

extension BehaviorRelay {
  static func += (relay: BehaviorRelay, element: Element) { relay.accept(element) }
}

extension PublishRelay {
  func callAsFunction(_ element: Element) { accept(element) }
}

func <~ <Element>(relay: PublishRelay<Element>, element: Element) { relay.accept(element) }

prefix func ^^ (relay: PublishRelay<String>) { relay.accept("again") }

final class Meter {
  let added = BehaviorRelay(value: "")
  let sent = PublishRelay<String>()
  let marked = PublishRelay<String>()
  let called = PublishRelay<String>()
  let shown = BehaviorRelay(value: "")
  let told = PublishRelay<String>()

  func read() {
    DispatchQueue.global().async {
      self.added += "1"
      self.sent <~ "1"
      ^^self.marked
      self.called("1")
    }
    shown += "1"
    told("1")
  }
}

final class MeterViewController: UIViewController {
  private let label = UILabel()
  private let meter = Meter()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    meter.added.asDriver().drive(label.rx.text).disposed(by: disposeBag)
    meter.sent.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    meter.marked.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    meter.called.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    meter.shown.bind(to: label.rx.text).disposed(by: disposeBag)
    meter.told.bind(to: label.rx.text).disposed(by: disposeBag)
    meter.read()
  }
}
