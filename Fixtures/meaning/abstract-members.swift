// What a class leaves to its subclasses is what they make of it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

class Page {
  var title: Observable<String> { fatalError("a page has a title") }
  var author: Observable<String> { preconditionFailure() }

  func text() -> Observable<String> { fatalError("a page has a text") }
  func note() -> Observable<String> {
    preconditionFailure("a page has a note")
  }
}

final class LocalPage: Page {
  override var title: Observable<String> { .just("Local") }
  override var author: Observable<String> { .just("Me") }

  override func text() -> Observable<String> { .just("Text") }
  override func note() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/note")!).map { "\($0)" }
  }
}

final class PageViewController: UIViewController {
  private let page: Page
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
  private let disposeBag = DisposeBag()

  init(page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.title.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    page.author.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    page.text().bind(to: labels[2].rx.text).disposed(by: disposeBag)
    page.note().bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}
