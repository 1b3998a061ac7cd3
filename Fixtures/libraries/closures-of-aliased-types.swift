// A library's type by an alias, by its written initialiser and by a type that is written elsewhere calls back where it does
// by its own name: a data source asks for its cells on main.
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

final class ShelfViewController: UIViewController {
  typealias Books = SectionModel<String, String>
  typealias Shelf = RxTableViewSectionedReloadDataSource<Books>

  private let shown = PublishRelay<String>()
  private let opened = PublishRelay<String>()
  private let asked = PublishRelay<String>()
  private let requested = PublishRelay<String>()
  private let table = UITableView()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  private lazy var first = Shelf(configureCell: { [weak self] _, _, _, title in
    self?.shown.accept(title)
    return UITableViewCell()
  })

  private lazy var second: Shelf = .init(configureCell: { [weak self] _, _, _, title in
    self?.opened.accept(title)
    return UITableViewCell()
  })

  override func viewDidLoad() {
    super.viewDidLoad()
    let third = Shelf.init(configureCell: { [weak self] _, _, _, title in
      self?.asked.accept(title)
      return UITableViewCell()
    })
    let sections = Observable.just([Books(model: "", items: ["a"])])
    for source in [first, second, third] {
      sections.bind(to: UITableView().rx.items(dataSource: source)).disposed(by: disposeBag)
    }
    shown.bind(to: label.rx.text).disposed(by: disposeBag)
    opened.bind(to: label.rx.text).disposed(by: disposeBag)
    asked.bind(to: label.rx.text).disposed(by: disposeBag)

    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { [weak self] _, _, _ in
      self?.requested.accept("")
    }.resume()
    requested.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
  }
}
