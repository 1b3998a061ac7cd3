// Who extends an alias of a type that nobody in sight declares extends that type: an alias of an alias, one inside a type,
// and one of a sequence.
import RxCocoa
import RxSwift
import UIKit

typealias ShelfRow = UITableViewCell
typealias ShelfTag = ShelfRow
enum ShelfKit {
  typealias Line = UILabel
  typealias Titles = Observable<String>
}

extension ShelfRow {
  func show(_ text: String) { textLabel?.text = text }
}

extension ShelfTag {
  var caption: Binder<String> { Binder(self) { row, text in row.detailTextLabel?.text = text } }
}

extension ShelfKit.Line {
  func put(_ text: String) { self.text = text }
}

extension ShelfKit.Titles {
  func settled() -> Observable<Element> { observe(on: MainScheduler.instance) }
}

func shelfTitles() -> ShelfKit.Titles {
  URLSession.shared.rx.json(url: URL(string: "https://example.com/shelf")!).map { "\($0)" }.catchAndReturn("")
}

final class ShelfViewController: UIViewController {
  private let row = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let tag: ShelfRow = ShelfRow(style: .default, reuseIdentifier: nil)
  private let line = ShelfKit.Line()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    shelfTitles().observe(on: MainScheduler.instance).subscribe(onNext: { [row] in row.show($0) }).disposed(by: disposeBag)
    shelfTitles().asDriver(onErrorDriveWith: .empty()).drive(tag.caption).disposed(by: disposeBag)
    shelfTitles().observe(on: MainScheduler.instance).subscribe(onNext: { [line] in line.put($0) }).disposed(by: disposeBag)
    shelfTitles().settled().subscribe(onNext: { [row] in row.show($0) }).disposed(by: disposeBag)
    shelfTitles().settled().bind(to: row.caption).disposed(by: disposeBag)
  }
}
