// What a class calls on itself is what the classes below make of it, where those are made; its own is left where something
// makes one that has it.
import RxCocoa
import RxSwift
import UIKit

class SearchScreen: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  var hints: Observable<String> { .just("") }

  func results() -> Observable<String> { .just("none") }

  func reload() -> Observable<String> { .error(RxError.noElements) }

  func kept() -> Observable<String> { .just("kept") }

  override func viewDidLoad() {
    super.viewDidLoad()
    hints.bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
    self.results().bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
    kept().bind(to: label.rx.text).disposed(by: disposeBag)
    button.rx.tap.flatMapLatest { [unowned self] in self.reload() }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class BookSearchScreen: SearchScreen {
  override var hints: Observable<String> { load("hints") }

  override func results() -> Observable<String> { load("books") }

  override func reload() -> Observable<String> { .just("books") }
}

final class FilmSearchScreen: SearchScreen {
  override func reload() -> Observable<String> { load("films").observe(on: MainScheduler.instance).catchAndReturn("") }
}

// Made itself, too: its own is called.
class ListModel {
  func items() -> Observable<String> { load("items") }

  func all() -> Observable<String> { items() }
}

final class CachedListModel: ListModel {
  override func items() -> Observable<String> { .just("cached") }
}

// Never made: only what is below it is.
class BaseModel {
  func items() -> Observable<String> { load("items") }

  func all() -> Observable<String> { items() }
}

final class LocalModel: BaseModel {
  override func items() -> Observable<String> { .just("local") }
}

final class ListViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    show(ListModel(), LocalModel())
    show(CachedListModel(), LocalModel())
  }

  private func show(_ list: ListModel, _ base: BaseModel) {
    list.all().bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
    base.all().bind(to: label.rx.text).disposed(by: disposeBag)
  }

  @objc private func open() {
    present(BookSearchScreen(), animated: true)
    present(FilmSearchScreen(), animated: true)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

private func load(_ path: String) -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
