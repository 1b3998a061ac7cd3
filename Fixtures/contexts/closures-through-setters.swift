import RxCocoa
import RxSwift
import UIKit

// A property that keeps nothing itself hands a closure to what keeps it: that one says where the closure runs.

protocol StampInput: AnyObject {
  var onStamp: (() -> Void)? { get set }
  var onPrint: (() -> Void)? { get set }
}

final class StampView: UIView {
  var onStamp: (() -> Void)?
  var onPrint: (() -> Void)?

  @objc func pressed(_ sender: UIButton) { onStamp?() }
  func printed() { DispatchQueue.global().async { self.onPrint?() } }
}

final class StampViewController: UIViewController, StampInput {
  private let stampView = StampView()

  var onStamp: (() -> Void)? {
    get { return stampView.onStamp }
    set { stampView.onStamp = newValue }
  }

  var onPrint: (() -> Void)? {
    get { stampView.onPrint }
    set(handler) {
      stampView.onPrint = { handler?() }
      stampView.printed()
    }
  }
}

final class StampPresenter {
  var onFinish: ((Int) -> Void)?
  var onPrinted: ((Int) -> Void)?
  weak var view: StampInput? { didSet { setUp() } }

  private func setUp() {
    view?.onStamp = { [weak self] in self?.onFinish?(1) }
    view?.onPrint = { [weak self] in self?.onPrinted?(2) }
  }
}

final class StampModel {
  let stamps = BehaviorRelay(value: 0)
  let prints = BehaviorRelay(value: 0)
  private let presenter = StampPresenter()

  func screen() -> UIViewController {
    let screen = StampViewController()
    presenter.onFinish = { [weak self] stamps in self?.stamps.accept(stamps) }
    presenter.onPrinted = { [weak self] prints in self?.prints.accept(prints) }
    presenter.view = screen
    return screen
  }
}

final class LetterViewController: UIViewController {
  private let stampLabel = UILabel()
  private let printLabel = UILabel()
  private let model = StampModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.stamps.subscribe(onNext: { [weak self] stamps in self?.stampLabel.text = "\(stamps)" })
      .disposed(by: disposeBag)
    model.prints.subscribe(onNext: { [weak self] prints in self?.printLabel.text = "\(prints)" })  // expect: main_thread
      .disposed(by: disposeBag)
    present(model.screen(), animated: true)
  }
}
