// What touches a view without naming it: a part of an inherited property, a method that a timer or a display link is told to
// call, what a protocol's extension calls with default values, a view controller or a layer that a view hands out.
import RxCocoa
import RxSwift
import UIKit

extension UITextView {
  func centerVertically() { contentOffset.y = -(bounds.height - contentSize.height) / 2 }
  /// A part of nobody's view.
  func measure() {
    var size = CGSize.zero
    size.height = 1
  }
}

protocol Presenting {
  func show(_ title: String, from screen: UIViewController, animated: Bool)
  func note(_ title: String, loudly: Bool)
}

extension Presenting {
  func show(_ title: String, from screen: UIViewController, animated: Bool = true) {
    return show(title, from: screen, animated: animated)
  }

  func note(_ title: String) { note(title, loudly: false) }
}

final class Presenter: Presenting {
  func show(_ title: String, from screen: UIViewController, animated: Bool) {
    screen.present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: animated)
  }

  func note(_ title: String, loudly: Bool) { print(title) }
}

final class Columns {
  private let splitViewController: UISplitViewController

  init(_ splitViewController: UISplitViewController) { self.splitViewController = splitViewController }

  func goBack() {
    if let navigation = splitViewController.viewController(for: .primary)?.navigationController {
      navigation.popViewController(animated: true)
    }
  }
}

final class PageViewController: UIViewController {
  private let button = UIButton()
  private let textView = UITextView()
  private let label = UILabel()
  private let presenter: Presenting = Presenter()
  private let columns = Columns(UISplitViewController())
  private let bag = DisposeBag()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private var count = 0

  @objc private func tick() { label.text = "\(count)" }
  @objc private func counted() { count += 1 }

  private func link() { CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.observe(on: queue)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { [textView] in textView.centerVertically() }).disposed(by: bag)
    taps.subscribe(onNext: { [textView] in textView.measure() }).disposed(by: bag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in
      guard let self else { return }
      self.presenter.show("Page", from: self)
    }).disposed(by: bag)
    taps.subscribe(onNext: { [presenter] in presenter.note("Page") }).disposed(by: bag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { [columns] in columns.goBack() }).disposed(by: bag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { [label] in
      let line = label.layer.sublayers?.first { $0.name == "line" }
      line?.removeFromSuperlayer()
    }).disposed(by: bag)
    // On the main run loop.
    taps.subscribe(onNext: { [weak self] in self?.link() }).disposed(by: bag)
    taps.subscribe(onNext: { [weak self] in
      guard let self else { return }
      Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(self.counted), userInfo: nil, repeats: true)
    }).disposed(by: bag)
  }
}
