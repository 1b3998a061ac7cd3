import FirebaseFirestore
import RxCocoa
import RxSwift
import UIKit

// `Firestore.firestore()` is named after what it hands out: an object of that class, to which the app adds methods.

extension Firestore {
  func drafts(of author: String) -> DocumentReference { document("drafts/" + author) }
}

extension DocumentReference {
  func text() -> Observable<String> {
    .create { observer in
      self.getDocument { snapshot, error in
        if let error { return observer.onError(error) }
        observer.onNext(snapshot?.documentID ?? "")
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}

final class DraftViewController: UIViewController {
  private let draftLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Firestore.firestore().drafts(of: "Ada").text()
      .bind(to: draftLabel.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    Firestore.firestore().drafts(of: "Ada").text()
      .asDriver(onErrorJustReturn: "")
      .drive(draftLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
