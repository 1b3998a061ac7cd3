// Overloads that take more arguments, or any number of them.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Library {
  func title(of book: Int, in language: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(language)/\(book)")!).map { "\($0)" }
  }

  func title(of book: Int) -> Observable<String> { .just("Book \(book)") }

  func titles(_ book: Int) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(book)")!).map { "\($0)" }
  }

  func titles(_ books: Int...) -> Observable<String> { .just("\(books.count) books") }

  func shelf(_ books: Int..., sorted: Bool) -> Observable<String> { .just("\(books.count) \(sorted)") }

  func shelf(_ books: Int...) -> Observable<String> { .error(RxError.noElements) }
}

final class LibraryViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
  private let library = Library()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    library.title(of: 1).bind(to: labels[0].rx.text).disposed(by: disposeBag)
    library.title(of: 1, in: "de")
      .asDriver(onErrorJustReturn: "")
      .drive(labels[0].rx.text)
      .disposed(by: disposeBag)
    library.titles(1, 2).bind(to: labels[1].rx.text).disposed(by: disposeBag)
    library.titles(1).asDriver(onErrorJustReturn: "").drive(labels[1].rx.text).disposed(by: disposeBag)
    library.shelf(1, 2, sorted: true).bind(to: labels[2].rx.text).disposed(by: disposeBag)
    library.shelf(1, 2, 3).asDriver(onErrorJustReturn: "").drive(labels[3].rx.text).disposed(by: disposeBag)
  }
}
