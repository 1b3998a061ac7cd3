// What a superclass calls `Model` is what its subclass says.
import RxCocoa
import RxSwift
import UIKit

class ModelViewController<Model>: UIViewController {
  var model: Model
  let disposeBag = DisposeBag()

  init(_ model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

class ListViewController<Item>: ModelViewController<Item> {}

final class WordsModel {
  let words = BehaviorRelay<[String]>(value: [])
  let counts = PublishRelay<Int>()

  func count() {
    DispatchQueue.global().async { self.counts.accept(1) }
  }
}

final class WordsViewController: ListViewController<WordsModel> {
  private let first = UILabel()
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.words.map { $0.first }.bind(to: first.rx.text).disposed(by: disposeBag)
    model.counts.map { "\($0)" }
      .bind(to: count.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
