import RxCocoa
import RxSwift
import UIKit

// A collection's own `map` is told apart from the standard library's by what it takes.

protocol Conversion {
  associatedtype Input
  associatedtype Output

  func convert(_ input: Input) -> Output
}

extension Collection {
  func map<Converter: Conversion>(_ converter: Converter) -> [Converter.Output] where Element == Converter.Input {
    map { converter.convert($0) }
  }
}

struct Line {
  let text: Observable<String>
}

struct Typesetter: Conversion {
  func convert(_ input: String) -> Line {
    Line(text: Observable.just(input))
  }
}

struct Censor: Conversion {
  func convert(_ input: String) -> Observable<String> {
    Observable.error(RxError.unknown)
  }
}

final class LinesViewController: UIViewController {
  private let linesLabel = UILabel()
  private let censoredLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let words = [String](repeating: "word", count: 2)

    Observable.merge(words.map(Typesetter()).map { $0.text })
      .bind(to: linesLabel.rx.text)
      .disposed(by: disposeBag)

    Observable.merge(words.map(Censor()))
      .bind(to: censoredLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
