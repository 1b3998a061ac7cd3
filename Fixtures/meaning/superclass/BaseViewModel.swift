// Members of a superclass, written by what inherits from it.
import RxCocoa
import RxSwift

class BaseViewModel {
  let isLoading = BehaviorRelay(value: false)
  let message = PublishRelay<String>()
  let disposeBag = DisposeBag()
}
