// Written in a `subscribe` below a hop, by hand and as a method reference.
import RxCocoa
import RxSwift

final class SyncViewModel {
  let progress = BehaviorRelay<String>(value: "0 %")
  let step = PublishRelay<String>()
  let total = PublishRelay<String>()
  private let queue = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  init(start: Observable<Void>) {
    start
      .observe(on: queue)
      .map { "started" }
      .subscribe(onNext: { [progress] in progress.accept($0) })
      .disposed(by: disposeBag)

    start
      .observe(on: queue)
      .map { "one step" }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [step] in step.accept($0) })
      .disposed(by: disposeBag)

    start
      .observe(on: queue)
      .map { "ten steps" }
      .bind(onNext: total.accept)
      .disposed(by: disposeBag)
  }
}
