// A container out of sight that is handed a class of the framework's returns one; and what a screen below none but the
// framework's classes sets of itself is the framework's.
import RxCocoa
import RxSwift
import Swinject
import UIKit

class Scene {
  func container() -> Container { Container() }

  func leave() {
    guard let stack = container().resolve(UINavigationController.self) else { return }
    stack.popToRootViewController(animated: true)
  }

  func forget() {
    container().resolve(Archive.self)?.popToRootViewController(animated: true)
  }
}

class PlainViewController: UIViewController {}

final class ToolsViewController: PlainViewController {
  @IBOutlet private var table: UITableView!
  private let scene = Scene()
  private let worker = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()
  private var tools: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rx.itemDeselected.observe(on: worker)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [scene] _ in scene.leave() })
      .disposed(by: disposeBag)
    table.rx.itemDeselected.observe(on: worker)
      .subscribe(onNext: { [scene] _ in scene.forget() })
      .disposed(by: disposeBag)
    table.rx.itemSelected.observe(on: worker)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.toolbarItems = [] })
      .disposed(by: disposeBag)
    table.rx.itemSelected.observe(on: worker)
      .subscribe(onNext: { [unowned self] _ in self.tools = [] })
      .disposed(by: disposeBag)
  }
}
