import Foundation
import RxCocoa
import RxSwift

final class TickerCoordinator {
  func open() -> TickerViewController {
    let screen = TickerViewController()
    screen.headline = load("headline")
    screen.price = load("price")
    TickerViewController.motto = load("motto").observe(on: MainScheduler.instance)
    return screen
  }

  private func load(_ name: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!).map { "\($0)" }
  }
}
