import RxSwift

final class ListViewModel {
  let title = Observable.just("Favourites")
}
