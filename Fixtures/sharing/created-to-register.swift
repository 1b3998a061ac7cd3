// RxSwift 6. A `create` that does no more than to register for what comes does for each subscriber what
// `rx.notification` does. What asks a server, or writes with each change, is an effect.
import FirebaseDatabase
import Foundation
import RealmSwift
import RxCocoa
import RxSwift
import UIKit

final class Game: Object {
  @Persisted var score = 0
}

extension Notification.Name {
  static let renamed = Notification.Name("renamed")
}

final class LeagueModel {
  private let games = try! Realm().objects(Game.self)
  private let server = Database.database().reference()
  private let center = NotificationCenter.default

  var registered: Observable<String> {
    Observable.create { [center] observer in
      let token = center.addObserver(forName: .renamed, object: nil, queue: .main) { note in
        guard let name = note.object as? String else { return }
        observer.onNext(name)
      }
      return Disposables.create { center.removeObserver(token) }
    }
  }

  var changed: Observable<String> {
    Observable.create { [games] observer in
      var token: NotificationToken?
      token = games.observe { changes in
        if case .error(let error) = changes { observer.onError(error) } else { observer.onNext("changed") }
      }
      return Disposables.create { token?.invalidate() }
    }
  }

  var watched: Observable<String> {
    Observable.create { [server] observer in
      let handle = server.observe(.value) { snapshot in observer.onNext(snapshot.key) }
      return Disposables.create { server.removeObserver(withHandle: handle) }
    }
  }

  var noted: Observable<String> {
    Observable.create { [games] observer in
      let token = games.observe { _ in
        UserDefaults.standard.set(true, forKey: "changed")
        observer.onNext("changed")
      }
      return Disposables.create { token.invalidate() }
    }
  }

  var counted: Observable<String> {
    Observable.create { [unowned self] observer in
      let token = observe { observer.onNext($0) }
      return Disposables.create { token.invalidate() }
    }
  }

  private func observe(_ tell: @escaping (String) -> Void) -> NotificationToken {
    games.observe { _ in
      UserDefaults.standard.set(true, forKey: "changed")
      tell("changed")
    }
  }
}

final class LeagueViewController: UIViewController {
  private let home = UILabel()
  private let away = UILabel()
  private let model = LeagueModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let registered = model.registered
    registered.bind(to: home.rx.text).disposed(by: disposeBag)
    registered.bind(to: away.rx.text).disposed(by: disposeBag)
    let changed = model.changed.catchAndReturn("").observe(on: MainScheduler.instance)
    changed.bind(to: home.rx.text).disposed(by: disposeBag)
    changed.bind(to: away.rx.text).disposed(by: disposeBag)
    let watched = model.watched.observe(on: MainScheduler.instance)
    watched.bind(to: home.rx.text).disposed(by: disposeBag)
    watched.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let noted = model.noted.observe(on: MainScheduler.instance)
    noted.bind(to: home.rx.text).disposed(by: disposeBag)
    noted.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let counted = model.counted.observe(on: MainScheduler.instance)
    counted.bind(to: home.rx.text).disposed(by: disposeBag)
    counted.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
