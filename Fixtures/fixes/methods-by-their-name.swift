// A method that is handed by its name becomes a closure, which holds what the name held: the object, and not `self`.
import RxCocoa
import RxSwift
import UIKit

final class Answers {
  static let shared = Answers(to: "shared")
  private let topic: String

  init(to topic: String) { self.topic = topic }

  func text(for query: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(topic)/\(query)")!))
      .map { "\($0.count)" }
      .observe(on: MainScheduler.instance)
  }
}

final class AnswersViewController: UIViewController {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  private let answers = Answers(to: "own")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.rx.text.orEmpty
      .flatMapLatest(answers.text)
      .bind(to: a.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    field.rx.text.orEmpty
      .flatMapLatest(Answers.shared.text)
      .bind(to: b.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    let others = Answers(to: "other")
    field.rx.text.orEmpty
      .flatMapLatest(others.text)
      .bind(to: c.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
