import RxSwift

struct JokesViewModel {
  let motto: Observable<String>
  let joke: Observable<String>
}
