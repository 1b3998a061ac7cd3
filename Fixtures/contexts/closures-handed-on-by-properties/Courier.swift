// A closure that a property holds runs where the property is called, or whatever it is handed to calls it: in any file.
import Foundation

typealias Receipt<Parcel> = ((Parcel) -> Void)

final class Courier {
  func send(_ parcel: Int, receipt: Receipt<Int>?) {
    DispatchQueue.global().async { receipt?(parcel) }
  }

  func hand(_ parcel: Int, receipt: Receipt<Int>?) {
    DispatchQueue.main.async {
      guard let receipt else { return }
      receipt(parcel)
    }
  }
}

final class Depot {
  let sent = Parcels()
  let handed = Parcels()
  let cast = Parcels()
  let mainCast = Parcels()
  var onSent: Receipt<Int>?
  var onHanded: Receipt<Int>?
  let courier = Courier()
  var isOpen = false {
    didSet {
      onSent = { [weak self] parcel in self?.sent.accept(parcel) }
      onHanded = { [weak self] parcel in self?.handed.accept(parcel) }
    }
  }

  func post() {
    courier.send(1, receipt: { [weak self] parcel in self?.cast.accept(parcel) } as Receipt<Int>)
    courier.hand(1, receipt: { [weak self] parcel in self?.mainCast.accept(parcel) } as Receipt<Int>)
  }
}
