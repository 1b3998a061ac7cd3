import RxCocoa
import RxSwift
import UIKit

// What an object assigns to another's property is that object, wherever the property is read.

protocol Heading: AnyObject {
  var heading: Observable<String> { get }
}

final class Chapter: Heading {
  let heading: Observable<String>

  init() {
    heading = Observable.create { observer in
      URLSession.shared.dataTask(with: URL(string: "https://example.com/opened")!).resume()
      observer.onError(RxError.unknown)
      return Disposables.create()
    }
  }
}

final class ChapterViewController: UIViewController {
  var model: Heading?
  private let headingLabel = UILabel()
  private let safeLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let model = model else { return }

    model.heading
      .bind(to: headingLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    model.heading
      .catchAndReturn("")
      .bind(to: safeLabel.rx.text) // expect: sharing
      .disposed(by: disposeBag)
  }
}

extension Chapter {
  func screen() -> UIViewController {
    let screen = ChapterViewController()
    screen.model = self
    return screen
  }
}
