// Overloads are chosen by the types that are written, whatever callers hand in.
import RxCocoa
import RxSwift
import UIKit

struct Shelf {
  func books(with number: Int) -> Observable<String> { .just("\(number)") }

  func books(with isLent: Bool) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/lent")!)).map(\.description)
  }
}

final class Librarian {
  private let shelf = Shelf()

  func lent(_ isLent: Bool) -> Observable<String> { shelf.books(with: isLent) }
  func numbered(_ number: Int) -> Observable<String> { shelf.books(with: number) }
}

final class ShelfViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let librarian = Librarian()

  override func viewDidLoad() {
    super.viewDidLoad()
    librarian.lent(true).bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread error_handling
    librarian.numbered(7).bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
