// What is filtered out of a bus by its type comes where that type is sent, although all of it goes through one method.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol HarbourEvent {}

struct Moored: HarbourEvent {
  let ship: String
}

struct Weighed: HarbourEvent {
  let tons: String
}

final class HarbourBus {
  private let relay = PublishRelay<any HarbourEvent>()

  func post(_ event: any HarbourEvent) { relay.accept(event) }

  func relayed(_ event: any HarbourEvent) { post(event) }

  func stream<Event: HarbourEvent>(_ type: Event.Type) -> Observable<Event> { relay.compactMap { $0 as? Event } }
}

final class HarbourViewController: UIViewController {
  private let shipLabel = UILabel()
  private let scaleLabel = UILabel()
  private let bus = HarbourBus()
  private let queue = DispatchQueue(label: "scale")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bus.stream(Moored.self)
      .subscribe(onNext: { [weak self] event in self?.shipLabel.text = event.ship })
      .disposed(by: disposeBag)
    bus.stream(Weighed.self)
      .subscribe(onNext: { [weak self] event in self?.scaleLabel.text = event.tons })  // expect: main_thread
      .disposed(by: disposeBag)
    bus.relayed(Moored(ship: "Ada"))
    queue.async { [bus] in bus.relayed(Weighed(tons: "12")) }
  }
}
