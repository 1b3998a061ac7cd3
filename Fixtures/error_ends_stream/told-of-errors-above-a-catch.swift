// Who is told of errors above a catch that ends the stream, in `do(onError:)` or in the catch itself, is told of the first
// one: what shows them is silent from then on.
import RxCocoa
import RxSwift
import UIKit

final class ReportModel {
  let inStep = PublishRelay<String>()
  let inMethod = PublishRelay<String>()
  let inCatch = PublishRelay<String>()
  let inDriver = PublishRelay<String>()
  let insideTheClosure = PublishRelay<String>()
  let triedAgain = PublishRelay<String>()
  let onlyOnce = PublishRelay<String>()
  let inSubscription = PublishRelay<String>()
  private let bag = DisposeBag()

  private func load() -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.org/report")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count)" }.observe(on: MainScheduler.instance)
  }

  private func tell(_ error: Error) { inMethod.accept("\(error)") }

  func start(_ taps: Observable<Void>) {
    taps.flatMapLatest { self.load() }.do(onError: { self.inStep.accept("\($0)") })
      .catchAndReturn("").subscribe().disposed(by: bag)
    taps.flatMapLatest { self.load() }.do(onNext: { print($0) }, onError: { [weak self] in self?.tell($0) }).map { $0 + "." }
      .catch { _ in .empty() }.subscribe(onNext: { print($0) }).disposed(by: bag)
    taps.flatMapLatest { self.load() }
      .catch { error in
        self.inCatch.accept("\(error)")
        return .empty()
      }
      .subscribe().disposed(by: bag)
    taps.flatMapLatest { self.load() }
      .asDriver { [inDriver] error in
        inDriver.accept("\(error)")
        return .empty()
      }
      .drive().disposed(by: bag)

    // The stream goes on.
    taps.flatMapLatest { self.load().do(onError: { self.insideTheClosure.accept("\($0)") }).catchAndReturn("") }
      .subscribe().disposed(by: bag)
    taps.flatMapLatest { self.load() }.do(onError: { self.triedAgain.accept("\($0)") })
      .retry().catchAndReturn("").subscribe().disposed(by: bag)
    // There is one answer to wait for.
    load().do(onError: { self.onlyOnce.accept("\($0)") }).catchAndReturn("").subscribe().disposed(by: bag)
    // What reaches a subscription is its author's business.
    taps.flatMapLatest { self.load() }.subscribe(onError: { self.inSubscription.accept("\($0)") }).disposed(by: bag)
  }
}

final class ReportViewController: UIViewController {
  private let message = UILabel()
  private let button = UIButton()
  private let model = ReportModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.inStep.asSignal().emit(to: message.rx.text).disposed(by: bag) // expect: error_ends_stream
    model.inMethod.bind(to: message.rx.text).disposed(by: bag) // expect: error_ends_stream
    model.inCatch.map { "Failed: " + $0 }.bind(to: message.rx.text).disposed(by: bag) // expect: error_ends_stream
    model.inDriver.bind(to: message.rx.text).disposed(by: bag) // expect: error_ends_stream
    model.insideTheClosure.bind(to: message.rx.text).disposed(by: bag)
    model.triedAgain.bind(to: message.rx.text).disposed(by: bag)
    model.onlyOnce.bind(to: message.rx.text).disposed(by: bag)
    model.inSubscription.bind(to: message.rx.text).disposed(by: bag)
    model.start(button.rx.tap.asObservable())
  }
}
