// RxSwift 6. What a listener sends goes on until it is removed: an error that is caught below a request for each of its
// elements ends that. A single answer, which is sent as it comes, has nothing more to lose.
import FirebaseFirestore
import RxCocoa
import RxSwift
import UIKit

final class ChatStore {
  private let store = Firestore.firestore()

  func messages() -> Observable<String> {
    Observable.create { [store] observer in
      let listening = store.collection("chat").addSnapshotListener { snapshot, error in
        guard let snapshot else {
          observer.onError(error ?? CancellationError())
          return
        }
        observer.onNext("\(snapshot.count)")
      }
      return Disposables.create { listening.remove() }
    }
  }

  func history() -> Observable<String> {
    Observable.create { [store] observer in
      store.collection("chat").getDocuments { snapshot, error in
        guard let snapshot else {
          observer.onError(error ?? CancellationError())
          return
        }
        observer.onNext("\(snapshot.count)")
      }
      return Disposables.create()
    }
  }

  func author(_ message: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(message)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

final class ChatViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let fifth = UILabel()
  private let members = BehaviorRelay(value: "")
  private let store = ChatStore()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.messages()
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { [store] in store.author($0).asDriver(onErrorJustReturn: "") }
      .drive(first.rx.text)
      .disposed(by: disposeBag)
    store.messages()
      .flatMapLatest { [store] in store.author($0).catchAndReturn("") }
      .asDriver(onErrorJustReturn: "")
      .drive(second.rx.text)
      .disposed(by: disposeBag)
    store.history()
      .flatMapLatest { [store] in store.author($0) }
      .asDriver(onErrorJustReturn: "")
      .drive(third.rx.text)
      .disposed(by: disposeBag)

    // Beside a listener that fails there may be nothing more to take away: of one answer, and of the listener itself.
    store.history().catchAndReturn("").bind(to: members).disposed(by: disposeBag)
    let messages = store.messages().share()
    Observable.combineLatest(messages, members) { $0 + $1 }
      .asDriver(onErrorJustReturn: "")
      .drive(fourth.rx.text)
      .disposed(by: disposeBag)
    messages.map(\.count).distinctUntilChanged().withLatestFrom(messages)
      .asDriver(onErrorJustReturn: "")
      .drive(fifth.rx.text)
      .disposed(by: disposeBag)
  }
}
