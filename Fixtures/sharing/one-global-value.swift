// A global is one for all: whoever subscribes to it, wherever that is, and whatever is done with its elements.
import RxCocoa
import RxSwift
import UIKit

let quote = URLSession.shared.rx.json(url: URL(string: "https://example.com/quote")!)
  .map { "\($0)" }
  .observe(on: MainScheduler.instance)
  .catchAndReturn("")

final class QuoteViewController: UIViewController {
  private let label = UILabel()
  private let author = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    quote.bind(to: label.rx.text).disposed(by: disposeBag)

    // A subscription that feeds nothing runs the chain too.
    let name = URLSession.shared.rx.json(url: URL(string: "https://example.com/author")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
    name.subscribe().disposed(by: disposeBag)
    name.bind(to: author.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}

final class WidgetViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    quote.bind(to: label.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
