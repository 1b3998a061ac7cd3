// RxSwift 6. A `create` that only sends what is there already does for each subscriber what `just` does. Whatever asks
// somebody, starts something or writes is an effect.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Wins {
  var home: Int
  var away: Int
}

struct Shown {
  var name: String
}

final class TeamModel {
  let names = PublishRelay<String>()
  var name = "Rovers"
  var results: [Int] = []
  private var reads = 0

  var wins: Observable<Wins> {
    Observable.create { observer in
      let results = self.results
      observer.onNext(Wins(home: results.count, away: results.first ?? 0))
      observer.onCompleted()
      return Disposables.create()
    }
  }

  var title: Single<String> {
    .create { [unowned self] answer in
      if name.isEmpty { answer(.success("?")) } else { answer(.success(name)) }
      return Disposables.create()
    }
  }

  var kept: Observable<String> {
    Observable.create { observer in
      let defaults = UserDefaults.standard
      if let name = defaults.string(forKey: "team") { observer.onNext(name) }
      observer.onNext(UserDefaults.standard.object(forKey: "league") as? String ?? "?")
      observer.onCompleted()
      return Disposables.create()
    }
  }

  var counted: Observable<Wins> {
    Observable.create { observer in
      self.reads += 1
      observer.onNext(Wins(home: self.reads, away: 0))
      return Disposables.create()
    }
  }

  var asked: Observable<Wins> {
    Observable.create { observer in
      observer.onNext(Wins(home: self.recount(), away: 0))
      return Disposables.create()
    }
  }

  var later: Observable<Wins> {
    Observable.create { observer in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        observer.onNext(Wins(home: 0, away: 0))
      }
      return Disposables.create { timer.invalidate() }
    }
  }

  /// What is handed on is what the chain is: a relay's changes, or a request.
  var renamed: Observable<String> {
    Observable.create { observer in
      let shown = Shown(name: self.name)
      observer.onNext(shown.name)
      return self.names.filter { $0 != shown.name }.flatMap { Observable.just($0 + "!") }.bind(to: observer)
    }
  }

  var moved: Observable<String> {
    .create { [names] in names.map { $0.uppercased() }.subscribe($0) }
  }

  var fetched: Observable<String> {
    Observable.create { observer in
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/team")!))
        .map { "\($0.count)" }
        .catchAndReturn("")
        .observe(on: MainScheduler.instance)
        .subscribe(observer)
    }
  }

  var written: Observable<String> {
    Observable.create { observer in
      self.names.do(onNext: { self.results.append($0.count) }).bind(to: observer)
    }
  }

  var told: Observable<String> {
    Observable.create { observer in
      self.names.subscribe { event in
        self.reads += 1
        observer.on(event)
      }
    }
  }

  private func recount() -> Int {
    UserDefaults.standard.set(results.count, forKey: "recounted")
    return results.count
  }
}

final class TeamViewController: UIViewController {
  private let home = UILabel()
  private let away = UILabel()
  private let model = TeamModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let wins = model.wins
    wins.map { "\($0.home)" }.bind(to: home.rx.text).disposed(by: disposeBag)
    wins.map { "\($0.away)" }.bind(to: away.rx.text).disposed(by: disposeBag)
    let title = model.title
    title.subscribe(onSuccess: { [home] in home.text = $0 }).disposed(by: disposeBag)
    title.subscribe(onSuccess: { [away] in away.text = $0 }).disposed(by: disposeBag)
    let kept = model.kept
    kept.bind(to: home.rx.text).disposed(by: disposeBag)
    kept.bind(to: away.rx.text).disposed(by: disposeBag)
    let counted = model.counted
    counted.map { "\($0.home)" }.bind(to: home.rx.text).disposed(by: disposeBag)
    counted.map { "\($0.away)" }.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let asked = model.asked
    asked.map { "\($0.home)" }.bind(to: home.rx.text).disposed(by: disposeBag)
    asked.map { "\($0.away)" }.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let later = model.later
    later.map { "\($0.home)" }.bind(to: home.rx.text).disposed(by: disposeBag)
    later.map { "\($0.away)" }.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let renamed = model.renamed
    renamed.bind(to: home.rx.text).disposed(by: disposeBag)
    renamed.bind(to: away.rx.text).disposed(by: disposeBag)
    let moved = model.moved
    moved.bind(to: home.rx.text).disposed(by: disposeBag)
    moved.bind(to: away.rx.text).disposed(by: disposeBag)
    let fetched = model.fetched
    fetched.bind(to: home.rx.text).disposed(by: disposeBag)
    fetched.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let written = model.written
    written.bind(to: home.rx.text).disposed(by: disposeBag)
    written.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let told = model.told
    told.bind(to: home.rx.text).disposed(by: disposeBag)
    told.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    model.names.accept("Rovers")
  }
}
