// `asSingle()` fails where there is none or more than one element: a request has one, what is caught has one in its place,
// and a Single is one whatever it is made into between. Of what filters, nobody knows.

import Foundation
import RxCocoa
import RxSwift
import UIKit

final class CategoryNetwork {
  private let session = URLSession.shared

  func categories() -> Single<Result<[String], Error>> {
    session.rx.data(request: URLRequest(url: URL(string: "https://shop.example/categories")!))
      .map { Result<[String], Error>.success([String(decoding: $0, as: UTF8.self)]) }
      .catch { .just(.failure($0)) }
      .asSingle()
  }

  func names() -> Single<[String]> {
    session.rx.json(url: URL(string: "https://shop.example/names")!)
      .observe(on: MainScheduler.instance)
      .map { $0 as? [String] ?? [] }
      .catchAndReturn([])
      .asSingle()
  }

  func first() -> Single<String> {
    names().asObservable().flatMap { Observable.just($0.first ?? "") }.asSingle()
  }

  func longNames() -> Single<[String]> {
    names().asObservable().filter { $0.count > 3 }.asSingle()
  }
}

final class CategoriesViewController: UIViewController {
  private let network = CategoryNetwork()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    network.categories().map { (try? $0.get().first) ?? "" }.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: bag)
    network.names().map(\.description).asObservable().bind(to: label.rx.text).disposed(by: bag)
    network.first().asObservable().bind(to: label.rx.text).disposed(by: bag)
    network.longNames().map(\.description).asObservable().bind(to: label.rx.text).disposed(by: bag)
  }
}
