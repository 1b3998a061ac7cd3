// A library's client is kept by somebody: who calls it there need not import the library. And `observe { … }` of what is
// out of sight is not `observe(on:)`: no scheduler is written as a closure.
import RealmSwift
import RxCocoa
import RxSwift
import UIKit

final class TideViewController: UIViewController {
  private let tides = BehaviorRelay(value: "")
  private let ships = BehaviorRelay(value: "")
  private let logs = BehaviorRelay(value: "")
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private var token: NotificationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    tides.bind(to: label.rx.text).disposed(by: disposeBag)
    ships.bind(to: label.rx.text).disposed(by: disposeBag)
    logs.bind(to: label.rx.text).disposed(by: disposeBag)
    Harbour.shared.client.fetch(query: TideQuery()) { [tides] _ in tides.accept("high") }
    Quay.shared.client.fetch(query: ShipQuery()) { [ships] _ in ships.accept("none") }
    let entries = try? Realm().objects(Entry.self)
    token = entries?.observe { [logs] (changes: RealmCollectionChange) in logs.accept("written") }
  }
}
