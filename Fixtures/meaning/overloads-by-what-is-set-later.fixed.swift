// Overloads are told apart by their elements, also where those are of what is set later, and where nothing but the
// sequence's own type says what they are.
import RxCocoa
import RxSwift
import UIKit

struct Meal {
  let name: String
}

final class Kitchen {
  struct Table {
    var meal = Meal(name: "")
  }

  enum Order {
    case serve(Meal)
  }

  private(set) var table = Table()
  let tables = PublishRelay<Table>()

  func take(_ order: Order) {
    switch order {
    case .serve(let meal): table.meal = meal
    }
    tables.accept(table)
  }
}

func prepared(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
}

func prepared(_ meals: Observable<Meal>) -> Observable<Meal> {
  meals
}

func chilled(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers
}

func chilled(_ meals: Observable<Meal>) -> Observable<Meal> {
  meals.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
}

final class MenuViewController: UIViewController {
  private let kitchen = Kitchen()
  private let name = UILabel()
  private let cold = UILabel()
  private let empty = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    prepared(kitchen.tables.map { $0.meal })
      .map(\.name)
      .bind(to: name.rx.text)
      .disposed(by: disposeBag)
    chilled(kitchen.tables.map(\.meal))
      .asDriver(onErrorDriveWith: .empty())
      .map(\.name)
      .drive(cold.rx.text)
      .disposed(by: disposeBag)
    prepared(Observable<Meal>.never())
      .map(\.name)
      .bind(to: empty.rx.text)
      .disposed(by: disposeBag)
    kitchen.take(.serve(Meal(name: "soup")))
  }
}
