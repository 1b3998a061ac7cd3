// Where what is sent says nothing of its type, the function's written result does; and what an extension gives to
// collections, every array has.
import RxCocoa
import RxSwift
import UIKit

struct Chapter {
  var number = 0
  func title() -> Observable<String> { .just("chapter \(number)") }
}

extension Collection {
  var sequence: Observable<[Element]> { .just(Array(self)) }
}

enum Chapters {
  static func all() -> Observable<[Chapter]> {
    Observable.create { observer in
      observer.onNext(stored())
      observer.onCompleted()
      return Disposables.create()
    }
  }

  private static func stored() -> [Chapter] { [Chapter(number: 1), Chapter(number: 2)] }
}

final class ChapterViewController: UIViewController {
  private let titleLabel = UILabel()
  private let firstLabel = UILabel()
  private let countLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Chapters.all()
      .flatMap { chapters -> Observable<String> in
        let titles = chapters.map { $0.title() }
        return Observable.zip(titles).map { $0.joined(separator: ", ") }
      }
      .bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    Chapters.all().compactMap { $0.first }.flatMap { $0.title() }
      .bind(to: firstLabel.rx.text).disposed(by: disposeBag)
    let numbers = [1, 2, 3]
    numbers.sequence.map { "\($0.count)" }.bind(to: countLabel.rx.text).disposed(by: disposeBag)
  }
}
