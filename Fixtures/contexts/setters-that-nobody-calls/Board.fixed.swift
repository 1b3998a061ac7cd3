import RxCocoa
import RxSwift
import UIKit

// A property that nothing in an app sets sends nothing.

final class Board: NSObject {
  let title_ = BehaviorRelay(value: "")
  var boardTitle: String {
    get { title_.value }
    set { title_.accept(newValue) }
  }

  let count_ = BehaviorRelay(value: 0)
  var boardCount: Int = 0 {
    didSet { count_.accept(boardCount) }
  }

  let place_ = BehaviorRelay(value: "")
  var boardPlace: String {
    get { place_.value }
    set { place_.accept(newValue) }
  }

  let owner_ = BehaviorRelay(value: "")
  var boardOwner: String {
    get { owner_.value }
    set { owner_.accept(newValue) }
  }

  func move() {
    DispatchQueue.global().async { self.boardPlace = "off main" }
  }
}

// Another type's property of the same name is no change of it.
final class Plate {
  var boardTitle = ""
}

final class BoardViewController: UIViewController {
  private let label = UILabel()
  private let board = Board()
  private let plate = Plate()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    plate.boardTitle = "plate"
    board.title_.subscribe(onNext: { [unowned self] title in label.text = title }).disposed(by: disposeBag)
    board.count_.subscribe(onNext: { [unowned self] count in label.text = "\(count)" }).disposed(by: disposeBag)
    board.place_.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] place in label.text = place })
      .disposed(by: disposeBag)
    // By a key path, where the call runs that hands it on.
    board.owner_.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] owner in label.text = owner })
      .disposed(by: disposeBag)
    DispatchQueue.global().async { [board] in Self.set(\.boardOwner, of: board, to: "A") }
    board.move()
  }

  private static func set<Value>(
    _ property: ReferenceWritableKeyPath<Board, Value>, of board: Board, to value: Value
  ) {
    board[keyPath: property] = value
  }
}
