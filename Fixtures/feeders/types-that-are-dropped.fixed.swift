// Of what is sent as a protocol, only the types come out that a closure lets through, whichever way it asks for them.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

protocol Parcel {}
struct Letter: Parcel { var text = "" }
struct Crate: Parcel { var weight = 0 }

final class Depot {
  private let parcels = PublishRelay<Parcel>()

  var letters: Observable<String> {
    parcels.compactMap { parcel -> String? in
      guard let letter = parcel as? Letter else { return nil }
      return letter.text
    }
  }
  var crates: Observable<String> {
    parcels.compactMap { parcel -> String? in
      guard let crate = parcel as? Crate else { return nil }
      return "\(crate.weight)"
    }
  }
  var read: Observable<String> {
    parcels.flatMapLatest { parcel -> Observable<String> in
      if let letter = parcel as? Letter { return .just(letter.text) }
      return .empty()
    }
  }
  var weighed: Observable<Int> {
    parcels.flatMap { parcel -> Observable<Int> in
      if let crate = parcel as? Crate { return .just(crate.weight) }
      return .never()
    }
  }
  var named: Observable<String> {
    parcels.compactMap {
      switch $0 {
      case let letter as Letter: return letter.text
      default: return nil
      }
    }
  }
  var counted: Observable<Int> {
    parcels.compactMap {
      switch $0 {
      case is Letter: return nil
      case let crate as Crate: return crate.weight
      default: return nil
      }
    }
  }
  /// Crates that weigh nothing are called so.
  var light: Observable<String> {
    parcels.compactMap { parcel -> String? in
      if let letter = parcel as? Letter { return letter.text }
      return "light"
    }
  }

  func stream<Kind>() -> Observable<Kind> { parcels.compactMap { $0 as? Kind } }

  func open() {
    parcels.accept(Letter(text: "dear"))
    DispatchQueue.global().async { self.parcels.accept(Crate(weight: 3)) }
  }
}

final class DepotViewController: UIViewController {
  private let labels = (0..<9).map { _ in UILabel() }
  private let depot = Depot()
  private let disposeBag = DisposeBag()

  private var open: Observable<String> {
    let letters: Observable<Letter> = depot.stream()
    return letters.map(\.text)
  }
  private var loaded: Observable<String> {
    let crates: Observable<Crate> = depot.stream()
    return crates.map { "\($0.weight)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    depot.letters.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    depot.crates.asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    depot.read.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    depot.weighed.asDriver(onErrorDriveWith: .empty()).map { "\($0) kg" }.drive(labels[3].rx.text).disposed(by: disposeBag)
    depot.named.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    depot.counted.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(labels[5].rx.text).disposed(by: disposeBag)
    depot.light.asDriver(onErrorDriveWith: .empty()).drive(labels[6].rx.text).disposed(by: disposeBag)
    open.bind(to: labels[7].rx.text).disposed(by: disposeBag)
    loaded.asDriver(onErrorDriveWith: .empty()).drive(labels[8].rx.text).disposed(by: disposeBag)
    depot.open()
  }
}
