// What a protocol's extension adds without the protocol asking for it is chosen by the written type: an object's own method
// of that name is not called through the protocol. What it asks for is the object's own, however it is written.
import RxCocoa
import RxSwift
import UIKit

func plantNews() -> Observable<String> {
  URLSession.shared.rx.json(url: URL(string: "https://example.com/plants")!).map { "\($0)" }
}

func settledNews() -> Observable<String> { plantNews().catchAndReturn("").observe(on: MainScheduler.instance) }

protocol Plant {
  var asked: Observable<String> { get }
}

extension Plant {
  var asked: Observable<String> { plantNews() }
  var added: Observable<String> { plantNews() }
  func grown() -> Observable<String> { plantNews() }
  func pruned() -> Observable<String> { settledNews() }
  func tell(_ label: UILabel) {}
}

final class Hazel: Plant {
  var asked: Observable<String> { settledNews() }
  var added: Observable<String> { settledNews() }
  func grown() -> Observable<String> { settledNews() }
  func pruned() -> Observable<String> { plantNews() }
  func tell(_ label: UILabel) { label.text = "hazel" }
}

protocol Tree: Plant {}
extension Hazel: Tree {}

final class GardenViewController: UIViewController {
  private let label = UILabel()
  private let hazel = Hazel()
  private let plant: any Plant = Hazel()
  private let tree: Tree?
  private let disposeBag = DisposeBag()

  init(tree: Tree? = Hazel()) {
    self.tree = tree
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    plant.asked.bind(to: label.rx.text).disposed(by: disposeBag)
    plant.added.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    plant.grown().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    plant.pruned().bind(to: label.rx.text).disposed(by: disposeBag)
    hazel.grown().bind(to: label.rx.text).disposed(by: disposeBag)
    hazel.pruned().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    tree?.grown().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    plantNews().subscribe(onNext: { [plant, label] _ in plant.tell(label) }).disposed(by: disposeBag)
    plantNews().subscribe(onNext: { [hazel, label] _ in hazel.tell(label) })  // expect: main_thread
      .disposed(by: disposeBag)
    show(hazel)
  }

  private func show<Shown: Plant>(_ shown: Shown) {
    shown.asked.bind(to: label.rx.text).disposed(by: disposeBag)
    shown.grown().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    (shown as Plant).grown().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
  }
}
