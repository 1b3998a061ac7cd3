// RxSwift 6 and Swinject. What a container's factory does is done where somebody asks the container for its type.
import Foundation
import RxCocoa
import RxSwift
import Swinject
import UIKit

protocol Greeting: AnyObject {
  var words: BehaviorRelay<String> { get }
}

final class Greeter: Greeting {
  let words: BehaviorRelay<String>

  init(_ board: Board) {
    words = board.words
    board.words.accept("Hello")
  }
}

final class Counter {
  init(_ board: Board) { board.counts.accept(1) }
}

final class Forgotten {
  init(_ board: Board) { board.rests.accept(1) }
}

final class Board {
  let words = BehaviorRelay(value: "")
  let counts = BehaviorRelay(value: 0)
  let rests = BehaviorRelay(value: 0)
}

enum Assembly {
  static let board = Board()

  static func fill(_ container: Container) {
    container.register(Greeting.self) { _ in Greeter(board) }
    container.register(Counter.self) { _ in Counter(board) }
    container.register(Forgotten.self) { _ in Forgotten(board) }
  }
}

final class GreetingViewController: UIViewController {
  private let wordsLabel = UILabel()
  private let countLabel = UILabel()
  private let restLabel = UILabel()
  private let container = Container()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Assembly.fill(container)
    Assembly.board.words.bind(to: wordsLabel.rx.text).disposed(by: disposeBag)
    Assembly.board.counts.map { "\($0)" }
      .bind(to: countLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    Assembly.board.rests.map { "\($0)" }.bind(to: restLabel.rx.text).disposed(by: disposeBag)
    _ = container.resolve(Greeting.self)
    DispatchQueue.global().async { [container] in
      _ = container.resolve(Counter.self)
    }
  }
}
