// An object of a library, not a sequence: its callbacks come where the library says, on main.
import FirebaseDatabase
import RxCocoa
import RxSwift
import UIKit

final class PostService {
  private let database: DatabaseReference

  init() {
    database = Database.database().reference()
  }

  func delete(_ path: String) -> Single<Void> {
    Single.create { [database] single in
      let child = database.child(path)
      child.removeValue { error, _ in
        single(error.map { .failure($0) } ?? .success(()))
      }
      return Disposables.create()
    }
  }

  func post(_ path: String) -> Observable<String> {
    Observable.create { [database] observer in
      let child = database.child(path)
      let handle = child.observe(.value) { snapshot in
        observer.onNext("\(snapshot.value ?? "")")
      }
      return Disposables.create { child.removeObserver(withHandle: handle) }
    }
  }
}

final class PostViewController: UIViewController {
  private let label = UILabel()
  private let service = PostService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.delete("posts/1")
      .subscribe(onSuccess: { [weak self] in self?.label.text = "deleted" })
      .disposed(by: disposeBag)
    service.post("posts/2")
      .bind(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: disposeBag)
  }
}
