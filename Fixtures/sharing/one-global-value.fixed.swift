// A global is one for all: whoever subscribes to it, wherever that is, and whatever is done with its elements.
import RxCocoa
import RxSwift
import UIKit

let quote = URLSession.shared.rx.json(url: URL(string: "https://example.com/quote")!)
  .map { "\($0)" }
  .asDriver(onErrorJustReturn: "")

final class QuoteViewController: UIViewController {
  private let label = UILabel()
  private let author = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    quote.drive(label.rx.text).disposed(by: disposeBag)

    // A subscription that feeds nothing runs the chain too.
    let name = URLSession.shared.rx.json(url: URL(string: "https://example.com/author")!)
      .map { "\($0)" }
      .asDriver(onErrorJustReturn: "")
    name.asObservable().subscribe().disposed(by: disposeBag)
    name.drive(author.rx.text).disposed(by: disposeBag)
  }
}

final class WidgetViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    quote.drive(label.rx.text).disposed(by: disposeBag)
  }
}
