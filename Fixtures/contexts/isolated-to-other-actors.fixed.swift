import RxCocoa
import RxSwift
import UIKit

// A global actor of the app's own runs off main, from wherever its code is awaited.

@globalActor
actor Archivist {
  static let shared = Archivist()
}

@Archivist
final class Shelf {
  nonisolated let books = PublishRelay<String>()
  nonisolated init() {}
  func read() { books.accept("book") }
}

final class Desk {
  let letters = PublishRelay<String>()
  let notes = PublishRelay<String>()
  let stamps = PublishRelay<String>()
  @Archivist func open() { letters.accept("letter") }
  @MainActor func write() { notes.accept("note") }
  @MainActor func stamp() { Task { @Archivist in stamps.accept("stamp") } }
}

final class ArchiveViewController: UIViewController {
  private let label = UILabel()
  private let shelf = Shelf()
  private let desk = Desk()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    shelf.books.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    desk.letters.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    desk.notes.bind(to: label.rx.text).disposed(by: disposeBag)
    desk.stamps.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    desk.write()
    desk.stamp()
    Task {
      await shelf.read()
      await desk.open()
    }
  }
}
