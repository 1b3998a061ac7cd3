import RxCocoa
import RxSwift

struct JokesViewModel {
  let motto: Observable<String>
  let joke: Driver<String>
}
