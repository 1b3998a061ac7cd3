// An app's own word before its members, as `rx` is: a generic struct that a protocol's extension makes of whoever conforms.
import RxCocoa
import RxSwift
import UIKit

struct Kit<Host> {
  let host: Host
}

protocol HasKit {
  associatedtype Host
  static var kit: Kit<Host>.Type { get set }
  var kit: Kit<Host> { get set }
}

extension HasKit {
  static var kit: Kit<Self>.Type {
    get { Kit<Self>.self }
    set {}
  }
  var kit: Kit<Self> {
    get { Kit(host: self) }
    set {}
  }
}

extension UIView: HasKit {}

extension Kit where Host == UIActivityIndicatorView {
  var isBusy: Binder<Bool> {
    Binder(host) { indicator, isBusy in isBusy ? indicator.startAnimating() : indicator.stopAnimating() }
  }
}

extension Kit where Host: UILabel {
  static func plain() -> UILabel { UILabel() }
  static func large() -> UILabel { UILabel() }
  func show(_ words: String) { host.text = words }
}

extension Kit where Host == UIButton {
  static func plain() -> UIButton { UIButton() }
  var isOpen: Binder<Bool> { Binder(host) { button, isOpen in button.isEnabled = isOpen } }
}

extension Kit where Host == UISwitch {
  static func plain() -> UISwitch { UISwitch() }
}

extension Kit where Host == Tally {
  func show(_ words: String) { host.count += words.count }
}

protocol Ringing: AnyObject {
  var onRing: (() -> Void)? { get set }
}

extension Reactive where Base: Ringing {
  var tap: Observable<Void> {
    Observable.create { [base] observer in
      base.onRing = { observer.onNext(()) }
      return Disposables.create()
    }
  }
}

final class Tally: HasKit {
  var count = 0
}

final class HarbourViewController: UIViewController {
  private let indicator = UIActivityIndicatorView()
  private let label = UILabel.kit.plain()
  private let button = UIButton.kit.plain()
  private let tally = Tally()
  private let disposeBag = DisposeBag()
  private let tide = BehaviorRelay(value: false)
  private let queue = DispatchQueue(label: "tide")

  override func viewDidLoad() {
    super.viewDidLoad()
    tide.bind(to: indicator.kit.isBusy).disposed(by: disposeBag)  // expect: main_thread
    tide.subscribe(onNext: { [weak self] in self?.label.kit.show("\($0)") })  // expect: main_thread
      .disposed(by: disposeBag)
    tide.subscribe(onNext: { [weak self] in self?.tally.kit.show("\($0)") }).disposed(by: disposeBag)
    button.rx.tap.map { true }.bind(to: button.kit.isOpen).disposed(by: disposeBag)
    button.rx.tap.map { false }.bind(to: indicator.kit.isBusy).disposed(by: disposeBag)
    tide.asDriver().drive(indicator.kit.isBusy).disposed(by: disposeBag)
    queue.async { [tide] in tide.accept(true) }
  }
}
