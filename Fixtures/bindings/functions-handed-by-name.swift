// A function that is handed on by its name is given what the other one calls it with: `bind(to:)` hands over the sequence
// itself, `subscribe(onNext:)` each element.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UITableView {
  func tides(_ tides: Observable<[String]>) -> Disposable {
    tides.bind(to: base.rx.items(cellIdentifier: "Tide")) { _, tide, cell in cell.textLabel?.text = tide }
  }
}

extension Reactive where Base: UILabel {
  func level(_ levels: Observable<Int>) -> Disposable {
    levels.bind(to: Binder(base) { $0.text = "\($1)" })
  }

  /// What it is handed, it moves.
  func movedLevel(_ levels: Observable<Int>) -> Disposable {
    levels.observe(on: MainScheduler.instance).bind(to: Binder(base) { $0.text = "\($1)" })
  }
}

final class TideViewController: UIViewController {
  private let tableView = UITableView()
  private let levelLabel = UILabel()
  private let movedLabel = UILabel()
  private let calmLabel = UILabel()
  private let stormLabel = UILabel()
  private let windLabel = UILabel()
  private let forecastLabel = UILabel()
  private let sea = SerialDispatchQueueScheduler(qos: .utility)
  private let levels = BehaviorRelay(value: 1)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.just(["low", "high"]).bind(to: tableView.rx.tides).disposed(by: disposeBag)
    levels.observe(on: sea).bind(to: levelLabel.rx.level).disposed(by: disposeBag)  // expect: main_thread
    levels.observe(on: sea).bind(to: movedLabel.rx.movedLevel).disposed(by: disposeBag)
    levels.asObservable().bind(to: showCalm).disposed(by: disposeBag)
    levels.observe(on: sea).bind(to: self.showStorm).disposed(by: disposeBag)
    // With what is handed to a curried one besides.
    levels.observe(on: sea).bind(to: showWind, curriedArgument: "knots").disposed(by: disposeBag)
    let days = [forecast(levels.observe(on: sea)), forecast(levels.asObservable())]
    Observable.from(days).subscribe(onNext: showForecast).disposed(by: disposeBag)
  }

  private func showCalm(_ levels: Observable<Int>) -> Disposable {
    levels.map { "\($0)" }.bind(to: calmLabel.rx.text)
  }

  private func showStorm(_ levels: Observable<Int>) -> Disposable {
    levels.map { "\($0)" }.bind(to: stormLabel.rx.text)  // expect: main_thread
  }

  private func showWind(_ levels: Observable<Int>) -> (String) -> Disposable {
    { unit in levels.map { "\($0) \(unit)" }.bind(to: self.windLabel.rx.text) }  // expect: main_thread
  }

  private func showForecast(_ day: Observable<String>) {
    day.bind(to: forecastLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
  }

  private func forecast(_ levels: Observable<Int>) -> Observable<String> { levels.map { "\($0) m" } }
}
