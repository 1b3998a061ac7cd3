// What keeps any value cannot share it: where it is made, it can be.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Shelf<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

final class PantryViewController: UIViewController {
  private let label = UILabel()
  private let counter = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let shelf = Shelf(jars().catchAndReturn("–"))
    shelf.content
      .observe(on: MainScheduler.instance)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    shelf.content
      .observe(on: MainScheduler.instance)
      .bind(to: counter.rx.text)  // expect: sharing
      .disposed(by: disposeBag)
  }
}

private func jars() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/jars")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
