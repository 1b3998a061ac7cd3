import RxCocoa
import RxSwift
import UIKit

/// A method hides those of its name further up only where its labels are the same.
protocol Alerting {}

extension Alerting {
  func alert(on label: UILabel, text: String) { label.text = text }
}

protocol Guiding: Alerting {
  var guide: UILabel { get }
}

extension Guiding {
  func alert(text: String) { alert(on: guide, text: text) }
}

class Announcer {
  let board = UILabel()

  func announce(_ text: String, on label: UILabel) { label.text = text }
}

final class StationAnnouncer: Announcer, Guiding {
  let guide = UILabel()
  private(set) var log: [String] = []

  func announce(_ text: String) { announce(text, on: board) }

  func announce(quietly text: String) { log.append(text) }
}

final class StationViewController: UIViewController {
  private let announcer = StationAnnouncer()
  private let trains = Observable<Int>.interval(.milliseconds(20), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    .take(2)
    .map { "train \($0)" }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    trains.observe(on: MainScheduler.instance).subscribe(onNext: { [announcer] in announcer.alert(text: $0) })
      .disposed(by: disposeBag)
    trains.observe(on: MainScheduler.instance).subscribe(onNext: { [announcer] in announcer.announce($0) })
      .disposed(by: disposeBag)
    trains.subscribe(onNext: { [announcer] in announcer.announce(quietly: $0) })
      .disposed(by: disposeBag)
  }
}
