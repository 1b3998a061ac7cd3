// RxSwift 6. What a closure subscribes to it subscribes to with each element that it is given: an answer that is sent into
// a subject is one of many, and an error that is sent there ends all that would have come.
import RxCocoa
import RxSwift
import UIKit

final class HarbourService {
  func ships() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/ships")!))
      .map { "\($0.count)" }
      .observe(on: MainScheduler.instance)
  }
}

final class HarbourModel {
  let asked = PublishSubject<Bool>()
  let again = PublishSubject<String>()
  let inEachBranch = PublishSubject<String>()
  let once = PublishSubject<String>()
  let first = PublishSubject<String>()
  let inAMethod = PublishSubject<String>()
  let twoCallsAway = PublishSubject<String>()
  let calledOnce = PublishSubject<String>()
  let handled = PublishSubject<String>()
  private let service = HarbourService()
  private let disposeBag = DisposeBag()

  func start() {
    asked
      .subscribe(onNext: { [unowned self] isPulled in
        guard isPulled else { return }
        service.ships()
          .subscribe(onNext: { [again] in again.onNext($0) }, onError: { [again] in again.onError($0) })
          .disposed(by: disposeBag)
      })
      .disposed(by: disposeBag)
    asked
      .bind(onNext: { [unowned self] isPulled in
        (isPulled ? [1, 2] : [1]).forEach { number in
          self.service.ships()
            .subscribe { event in
              switch event {
              case .next(let ships): self.inEachBranch.onNext("\(number): \(ships)")
              case .error(let error): self.inEachBranch.onError(error)
              case .completed: break
              }
            }
            .disposed(by: self.disposeBag)
        }
      })
      .disposed(by: disposeBag)
    service.ships()
      .subscribe(onNext: { [once] in once.onNext($0) }, onError: { [once] in once.onError($0) })
      .disposed(by: disposeBag)
    asked.take(1)
      .subscribe(onNext: { [unowned self] _ in
        service.ships()
          .subscribe(onNext: { [first] in first.onNext($0) }, onError: { [first] in first.onError($0) })
          .disposed(by: disposeBag)
      })
      .disposed(by: disposeBag)
    asked.subscribe(onNext: { [weak self] _ in self?.look() }).disposed(by: disposeBag)
    asked.map { _ in () }.bind(onNext: lookFurther).disposed(by: disposeBag)
    asked.take(1).subscribe(onNext: { [weak self] _ in self?.lookOnce() }).disposed(by: disposeBag)
  }

  private func look() {
    service.ships()
      .subscribe(onNext: { [inAMethod] in inAMethod.onNext($0) }, onError: { [inAMethod] in inAMethod.onError($0) })
      .disposed(by: disposeBag)
    service.ships()
      .subscribe(onNext: { [handled] in handled.onNext($0) }, onError: { [handled] _ in handled.onNext("") })
      .disposed(by: disposeBag)
  }

  private func lookFurther() {
    if true { lookFarAway(from: 1) }
  }

  private func lookFarAway(from mile: Int) {
    [mile].forEach { mile in
      service.ships()
        .subscribe { [twoCallsAway] event in
          switch event {
          case .next(let ships): twoCallsAway.onNext("\(mile): \(ships)")
          case .error(let error): twoCallsAway.onError(error)
          case .completed: break
          }
        }
        .disposed(by: disposeBag)
    }
  }

  private func lookOnce() {
    service.ships()
      .subscribe(onNext: { [calledOnce] in calledOnce.onNext($0) }, onError: { [calledOnce] in calledOnce.onError($0) })
      .disposed(by: disposeBag)
  }
}

final class HarbourViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let model = HarbourModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.again.asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.inEachBranch.catchAndReturn("")
      .bind(to: label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.once.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    model.first.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    model.inAMethod.asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.twoCallsAway.catchAndReturn("")
      .bind(to: label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.calledOnce.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    model.handled.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    button.rx.tap.map { true }.bind(to: model.asked).disposed(by: disposeBag)
    model.start()
  }
}
