import Foundation
import RxCocoa
import RxSwift
import UIKit

// A callback that is left early where it runs, and goes on on main, calls back on either thread. That it is left for lack
// of `self` shows nothing, and neither does what a function does before it asks for anything.

final class Client {
  private let url = URL(string: "https://client.example")!

  func guarded(_ done: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data else {
        done("failed")
        return
      }
      DispatchQueue.main.async { done("\(data.count)") }
    }.resume()
  }

  func branched(_ done: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: url) { _, _, error in
      if error != nil {
        done("failed")
        return
      }
      DispatchQueue.main.async { done("loaded") }
    }.resume()
  }

  func owned(_ done: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
      guard let self else { return done("gone") }
      DispatchQueue.main.async { done("\(self.url)") }
    }.resume()
  }

  func checked(_ url: URL?, _ done: @escaping (String) -> Void) {
    guard let url else {
      done("no address")
      return
    }
    URLSession.shared.dataTask(with: url) { _, _, _ in
      DispatchQueue.main.async { done("loaded") }
    }.resume()
  }
}

final class Prices {
  let guarded = PublishRelay<String>()
  let branched = PublishRelay<String>()
  let owned = PublishRelay<String>()
  let checked = PublishRelay<String>()
  private let client = Client()

  func load() {
    client.guarded { self.guarded.accept($0) }
    client.branched { [branched] text in branched.accept(text) }
    client.owned { self.owned.accept($0) }
    client.checked(nil) { self.checked.accept($0) }
  }
}

final class PricesViewController: UIViewController {
  private let label = UILabel()
  private let prices = Prices()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    prices.guarded.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    prices.branched.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    prices.owned.bind(to: label.rx.text).disposed(by: disposeBag)
    prices.checked.bind(to: label.rx.text).disposed(by: disposeBag)
    prices.load()
  }
}
