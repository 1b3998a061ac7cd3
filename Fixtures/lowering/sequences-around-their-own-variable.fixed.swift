// A closure of a sequence runs once somebody subscribes: by then the variable that it captures holds what was assigned to
// it with that closure in it, and not what it held before.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Archive {
  static func pages() -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/pages")!) { data, _, error in
        DispatchQueue.main.async {
          guard let data, error == nil else { return observer.onError(error ?? RxError.unknown) }
          observer.onNext(String(decoding: data, as: UTF8.self))
          observer.onCompleted()
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class ArchiveViewController: UIViewController {
  private let pageLabel = UILabel()
  private let nextLabel = UILabel()
  private let onceLabel = UILabel()
  private let lastLabel = UILabel()
  private let retryButton = UIButton()
  private var startsOver = true
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    var page = Archive.pages()
    page = page.retry(when: { [retryButton] _ in
      retryButton.rx.tap.flatMapLatest { page }
    })
    page.bind(to: pageLabel.rx.text).disposed(by: disposeBag)

    var next = retryButton.rx.tap.flatMapLatest { Archive.pages().catchAndReturn("") }
    next = next.catch { _ in next }
    next.bind(to: nextLabel.rx.text).disposed(by: disposeBag)

    // What is read beside the closure is what the variable holds then.
    var once = Archive.pages()
    let first = once
    once = once.retry(when: { [retryButton] _ in retryButton.rx.tap.flatMapLatest { first } })
    once.asDriver(onErrorJustReturn: "").drive(onceLabel.rx.text).disposed(by: disposeBag)

    // A later assignment may be there by then.
    var last = retryButton.rx.tap.flatMapLatest { Archive.pages().catchAndReturn("") }
    last = last.catch { _ in last }
    if startsOver { last = Archive.pages() }
    last.asDriver(onErrorJustReturn: "").drive(lastLabel.rx.text).disposed(by: disposeBag)
  }
}
