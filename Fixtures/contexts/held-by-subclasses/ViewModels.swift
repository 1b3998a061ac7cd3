// What a base class declares is each subclass's own: what one sends reaches no reader of another.
import Foundation
import RxRelay
import RxSwift

class ScreenViewModel {
  let toast = PublishRelay<String>()
  let isBusy = BehaviorRelay(value: false)
  let bag = DisposeBag()
}

class ListViewModel: ScreenViewModel {
  func reload() { isBusy.accept(true) }
}

final class FriendsViewModel: ListViewModel {
  func add() {
    DispatchQueue.global().async { [toast, isBusy] in
      toast.accept("added")
      isBusy.accept(false)
    }
  }
}

final class SettingsViewModel: ScreenViewModel {
  func save() { toast.accept("saved") }
}
