import PromiseKit

protocol Depot {
  func send(_ parcel: String) -> Promise<String>
}

final class HarbourDepot: Depot {
  func send(_ parcel: String) -> Promise<String> {
    Promise.value(parcel)
  }
}
