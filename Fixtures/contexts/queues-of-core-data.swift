// A context of Core Data is a queue as well: its kind says where `perform` runs, however it is held.
import CoreData
import RxCocoa
import RxSwift
import UIKit

final class Shelf {
  private let container = NSPersistentContainer(name: "shelf")
  private let reading: NSManagedObjectContext
  private let writing: NSManagedObjectContext
  private lazy var importing = container.newBackgroundContext()

  init() {
    reading = container.viewContext
    writing = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  func read(_ done: @escaping (String) -> Void) {
    reading.perform { done("read") }
  }

  func write(_ done: @escaping (String) -> Void) {
    let context = self.writing
    context.perform { done("written") }
  }

  func load(_ done: @escaping (String) -> Void) {
    importing.perform { done("imported") }
  }

  func clear(_ done: @escaping (String) -> Void) {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType).perform { done("cleared") }
  }
}

final class ShelfViewController: UIViewController {
  private let shelf = Shelf()
  private let label = UILabel()
  private let read = PublishRelay<String>()
  private let written = PublishRelay<String>()
  private let imported = PublishRelay<String>()
  private let cleared = PublishRelay<String>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    read.bind(to: label.rx.text).disposed(by: bag)
    written.bind(to: label.rx.text).disposed(by: bag) // expect: main_thread
    imported.bind(to: label.rx.text).disposed(by: bag) // expect: main_thread
    cleared.bind(to: label.rx.text).disposed(by: bag)
    shelf.read { [read] in read.accept($0) }
    shelf.write { [written] in written.accept($0) }
    shelf.load { [imported] in imported.accept($0) }
    shelf.clear { [cleared] in cleared.accept($0) }
  }
}
