// A view model that subscribes to nothing: what its `do` shows, it shows where its chains deliver.
import RxCocoa
import RxSwift

final class ParcelsViewModel {
  private let router: ParcelsRouter

  init(router: ParcelsRouter) {
    self.router = router
  }

  func opened(_ numbers: Observable<String>) -> Observable<String> {
    numbers
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .do(onNext: { [router] in router.open($0) }) // expect: main_thread
  }

  func named(_ numbers: Observable<String>) -> Observable<String> {
    numbers
      .do(onNext: router.open)
  }

  func counted(_ numbers: Observable<String>) -> Observable<String> {
    numbers
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .do(onNext: { [router] in router.count($0) })
  }
}
