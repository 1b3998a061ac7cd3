// PromiseKit's handlers run on main, unless they are told another queue. Who calls them on what a function returns need not
// import the library: the file does that declares the function.
import Foundation
import RxCocoa
import RxSwift

final class ParcelViewModel {
  let isBusy = BehaviorRelay(value: false)
  let number = BehaviorRelay<String>(value: "")
  let weight = BehaviorRelay<String>(value: "")
  let failure = BehaviorRelay<String>(value: "")
  let isThrough = BehaviorRelay(value: false)
  private let depot: any Depot

  init(depot: any Depot) {
    self.depot = depot
  }

  func send() {
    depot.send("a parcel")
      .ensure { [isBusy] in
        isBusy.accept(false)
      }
      .done { [number] in
        number.accept($0)
      }
      .catch { [failure] in
        failure.accept($0.localizedDescription)
      }
      .finally { [isThrough] in
        isThrough.accept(true)
      }
    depot.send("a heavy parcel")
      .done(on: DispatchQueue.global()) { [weight] in
        weight.accept($0)
      }
      .catch { _ in }
  }
}
