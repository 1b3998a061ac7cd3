// User interface that is touched by the setter which a mutating method runs, and by a method of an enum's case.
import RxCocoa
import RxSwift
import UIKit

enum Notice {
  case lost, found

  private func made() -> NoticeViewController {
    switch self {
    case .lost: return NoticeViewController()
    case .found: return CheerfulViewController()
    }
  }

  func show(in viewController: UIViewController) { made().show(in: viewController) }

  func note() { print(self) }
}

class NoticeViewController: UIViewController {
  func show(in viewController: UIViewController) { viewController.present(self, animated: true) }
}

final class CheerfulViewController: NoticeViewController {}

final class CoatCheckViewController: UIViewController {
  private let button = UIButton()
  private let box = UIButton()
  private let table = UITableView()
  private let disposeBag = DisposeBag()
  private var isTicked: Bool {
    get { box.isSelected }
    set { box.isSelected = newValue }
  }
  private var coats: [String] = [] {
    didSet { table.reloadData() }
  }
  private var hats: [String] = [] {
    didSet { DispatchQueue.main.async { [table] in table.reloadData() } }
  }
  private var gloves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
    taps.subscribe(onNext: { [weak self] in self?.isTicked.toggle() })  // expect: main_thread
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { [weak self] in self?.coats.append("red") })  // expect: main_thread
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { [weak self] in self?.hats.append("felt") })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { [weak self] in self?.gloves.append("left") })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { [weak self] in self?.miss() })  // expect: main_thread
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { _ in Notice.found.note() })
      .disposed(by: disposeBag)
  }

  private func miss() { Notice.lost.show(in: self) }
}
