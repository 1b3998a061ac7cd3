// What a step does above a catch is over with the stream, too: the catch lets no error through, and completes.
import RxCocoa
import RxSwift
import UIKit

final class LibraryModel {
  let inStep = BehaviorRelay<String>(value: "")
  let inInnerStep = BehaviorRelay<String>(value: "")
  let beforeRequest = PublishRelay<String>()
  let inClosure = PublishRelay<String>()
  let inFunction = PublishRelay<String>()
  let inNamed = PublishRelay<String>()
  let aboveDriver = PublishRelay<String>()
  let fedElsewhere = PublishRelay<String>()
  let inSharedFunction = PublishRelay<String>()
  let caughtInside = PublishRelay<String>()
  let triedAgain = PublishRelay<String>()
  let onlyOnce = PublishRelay<String>()
  let uncaught = PublishRelay<String>()
  private let bag = DisposeBag()

  func load() -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.org/books")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count)" }.observe(on: MainScheduler.instance)
  }

  func start(_ taps: Observable<Void>) {
    taps.flatMap { self.load() }.do(onNext: { self.inStep.accept($0) })
      .catchAndReturn("").subscribe().disposed(by: bag)
    taps.flatMap { self.load().do(onNext: { self.inInnerStep.accept($0) }) }
      .catch { _ in .empty() }.subscribe().disposed(by: bag)
    taps.do(onNext: { self.beforeRequest.accept("…") }).flatMap { self.load() }
      .map { $0 + "." }.catchAndReturn("").subscribe(onNext: { print($0) }).disposed(by: bag)
    taps.flatMap { () -> Observable<String> in
      self.inClosure.accept("…")
      return self.load()
    }
    .catchAndReturn("").subscribe().disposed(by: bag)
    taps.flatMap { self.loadAndTell() }.catchAndReturn("").subscribe().disposed(by: bag)
    let answers = taps.flatMap { self.load() }.do(onNext: { self.inNamed.accept($0) })
    answers.catchAndReturn("").subscribe().disposed(by: bag)
    taps.flatMap { self.load() }.do(onNext: { self.aboveDriver.accept($0) })
      .asDriver(onErrorJustReturn: "").drive().disposed(by: bag)

    // Others feed it, and go on.
    taps.flatMap { self.load() }.do(onNext: { self.fedElsewhere.accept($0) })
      .catchAndReturn("").subscribe().disposed(by: bag)
    taps.subscribe(onNext: { self.fedElsewhere.accept("") }).disposed(by: bag)
    // Others call it, and go on.
    taps.flatMap { self.loadAndTellShared() }.catchAndReturn("").subscribe().disposed(by: bag)
    taps.flatMap { self.loadAndTellShared().catchAndReturn("") }.subscribe().disposed(by: bag)

    // The stream goes on.
    taps.flatMap { self.load().do(onNext: { self.caughtInside.accept($0) }).catchAndReturn("") }
      .catchAndReturn("").subscribe().disposed(by: bag)
    taps.flatMap { self.load() }.do(onNext: { self.triedAgain.accept($0) })
      .retry().catchAndReturn("").subscribe().disposed(by: bag)
    // Nothing more would have come.
    load().do(onNext: { self.onlyOnce.accept($0) }).catchAndReturn("").subscribe().disposed(by: bag)
    // What reaches a subscription is its author's business.
    taps.flatMap { self.load() }.do(onNext: { self.uncaught.accept($0) }).subscribe().disposed(by: bag)
  }

  private func loadAndTell() -> Observable<String> {
    load().do(onNext: { self.inFunction.accept($0) })
  }

  private func loadAndTellShared() -> Observable<String> {
    load().do(onNext: { self.inSharedFunction.accept($0) })
  }
}

final class LibraryViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<13).map { _ in UILabel() }
  private let library = LibraryModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    library.inStep.bind(to: labels[0].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.inInnerStep.bind(to: labels[1].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.beforeRequest.bind(to: labels[2].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.inClosure.bind(to: labels[3].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.inFunction.bind(to: labels[4].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.inNamed.bind(to: labels[5].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.aboveDriver.bind(to: labels[6].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.fedElsewhere.bind(to: labels[7].rx.text).disposed(by: bag)  // expect: error_ends_stream
    library.inSharedFunction.bind(to: labels[8].rx.text).disposed(by: bag)
    library.caughtInside.bind(to: labels[9].rx.text).disposed(by: bag)
    library.triedAgain.bind(to: labels[10].rx.text).disposed(by: bag)
    library.onlyOnce.bind(to: labels[11].rx.text).disposed(by: bag)
    library.uncaught.bind(to: labels[12].rx.text).disposed(by: bag)
    library.start(button.rx.tap.asObservable())
  }
}
