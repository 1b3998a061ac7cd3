// What is hot brings what it has once: an attempt that failed is tried again with what comes then. Where that is one
// answer, or nothing shows how many, the attempts may be more than the failures.
import RxCocoa
import RxSwift
import UIKit

final class LighthouseStore {
  let answers = PublishRelay<String>()
  let states = BehaviorRelay(value: "dark")
  let flashes = PublishRelay<String>()
  let echoes = PublishRelay<String>()
  /// Ends with the answer.
  let reports = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  init(taps: Observable<Void>) {
    signal("first").catchAndReturn("").bind(to: answers).disposed(by: disposeBag)
    signal("report").catchAndReturn("").bind(to: reports).disposed(by: disposeBag)
    answers.bind(to: states).disposed(by: disposeBag)
    states.subscribe(onNext: { [echoes] in echoes.accept($0) }).disposed(by: disposeBag)
    taps.map { "tapped" }.bind(to: flashes).disposed(by: disposeBag)
  }
}

func signal(_ name: String) -> Observable<String> {
  URLSession.shared.rx.json(url: URL(string: "https://example.com/signal/\(name)")!).map { "\($0)" }
    .observe(on: MainScheduler.instance)
}

final class LighthouseViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<10).map { _ in UILabel() }
  private lazy var store = LighthouseStore(taps: button.rx.tap.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.answers.flatMap(signal).retry(2)
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    store.echoes.flatMap(signal).retry(2)
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    store.flashes.flatMap(signal).retry(2)
      .bind(to: labels[2].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    // Whoever comes again is given what it holds again.
    store.states.flatMap(signal).retry(2)
      .bind(to: labels[3].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    store.reports.concatMap(signal).retry(2)
      .bind(to: labels[4].rx.text)
      .disposed(by: disposeBag)
    // A share without replay gives the next subscriber nothing of what is held above it.
    store.states.share().flatMap(signal).retry(2)
      .bind(to: labels[5].rx.text)
      .disposed(by: disposeBag)
    store.states.share(replay: 1).flatMap(signal).retry(2)
      .bind(to: labels[6].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    // What a share kept goes with the last who listened, unless it keeps it for ever.
    store.answers.share(replay: 1).flatMap(signal).retry(2)
      .bind(to: labels[7].rx.text)
      .disposed(by: disposeBag)
    store.echoes.asDriver(onErrorJustReturn: "").asObservable().concatMap(signal).retry(3)
      .bind(to: labels[8].rx.text)
      .disposed(by: disposeBag)
    store.answers.share(replay: 1, scope: .forever).flatMap(signal).retry(2)
      .bind(to: labels[9].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
