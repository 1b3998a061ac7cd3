// RxSwift 6. A `create` of an app's own hands the observer, with an object, to the closure that it is given: what that sends
// is what the sequence sends, with its threads and its errors.
import RxCocoa
import RxSwift
import UIKit

enum Gone: Error { case object }

extension PrimitiveSequence where Trait == SingleTrait {
  static func create<A: AnyObject>(
    weak object: A, subscribe: @escaping (A, @escaping SingleObserver) -> Disposable
  ) -> Single<Element> {
    Single<Element>.create { [weak object] observer in
      guard let object else {
        observer(.failure(Gone.object))
        return Disposables.create()
      }
      return subscribe(object, observer)
    }
  }
}

final class LockerStore {
  private let count = BehaviorRelay(value: 1)
  private let queue = SerialDispatchQueueScheduler(qos: .utility)

  func read() -> Single<String> {
    Single.create(weak: self) { (self, observer) -> Disposable in
      let reading = self.count.take(1).asSingle().map { "\($0)" }
        .subscribe { event in
          switch event {
          case .success(let text): observer(.success(text))
          case .failure(let error): observer(.failure(error))
          }
        }
      return Disposables.create { reading.dispose() }
    }
    .subscribe(on: queue)
  }

  func ask() -> Single<String> {
    Single.create(weak: self) { store, observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/locker")!) { _, _, _ in
        DispatchQueue.main.async { observer(.success("open")) }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class LockerViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let store = LockerStore()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.read()
      .subscribe(onSuccess: { [weak self] in self?.first.text = $0 })  // expect: main_thread
      .disposed(by: disposeBag)
    store.ask()
      .subscribe(onSuccess: { [weak self] in self?.second.text = $0 })
      .disposed(by: disposeBag)
  }
}
