import RxCocoa
import RxSwift

/// A subscription that would have gone on feeds its relay no more once an inner sequence has failed.
final class TideModel {
  let names = BehaviorRelay<String>(value: "")
  let depths = PublishRelay<String>()
  let calm = PublishRelay<String>()
  let once = PublishRelay<String>()
  let tried = PublishRelay<String>()
  let asked = PublishSubject<String>()
  private let bag = DisposeBag()

  init(shown: PublishSubject<Void>, service: TideService) {
    let named = shown.flatMapLatest { service.load() }.map { $0.first ?? "" }
    named.subscribe(onNext: names.accept).disposed(by: bag)  // expect: relay_error
    shown.flatMap { service.load() }.map { $0.joined() }
      .subscribe(onNext: { [depths] in depths.accept($0) })  // expect: relay_error
      .disposed(by: bag)
    shown.flatMap { service.load() }.map { $0.joined() }
      .subscribe(onNext: { [depths] in depths.accept($0) }, onError: { print($0) })  // expect: relay_error
      .disposed(by: bag)

    // Caught inside, or tried again: it goes on.
    shown.flatMapLatest { service.load().catchAndReturn([]) }.map { $0.joined() }
      .subscribe(onNext: { [calm] in calm.accept($0) }).disposed(by: bag)
    shown.flatMapLatest { service.load() }.retry().map { $0.joined() }
      .subscribe(onNext: { [tried] in tried.accept($0) }).disposed(by: bag)
    // With its one answer it would have been over anyway.
    service.load().map { $0.joined() }.subscribe(onNext: { [once] in once.accept($0) }).disposed(by: bag)
    // A subject that is given elements alone is told of no error either.
    shown.flatMapLatest { service.load() }.map { $0.joined() }
      .subscribe(onNext: { [asked] in asked.onNext($0) })  // expect: relay_error
      .disposed(by: bag)
    shown.onNext(())
  }
}

final class TideService {
  func load() -> Observable<[String]> {
    Observable.create { observer in
      observer.onError(RxError.timeout)
      return Disposables.create()
    }
  }
}
