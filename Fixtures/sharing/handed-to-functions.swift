// RxSwift 6. What a function is handed runs for each subscription that it makes: the parameter is a name as any other. A
// share before it is handed on, or the first thing that the function does, keeps that to one run.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Outcome {
  case won, lost, tied
}

final class MatchModel {
  let won = PublishSubject<Void>()
  let lost = PublishSubject<Void>()
  private let disposeBag = DisposeBag()

  func follow(_ moves: Observable<Int>) {
    moves.map(submit).subscribe(onNext: tell).disposed(by: disposeBag)
  }

  func submit(_ move: Int) -> Observable<Outcome> {
    Observable.create { observer in
      let url = URL(string: "https://example.com/moves/\(move)")!
      let task = URLSession.shared.dataTask(with: url) { _, _, error in
        observer.onNext(error == nil ? .won : .lost)
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
    .observe(on: MainScheduler.instance)
  }

  private func tell(_ outcome: Observable<Outcome>) {
    outcome.filter { $0 == .won }.map { _ in }.bind(to: won).disposed(by: disposeBag)
    outcome.filter { $0 == .lost }.map { _ in }.bind(to: lost).disposed(by: disposeBag) // expect: sharing
  }
}

final class MatchViewController: UIViewController {
  private let labels = (0..<8).map { _ in UILabel() }
  private let button = UIButton()
  private let model = MatchModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.won.map { "Won" }.asDriver(onErrorJustReturn: "").drive(labels[0].rx.text).disposed(by: disposeBag)
    model.lost.map { "Lost" }.asDriver(onErrorJustReturn: "").drive(labels[1].rx.text).disposed(by: disposeBag)
    model.follow(button.rx.tap.map { 1 })
    show(model.submit(1)) // expect: sharing
    showOnce(model.submit(2).share(replay: 1))
    keep(model.submit(3))
    wait(for: button.rx.tap.asObservable())
  }

  private func show(_ outcome: Observable<Outcome>) {
    outcome.map { "\($0)" }.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    outcome.map { "\($0)!" }.bind(to: labels[3].rx.text).disposed(by: disposeBag)
  }

  private func showOnce(_ outcome: Observable<Outcome>) {
    outcome.map { "\($0)" }.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    outcome.map { "\($0)!" }.bind(to: labels[5].rx.text).disposed(by: disposeBag)
  }

  private func keep(_ outcome: Observable<Outcome>) {
    let kept = outcome.share(replay: 1)
    kept.map { "\($0)" }.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    kept.map { "\($0)!" }.bind(to: labels[5].rx.text).disposed(by: disposeBag)
  }

  private func wait(for taps: Observable<Void>) {
    taps.map { "Tapped" }.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    taps.map { "Touched" }.bind(to: labels[7].rx.text).disposed(by: disposeBag)
  }
}
