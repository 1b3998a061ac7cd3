// What a member of `rx` has for elements says the extension that is meant, whatever RxCocoa or another extension calls so.
import RxCocoa
import RxSwift
import UIKit

final class Dictation: NSObject {
  func listen(_ handler: @escaping (Result<String, Error>) -> Void) {
    DispatchQueue.global().async { handler(.failure(RxError.unknown)) }
  }
}

final class Album: NSObject {
  func load(_ handler: @escaping (Result<[String], Error>) -> Void) {
    DispatchQueue.global().async { handler(.failure(RxError.unknown)) }
  }
}

extension Reactive where Base: Dictation {
  func text() -> Observable<String> {
    Observable.create { observer in
      self.base.listen { result in
        switch result {
        case .success(let words): observer.onNext(words)
        case .failure(let error): observer.onError(error)
        }
      }
      return Disposables.create()
    }
  }
}

extension Reactive where Base: Album {
  func text() -> Observable<[String]> {
    Observable.create { observer in
      self.base.load { result in
        switch result {
        case .success(let titles): observer.onNext(titles)
        case .failure(let error): observer.onError(error)
        }
      }
      return Disposables.create()
    }
  }
}

final class DictationViewController: UIViewController {
  private let dictation = Dictation()
  private let album = Album()
  private let label = UILabel()
  private let field = UITextField()
  private let tableView = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    dictation.rx.text()
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    album.rx.text()
      .asDriver(onErrorJustReturn: [])
      .drive(tableView.rx.items(cellIdentifier: "Title")) { _, title, cell in
        cell.textLabel?.text = title
      }
      .disposed(by: disposeBag)

    // RxCocoa's own.
    field.rx.text
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
