// Starscream calls its delegates on main, unless it is told another queue.
import RxCocoa
import RxRelay
import RxSwift
import Starscream
import UIKit

final class Ticker: WebSocketDelegate {
  let prices = PublishRelay<String>()
  let states = PublishRelay<Bool>()

  func websocketDidReceiveMessage(socket: WebSocketClient, text: String) { prices.accept(text) }

  func didReceive(event: WebSocketEvent, client: any WebSocketClient) { states.accept(true) }
}

final class TickerViewController: UIViewController {
  private let ticker = Ticker()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    ticker.prices.bind(to: label.rx.text).disposed(by: disposeBag)
    ticker.states.bind(to: label.rx.isHidden).disposed(by: disposeBag)
  }
}
