// Members that stand in extensions of other files.
import RxSwift

final class LibraryViewModel {
  let title = Observable.just("Library")
}
