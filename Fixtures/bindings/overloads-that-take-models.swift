// RxSwift 6. An app's own `drive(_:)` takes a model, RxCocoa's an observer: which of them is meant says what is handed over,
// also where what is subscribed to is not in sight.
import Chapters
import RxCocoa
import RxSwift
import UIKit

final class Shelf<Item> {
  var item: Item?
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  func drive(_ shelf: Shelf<Element>) -> Disposable {
    drive(onNext: { shelf.item = $0 })
  }
}

extension Reactive where Base: UIViewController {
  var shown: Binder<String> {
    Binder(base) { screen, title in screen.navigationItem.title = title }
  }
}

final class ChapterViewController: UIViewController {
  private let label = UILabel()
  private let shelf = Shelf<String>()
  private let chapters = Chapters()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/chapter")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asDriver(onErrorJustReturn: "")
    text.drive(shelf).disposed(by: disposeBag)
    text.drive(rx.shown).disposed(by: disposeBag)
    chapters.opened?.title.drive(rx.shown).disposed(by: disposeBag)
    chapters.opened?.title.map { $0 + "…" }.drive(label.rx.text).disposed(by: disposeBag)
    chapters.opened?.title.drive(shelf).disposed(by: disposeBag)
  }
}
