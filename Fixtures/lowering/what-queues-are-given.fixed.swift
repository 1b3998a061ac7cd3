import CoreData
import RxCocoa
import RxSwift
import UIKit

// What the project adds to queues and contexts is what it is, although they are known for their threads alone.

extension NSManagedObjectContext {
  func names(_ prefix: String) -> Observable<String> {
    Observable.create { observer in
      let request = NSFetchRequest<NSFetchRequestResult>(entityName: "City")
      do {
        observer.onNext(prefix + String(try self.count(for: request)))
      } catch {
        observer.onError(error)
      }
      return Disposables.create()
    }
  }
}

extension DispatchQueue {
  func ticks() -> Observable<String> {
    Observable.create { observer in
      self.async { observer.onNext("tick") }
      return Disposables.create()
    }
  }
}

final class Stack {
  lazy var context: NSManagedObjectContext = {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    return context
  }()
}

final class Cities: UIViewController {
  private let stack = Stack()
  private let queue = DispatchQueue(label: "ticks")
  private let field = UITextField()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let context = stack.context
    field.rx.text.orEmpty.asDriver().flatMapLatest { context.names($0).asDriver(onErrorJustReturn: "") }.drive(label.rx.text).disposed(by: bag)
    queue.ticks().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: bag)
  }
}
