import RxCocoa
import RxSwift
import UIKit

// A `deferred` that only finds out what to send repeats nothing that anyone would miss, be it by functions; one that does
// something on the way does it for each subscriber.

final class Shelf {
  private var books = ["A", "B"]
  private var readings = 0

  func titles() -> Observable<[String]> {
    Observable.deferred { [weak self] in
      guard let self else { return .empty() }
      let titles = self.sorted()
      return .just(titles)
    }
  }

  func place() -> Observable<String> {
    Observable.deferred { [unowned self] in .just(self.kept("place") ?? "") }
  }

  func counted() -> Observable<[String]> {
    Observable.deferred { [unowned self] in .just(self.readAll()) }
  }

  private func sorted() -> [String] { first(2) }
  private func first(_ count: Int) -> [String] { count > books.count ? books : first(count - 1) }
  private func kept(_ key: String) -> String? { UserDefaults.standard.string(forKey: key) }

  private func readAll() -> [String] {
    readings += 1
    return books
  }
}

final class ShelfViewController: UIViewController {
  private let firstLabel = UILabel()
  private let lastLabel = UILabel()
  private let shelf = Shelf()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let titles = shelf.titles()
    titles.map { $0.first }.bind(to: firstLabel.rx.text).disposed(by: disposeBag)
    titles.map { $0.last }.bind(to: lastLabel.rx.text).disposed(by: disposeBag)

    let place = shelf.place()
    place.bind(to: firstLabel.rx.text).disposed(by: disposeBag)
    place.bind(to: lastLabel.rx.text).disposed(by: disposeBag)

    let counted = shelf.counted()
    counted.map { $0.first }.bind(to: firstLabel.rx.text).disposed(by: disposeBag)
    counted.map { $0.last }.bind(to: lastLabel.rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
