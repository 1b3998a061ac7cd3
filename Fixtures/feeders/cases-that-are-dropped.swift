// Of a bus of cases, only those come out that a closure lets through, however it asks for them.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Voyage {
  case port(String)
  case speed(Double)
  case anchor
}

final class Radio {
  static let shared = Radio()
  let voyage = PublishRelay<Voyage>()
  func send(_ news: Voyage) { voyage.accept(news) }
}

final class Ship {
  func sail() {
    Radio.shared.send(.port("Kiel"))
    Radio.shared.voyage.accept(.port("Bremen"))
    DispatchQueue.global().async {
      Radio.shared.voyage.accept(.speed(7.5))
      Radio.shared.send(.anchor)
      Radio.shared.send(Voyage.speed(8))
    }
  }
}

final class BridgeViewController: UIViewController {
  private let portLabel = UILabel()
  private let nameLabel = UILabel()
  private let placeLabel = UILabel()
  private let speedLabel = UILabel()
  private let anchorLabel = UILabel()
  private let eitherLabel = UILabel()
  private let ship = Ship()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let voyage = Radio.shared.voyage
    voyage.compactMap { news -> String? in
      if case .port(let name) = news { return name }
      return nil
    }
    .bind(to: portLabel.rx.text).disposed(by: disposeBag)
    voyage.filter {
      guard case .port = $0 else { return false }
      return true
    }
    .map { "\($0)" }
    .bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    voyage.flatMapLatest { news -> Observable<String> in
      switch news {
      case .port(let name): return .just(name)
      case .speed, .anchor: return .empty()
      }
    }
    .bind(to: placeLabel.rx.text).disposed(by: disposeBag)
    voyage.compactMap { news -> String? in
      guard case let .speed(knots) = news else { return nil }
      return "\(knots)"
    }
    .bind(to: speedLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    voyage.filter { if case .anchor = $0 { return true } else { return false } }.map { _ in "at anchor" }
      .bind(to: anchorLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    voyage.compactMap { news -> String? in
      switch news {
      case .port(let name): return name
      case .speed(let knots): return "\(knots)"
      case .anchor: return nil
      }
    }
    .bind(to: eitherLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    ship.sail()
  }
}
