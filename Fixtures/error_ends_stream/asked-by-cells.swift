// RxSwift 6. A table asks for its cells whenever it is scrolled, also after its last element: what a cell asks for is asked
// for again, and an error that is caught too far below takes that away.
import RxCocoa
import RxSwift
import UIKit

final class ShelfModel {
  let more = PublishSubject<Void>()
  let first = PublishSubject<Void>()

  func books(_ trigger: Observable<Void>) -> Driver<[String]> {
    trigger
      .flatMapLatest {
        URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/books")!))
          .map { [String(decoding: $0, as: UTF8.self)] }
      }
      .scan([], accumulator: +)
      .asDriver(onErrorJustReturn: [])
  }
}

final class ShelfViewController: UIViewController {
  private let endless = UITableView()
  private let fixed = UITableView()
  private let model = ShelfModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.books(model.more)
      .drive(endless.rx.items(cellIdentifier: "book", cellType: UITableViewCell.self)) { [weak self] row, title, cell in // expect: error_ends_stream
        cell.textLabel?.text = title
        if row > 20 { self?.model.more.onNext(()) }
      }
      .disposed(by: disposeBag)
    model.books(model.first)
      .drive(fixed.rx.items(cellIdentifier: "book", cellType: UITableViewCell.self)) { _, title, cell in
        cell.textLabel?.text = title
      }
      .disposed(by: disposeBag)
    model.more.onNext(())
    model.first.onNext(())
  }
}
