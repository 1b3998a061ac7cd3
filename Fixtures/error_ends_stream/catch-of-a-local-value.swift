// A value that means something only where it was written is not taken elsewhere.
import RxCocoa
import RxSwift
import UIKit

final class SuggestionsViewController: UIViewController {
  private let words = UITextField()
  private let best = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let nothing = "–"

    // Whether `nothing` means the same inside the closure is not looked into.
    words.rx.text.orEmpty
      .flatMapLatest { Suggestions.best(for: $0, in: "books") }
      .observe(on: MainScheduler.instance)
      .catchAndReturn(nothing)
      .bind(to: best.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    // These mean the same everywhere.
    words.rx.text.orEmpty
      .flatMapLatest { Suggestions.best(for: $0, in: "films") }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("?")
      .bind(to: second.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    words.rx.text.orEmpty
      .flatMapLatest { Suggestions.best(for: $0, in: "music") }
      .observe(on: MainScheduler.instance)
      .catchAndReturn(Suggestions.none)
      .bind(to: second.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}

enum Suggestions {
  static let none = "none"

  static func best(for words: String, in shelf: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/suggestions/\(shelf)?\(words)")!).map { "\($0)" }
  }
}
