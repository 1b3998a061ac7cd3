// A completion that an early exit calls at once proves nothing of the way that everybody takes.
import Foundation
import RxCocoa
import RxSwift
import UIKit
import WebServices

final class Loader {
  private let client = WebClient()

  func load(_ ids: [String], completion: (([String]) -> Void)?) {
    guard !ids.isEmpty else {
      completion?([])
      return
    }
    client.rows(ids) { rows in completion?(rows) }
  }

  func search(_ ids: [String], completion: @escaping ([String]) -> Void) {
    if ids.isEmpty {
      completion([])
      return
    }
    client.rows(ids) { rows in completion(rows) }
  }

  func refresh(_ ids: [String], completion: @escaping ([String]) -> Void) {
    if ids.isEmpty { completion([]) }
    client.rows(ids) { rows in completion(rows) }
  }

  func count(_ ids: [String], completion: (Int) -> Void) {
    completion(ids.count)
  }
}

final class Store {
  static let shared = Store()
  let rows = BehaviorRelay<[String]>(value: [])
  let count = BehaviorRelay<Int>(value: 0)
  let hits = BehaviorRelay<[String]>(value: [])
  let fresh = BehaviorRelay<[String]>(value: [])
  private let loader = Loader()
  private let ids = ["a"]

  func reload() {
    loader.load(ids) { [weak self] rows in self?.rows.accept(rows) }
    loader.search(ids) { [weak self] rows in self?.hits.accept(rows) }
    loader.refresh(ids) { [weak self] rows in self?.fresh.accept(rows) }
    loader.count(ids) { [weak self] count in self?.count.accept(count) }
  }
}

final class RowsViewController: UIViewController {
  private let first = UILabel()
  private let count = UILabel()
  private let hits = UILabel()
  private let fresh = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Store.shared.rows.map { $0.first }.bind(to: first.rx.text).disposed(by: disposeBag)
    Store.shared.hits.map { $0.first }.bind(to: hits.rx.text).disposed(by: disposeBag)
    Store.shared.fresh.asDriver().map { $0.first }
      .drive(fresh.rx.text)
      .disposed(by: disposeBag)
    Store.shared.count.asDriver().map { "\($0)" }
      .drive(count.rx.text)
      .disposed(by: disposeBag)
  }

  @objc private func send() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
      Store.shared.reload()
    }
  }
}
