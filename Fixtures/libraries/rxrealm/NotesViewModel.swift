// A live collection of Realm tells on the thread that subscribes, and can fail.
import RealmSwift
import RxCocoa
import RxRealm
import RxSwift

final class Note: Object {
  @Persisted var text = ""
}

final class NotesViewModel {
  let count: Observable<String>
  let newest: Driver<String>

  init(realm: Realm) {
    let notes = realm.objects(Note.self)
    count = Observable.collection(from: notes).map { "\($0.count)" }
    newest = Observable.array(from: notes)
      .map { $0.last?.text ?? "" }
      .asDriver(onErrorJustReturn: "")
  }
}
