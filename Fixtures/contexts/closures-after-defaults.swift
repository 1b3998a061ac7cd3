import RxCocoa
import RxSwift
import UIKit

/// A closure after the call goes to the parameter that is a function, also where an alias says so and one with a default
/// stands before it.
final class Desk {
  typealias Answer = ((Int) -> Void)
  typealias Questions = [String: String]

  func ask(_ path: String, questions: Questions? = nil, answer: @escaping Answer) {
    DispatchQueue.main.async { answer(path.count) }
  }

  func post(_ path: String, questions: Questions? = nil, answer: @escaping Desk.Answer) {
    DispatchQueue.global().async { answer(path.count) }
  }
}

final class DeskViewController: UIViewController {
  private let askedLabel = UILabel()
  private let postedLabel = UILabel()
  private let asked = PublishRelay<Int>()
  private let posted = PublishRelay<Int>()
  private let desk = Desk()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    asked.map(String.init).bind(to: askedLabel.rx.text).disposed(by: disposeBag)
    posted.map(String.init).bind(to: postedLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    desk.ask("door") { [asked] length in asked.accept(length) }
    desk.post("window") { [posted] length in posted.accept(length) }
  }
}
