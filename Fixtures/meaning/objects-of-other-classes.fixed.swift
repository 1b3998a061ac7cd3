import RxCocoa
import RxSwift
import UIKit

/// One function makes all screens and hands each its model: what goes into one screen is of that screen's model, whatever
/// else goes through the function.
protocol Screen: AnyObject {
  associatedtype Model
  var model: Model! { get set }
}

extension Screen where Self: UIViewController {
  func given<Model>(_ model: Model) -> Self where Model == Self.Model {
    let screen = self
    screen.model = model
    return screen
  }
}

final class MenuModel {
  let dishes = PublishRelay<String>()
}

final class BillModel {
  let sums = PublishRelay<String>()

  func add() {
    DispatchQueue.global().async { self.sums.accept("3 euros") }
  }
}

final class MenuViewController: UIViewController, Screen {
  var model: MenuModel!
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.dishes.bind(to: label.rx.text).disposed(by: disposeBag)
    model.dishes.accept("soup")
  }
}

final class BillViewController: UIViewController, Screen {
  var model: BillModel!
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.sums.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    model.add()
  }
}

enum Waiter {
  static func serve() -> [UIViewController] {
    let menu = MenuModel()
    return [MenuViewController().given(menu), BillViewController().given(BillModel())]
  }
}
