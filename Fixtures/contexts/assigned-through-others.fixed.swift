// What is assigned to a property is that of its own type: not of another that happens to have the name.
import ArticleKit
import RxCocoa
import RxSwift
import UIKit

final class HeadlineView: UIView {
  var headline = Observable.just("")
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  func show(in article: Article) {
    // A type that is not in sight.
    article.headline = Articles.load()
    article.byline = Articles.load()
    headline.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class BylineView: UIView {
  var byline = Observable.just("")
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func layoutSubviews() {
    super.layoutSubviews()
    byline.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
  }
}

final class PageViewController: UIViewController {
  private let bylineView: BylineView? = BylineView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bylineView?.byline = Articles.load()
  }
}

enum Articles {
  static func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/articles")!).map { "\($0)" }
  }
}
