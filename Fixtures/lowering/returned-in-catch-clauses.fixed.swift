// RxSwift 6. What a `catch` clause returns, a function returns as well as what stands before it.
import CoreData
import RxCocoa
import RxSwift
import UIKit

final class NoteStore {
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) {
    self.context = context
  }

  func save(_ text: String) -> Observable<String> {
    do {
      try context.save()
      return .just(text)
    } catch {
      print("not saved: \(error)")
      return .error(error)
    }
  }

  func count() -> RxSwift.Observable<Int> {
    do {
      return Observable.just(try context.count(for: NSFetchRequest(entityName: "Note")))
    } catch let failure as NSError where failure.code == 134 {
      return .just(0)
    } catch {
      return Observable.error(error)
    }
  }

  func kept(_ text: String) -> Observable<String> {
    do {
      try context.save()
      return .just(text)
    } catch {
      return .just("–")
    }
  }

  func later(_ text: String) -> Observable<String> {
    do {
      try context.save()
    } catch is CancellationError {
      return Observable.just(text).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    } catch {}
    return .just(text)
  }
}

final class NoteViewController: UIViewController {
  private let field = UITextField()
  private let button = UIButton()
  private let label = UILabel()
  private let store: NoteStore
  private let disposeBag = DisposeBag()

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = field.rx.text.orEmpty
    texts.asDriver().flatMapLatest { [store] in store.save($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    button.rx.tap.flatMap { [weak self] in self?.store.count() ?? .empty() }
      .map { "\($0)" }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    texts.flatMapLatest { [store] in store.kept($0) }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    texts.asDriver().flatMapLatest { [store] in store.later($0).asDriver(onErrorDriveWith: .empty()) }
      .drive(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
  }
}
