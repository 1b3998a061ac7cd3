// An error ends a subject for good: that is a loss where something would have been sent after it. What an object asks for
// once, while it is made, has one answer.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Stations {
  static func load(_ path: String, done: @escaping @Sendable (Result<String, any Error>) -> Void) {
    let url = URL(string: "https://example.com/stations/\(path)")!
    URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async {
        if let error { return done(.failure(error)) }
        done(.success(String(decoding: data ?? Data(), as: UTF8.self)))
      }
    }.resume()
  }
}

final class AskedOnceModel {
  let name = PublishSubject<String>()

  init() { load() }

  private func load() {
    Stations.load("once") { [weak self] result in
      switch result {
      case .success(let name): self?.name.onNext(name)
      case .failure(let error): self?.name.onError(error)
      }
    }
  }
}

final class AskedAgainModel {
  let name = PublishSubject<String>()

  init() { load() }

  func refresh() { load() }

  private func load() {
    Stations.load("again") { [weak self] result in
      switch result {
      case .success(let name): self?.name.onNext(name)
      case .failure(let error): self?.name.onError(error)
      }
    }
  }
}

final class StationViewController: UIViewController {
  private let again = UIButton()
  private let labels = (0..<2).map { _ in UILabel() }
  private let once = AskedOnceModel()
  private let model = AskedAgainModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    again.rx.tap.subscribe(onNext: { [model] in model.refresh() }).disposed(by: disposeBag)
    once.name.catch { _ in .just("?") }
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    model.name.catch { _ in .just("?") }
      .bind(to: labels[1].rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}
