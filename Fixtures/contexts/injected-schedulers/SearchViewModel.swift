// A scheduler that is injected is its default, or what the visible calls pass.
import RxCocoa
import RxSwift

final class SearchViewModel {
  let hits: Observable<String>

  init(query: Observable<String>, scheduler: SchedulerType = MainScheduler.instance) {
    hits = query
      .debounce(.milliseconds(300), scheduler: scheduler)
      .map { "\($0.count) hits" }
  }
}

final class IndexViewModel {
  let size: Observable<String>

  init(query: Observable<String>, scheduler: SchedulerType) {
    size = query
      .observe(on: scheduler)
      .map { "\($0.count) entries" }
  }
}
