// `@dynamicMemberLookup` with a subscript for each of two structs: the one is meant whose struct has the member, also
// where the path is handed on to a function of which there are as many. A path that both could have is the first one's.
import RxCocoa
import RxSwift
import UIKit

protocol Slot {}

@dynamicMemberLookup
final class Shelf<Wishes: Slot, Goods: Slot> {
  private let wishes: Wishes
  private let goods: Goods
  private lazy var drawer = Drawer(wishes: wishes, goods: goods)

  init(wishes: Wishes, goods: Goods) {
    self.wishes = wishes
    self.goods = goods
  }

  subscript<Value>(dynamicMember path: KeyPath<Wishes, Value>) -> Value {
    drawer.taken(path)
  }

  subscript<Value>(dynamicMember path: KeyPath<Goods, Value>) -> Value {
    drawer.taken(path)
  }
}

final class Drawer<Wishes: Slot, Goods: Slot> {
  private let wishes: Wishes
  private let goods: Goods

  init(wishes: Wishes, goods: Goods) {
    self.wishes = wishes
    self.goods = goods
  }

  func taken<Value>(_ path: KeyPath<Wishes, Value>) -> Value { wishes[keyPath: path] }
  func taken<Value>(_ path: KeyPath<Goods, Value>) -> Value { goods[keyPath: path] }
}

@dynamicMemberLookup
final class Tray<First, Second> {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  subscript<Value>(dynamicMember path: KeyPath<First, Value>) -> Value { first[keyPath: path] }
  subscript<Value>(dynamicMember path: KeyPath<Second, Value>) -> Value { second[keyPath: path] }
}

struct Wishes: Slot {
  let asked = PublishRelay<Void>()
}

struct Goods: Slot {
  let breads = BehaviorRelay<String>(value: "")
  let price = BehaviorRelay<String>(value: "")
}

final class BakeryViewModel {
  let shelf = Shelf(wishes: Wishes(), goods: Goods())
  let tray = Tray(Wishes(), Goods())
  private let disposeBag = DisposeBag()

  init() {
    shelf.asked
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .bind(with: self) { model, _ in model.shelf.breads.accept("rye") }
      .disposed(by: disposeBag)
    shelf.asked
      .bind(with: self) { model, _ in model.shelf.price.accept("3") }
      .disposed(by: disposeBag)
    tray.asked
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .bind(with: self) { model, _ in model.tray.price.accept("4") }
      .disposed(by: disposeBag)
    tray.asked
      .bind(with: self) { model, _ in model.tray.breads.accept("rye") }
      .disposed(by: disposeBag)
  }
}

final class BakeryViewController: UIViewController {
  private let viewModel = BakeryViewModel()
  private let breads = UILabel()
  private let price = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.shelf.breads.asDriver().drive(breads.rx.text).disposed(by: disposeBag)
    viewModel.shelf.price.bind(to: price.rx.text).disposed(by: disposeBag)
    viewModel.tray.breads.bind(to: breads.rx.text).disposed(by: disposeBag)
    viewModel.tray.price.asDriver().drive(price.rx.text).disposed(by: disposeBag)
    viewModel.shelf.asked.accept(())
    viewModel.tray.asked.accept(())
  }
}
