// What a stream's elements start is over with it: an action's work, a binder's closure, a closure that sends.
import Action
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class LadderViewModel {
  let climb = Action<String, String> { .just($0) }
  let rest = Action<String, String> { .just($0) }
  let descend = Action<String, String> { .just($0) }
  let ledge = PublishRelay<String>()
  let summit = PublishRelay<String>()
  let base = PublishRelay<String>()
  let shout = PublishRelay<String>()
  let echo = PublishRelay<String>()
  private let calls = PublishSubject<String>()
  private let guarded = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  private var ledgeKeeper: Binder<String> {
    Binder(self) { model, height in model.ledge.accept(height) }
  }

  init(steps: Observable<Void>) {
    steps.flatMapLatest { measured() }.catchAndReturn("–")
      .bind(to: climb.inputs)
      .disposed(by: disposeBag)
    steps.flatMapLatest { measured().catchAndReturn("–") }
      .bind(to: rest.inputs)
      .disposed(by: disposeBag)
    steps.flatMap { measured() }.catch { _ in .just("?") }
      .subscribe(onNext: { [descend] height in descend.execute(height) })
      .disposed(by: disposeBag)
    steps.flatMapLatest { measured().catchAndReturn("–") }.catchAndReturn("–")
      .bind(to: ledgeKeeper)
      .disposed(by: disposeBag)
    let summitKeeper = Binder(self) { (model: LadderViewModel, height: String) in model.summit.accept(height) }
    steps.flatMapLatest { measured().catchAndReturn("–") }
      .bind(to: summitKeeper)
      .disposed(by: disposeBag)
    calls.catchAndReturn("over")
      .subscribe(onNext: { [weak self] call in self?.shout.accept(call) })
      .disposed(by: disposeBag)
    guarded.catchAndReturn("over")
      .subscribe(onNext: { [weak self] call in self?.echo.accept(call) })
      .disposed(by: disposeBag)
    steps.map { "0" }.bind(to: base).disposed(by: disposeBag)
  }

  func call(_ name: String) {
    if name.isEmpty {
      calls.onError(CancellationError())
    } else {
      calls.onNext(name)
      guarded.onNext(name)
    }
  }
}

final class LadderViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = LadderViewModel(steps: button.rx.tap.asObservable())
    model.climb.elements.observe(on: MainScheduler.instance)
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.rest.elements.observe(on: MainScheduler.instance)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    model.descend.elements.observe(on: MainScheduler.instance)
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.ledge
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    model.summit
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    model.base
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    model.shout
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.echo
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    for name in ["first", "second"] { model.call(name) }
  }
}

private func measured() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/height")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
