// The twin: what inherits writes on main.
import RxCocoa
import RxSwift

class RootViewModel {
  let message = PublishRelay<String>()
  let title: Observable<String>
  let disposeBag = DisposeBag()

  init(title: Observable<String>) {
    self.title = title
  }
}
