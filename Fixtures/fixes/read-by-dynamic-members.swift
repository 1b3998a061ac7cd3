// A property that is read through `@dynamicMemberLookup` keeps its type: nobody rewrites those who read it so.
import RxCocoa
import RxSwift
import UIKit

@dynamicMemberLookup
struct Facade<Model> {
  private let model: Model
  let title = "harbour"

  init(_ model: Model) {
    self.model = model
  }

  subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value {
    model[keyPath: path]
  }
}

struct HarbourModel {
  let ships: Observable<String>
  let title: Observable<String>

  init(names: Observable<String>) {
    let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    ships = names.observe(on: queue)
    title = names.map { $0.uppercased() }.observe(on: queue)
  }
}

final class HarbourViewController: UIViewController {
  private let field = UITextField()
  private let shipLabel = UILabel()
  private let countLabel = UILabel()
  private let titleLabel = UILabel()
  private let nameLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = HarbourModel(names: field.rx.text.orEmpty.asObservable())
    let facade = Facade(model)
    model.ships.bind(to: shipLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    facade.ships.observe(on: MainScheduler.instance)
      .throttle(.milliseconds(100), scheduler: MainScheduler.instance)
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)
    // The facade has a title of its own.
    model.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    nameLabel.text = facade.title
  }
}
