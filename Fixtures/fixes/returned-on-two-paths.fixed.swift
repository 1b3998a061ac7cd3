// One name is returned on two paths of a closure: each of them is converted.
import RxCocoa
import RxSwift
import UIKit

final class PoemViewController: UIViewController {
  private let bar = UISearchBar()
  private let lines = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    bar.rx.text.orEmpty.asDriver()
      .flatMapLatest { word -> Driver<[String]> in
        let found = Anthology.lines(with: word)
        if word.isEmpty { return found.asDriver(onErrorJustReturn: []) }
        return found.map { $0.filter { !$0.isEmpty } }
          .asDriver(onErrorJustReturn: [])
      }
      .map { $0.joined(separator: "\n") }
      .drive(lines.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Anthology {
  static func lines(with word: String) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/lines/\(word)")!).map { $0 as? [String] ?? [] }
  }
}
