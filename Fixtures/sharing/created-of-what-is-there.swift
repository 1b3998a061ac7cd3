// RxSwift 6. A `create` that only sends what is there already does for each subscriber what `just` does. Whatever asks
// somebody, starts something or writes is an effect.
import RxCocoa
import RxSwift
import UIKit

struct Wins {
  var home: Int
  var away: Int
}

final class TeamModel {
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
    let counted = model.counted
    counted.map { "\($0.home)" }.bind(to: home.rx.text).disposed(by: disposeBag)
    counted.map { "\($0.away)" }.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let asked = model.asked
    asked.map { "\($0.home)" }.bind(to: home.rx.text).disposed(by: disposeBag)
    asked.map { "\($0.away)" }.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
    let later = model.later
    later.map { "\($0.home)" }.bind(to: home.rx.text).disposed(by: disposeBag)
    later.map { "\($0.away)" }.bind(to: away.rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
