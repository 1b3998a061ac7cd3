import RxSwift
import UIKit

extension UIView {
  func vanish() { isHidden = true }
}

/// Fluent helpers hand back what they are called on, which is of its own type.
extension UIView {
  @discardableResult
  func faded(_ alpha: CGFloat) -> Self {
    self.alpha = alpha
    return self
  }
}

extension UILabel {
  @discardableResult
  func written(_ text: String) -> Self {
    self.text = text
    return self
  }
}

final class Buoy: UIButton {
  var picture: UIImage? { didSet { setImage(picture, for: .normal) } }

  func shine() { alpha = 1 }
}

final class Ledger {
  private(set) var lines: [String] = []

  func kept(_ line: String) -> Self {
    lines.append(line)
    return self
  }
}

final class BuoyController: UIViewController {
  private lazy var first: Buoy = {
    let buoy = Buoy(frame: .zero)
      .faded(0.5)
    return buoy
  }()
  private lazy var second = Buoy(frame: .zero).faded(0.5).faded(1)
  private lazy var name = UILabel().faded(0.5).written("?")
  private let ledger = Ledger().kept("begin")
  private let images = PublishSubject<UIImage?>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = images.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.first.picture = $0 }).disposed(by: bag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.second.shine() }).disposed(by: bag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.name.written("new") }).disposed(by: bag)
    late.subscribe(onNext: { [weak self] _ in _ = self?.ledger.kept("line") }).disposed(by: bag)
    images.onNext(nil)
  }
}
