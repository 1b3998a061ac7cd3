import RxCocoa
import RxSwift
import UIKit

/// A method of a view or its controller runs where it is called: UIKit calls it on main, the app's own code wherever it is.
final class UploadViewController: UIViewController {
  private let startedLabel = UILabel()
  private let sentLabel = UILabel()
  private let shownLabel = UILabel()
  private let hoppedLabel = UILabel()
  private let keptLabel = UILabel()
  private let started = PublishRelay<Int>()
  private let sent = PublishRelay<Int>()
  private let shown = PublishRelay<Int>()
  private let hopped = PublishRelay<Int>()
  private let kept = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    started.map(String.init).bind(to: startedLabel.rx.text).disposed(by: disposeBag)
    sent.map(String.init).bind(to: sentLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    shown.map(String.init).bind(to: shownLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    hopped.map(String.init).bind(to: hoppedLabel.rx.text).disposed(by: disposeBag)
    kept.map(String.init).bind(to: keptLabel.rx.text).disposed(by: disposeBag)
    start()
  }

  private func start() {
    started.accept(0)
    DispatchQueue.global().async {
      self.sendAll([1, 2])
      self.hop()
    }
    Reporter(screen: self).report()
    let keeper = Keeper(kept: kept)
    keeper.keep()
  }

  private func sendAll(_ parts: [Int]) {
    for part in parts { send(part) }
  }

  private func send(_ part: Int) { sent.accept(part) }

  private func hop() {
    DispatchQueue.main.async { self.hopped.accept(1) }
  }

  func show(_ percent: Int) { shown.accept(percent) }
}

final class Reporter {
  private let screen: UploadViewController

  init(screen: UploadViewController) { self.screen = screen }

  func report() {
    DispatchQueue(label: "reports").async { [screen] in screen.show(50) }
  }
}

/// The compiler holds its callers to the main thread.
@MainActor final class Keeper: UIView {
  private let kept: PublishRelay<Int>

  init(kept: PublishRelay<Int>) {
    self.kept = kept
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  func keep() {
    Task.detached { await self.accept() }
  }

  private func accept() { kept.accept(1) }
}
