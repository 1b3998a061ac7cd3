// RxSwift 6. What a class, or a protocol, asks of the main actor holds for the classes below it: a task that they begin
// runs there.
import RxCocoa
import RxSwift
import UIKit

@MainActor
class ScreenModel {}

class ListModel<Row>: ScreenModel {
  let rows = BehaviorRelay<[Row]>(value: [])
}

@MainActor
protocol Refreshing {
  func refresh()
}

final class BookModel: ListModel<String> {
  let count = PublishRelay<Int>()
  let apart = PublishRelay<Int>()

  func refresh() {
    Task { count.accept(await load()) }
    Task.detached { [apart] in apart.accept(1) }
  }

  private func load() async -> Int { 1 }
}

final class FilmModel: Refreshing {
  let count = PublishRelay<Int>()

  func refresh() {
    Task { count.accept(await load()) }
  }

  private func load() async -> Int { 1 }
}

final class SongModel {
  let count = PublishRelay<Int>()
  let length = PublishRelay<Int>()

  func refresh() {
    Task { count.accept(await load()) }
    Task.init { length.accept(await load()) }
  }

  private func load() async -> Int { 1 }
}

final class ShelfViewController: UIViewController {
  private let label = UILabel()
  private let books = BookModel()
  private let films = FilmModel()
  private let songs = SongModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    books.count
      .subscribe(onNext: { [label] in label.text = "\($0)" })
      .disposed(by: disposeBag)
    books.apart
      .subscribe(onNext: { [label] in label.text = "\($0)" }) // expect: main_thread
      .disposed(by: disposeBag)
    films.count
      .subscribe(onNext: { [label] in label.text = "\($0)" })
      .disposed(by: disposeBag)
    songs.count
      .subscribe(onNext: { [label] in label.text = "\($0)" }) // expect: main_thread
      .disposed(by: disposeBag)
    songs.length
      .subscribe(onNext: { [label] in label.text = "\($0)" }) // expect: main_thread
      .disposed(by: disposeBag)
    books.refresh()
    films.refresh()
    songs.refresh()
  }
}
