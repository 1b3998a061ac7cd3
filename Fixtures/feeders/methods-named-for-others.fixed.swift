// `relay.accept` that is named and not called sends where whoever is given it calls it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Lighthouse {
  var onSignal: ((String) -> Void)?
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func watch() {
    DispatchQueue.global().async { self.onSignal?("a sail") }
    report("calm")
  }

  func ask(_ keeper: @escaping (String) -> Void) {
    DispatchQueue.global(qos: .utility).async { keeper("all well") }
  }
}

final class HarbourViewController: UIViewController {
  private let signals = PublishSubject<String>()
  private let reports = PublishRelay<String>()
  private let answers = PublishRelay<String>()
  private let lamps = PublishRelay<String>()
  private let buoys = PublishRelay<String>()
  private let signalLabel = UILabel()
  private let reportLabel = UILabel()
  private let answerLabel = UILabel()
  private let lampLabel = UILabel()
  private let buoyLabel = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    signals.asDriver(onErrorDriveWith: .empty()).drive(signalLabel.rx.text).disposed(by: disposeBag)
    reports.bind(to: reportLabel.rx.text).disposed(by: disposeBag)
    answers.asDriver(onErrorDriveWith: .empty()).drive(answerLabel.rx.text).disposed(by: disposeBag)
    lamps.asDriver(onErrorDriveWith: .empty()).drive(lampLabel.rx.text).disposed(by: disposeBag)
    buoys.bind(to: buoyLabel.rx.text).disposed(by: disposeBag)

    let lighthouse = Lighthouse(report: reports.accept)
    lighthouse.onSignal = signals.onNext
    lighthouse.watch()
    lighthouse.ask(answers.accept)
    DispatchQueue.global().async { [lamps] in ["red", "green"].forEach(lamps.accept) }
    button.rx.tap.map { "a buoy" }.subscribe(onNext: buoys.accept).disposed(by: disposeBag)
  }
}
