// RxSwift 3: catchError, catchErrorJustReturn, bindNext, retryWhen.
import RxCocoa
import RxSwift
import UIKit

class LibraryViewController: UIViewController {
  @IBOutlet weak var a: UILabel!
  @IBOutlet weak var b: UILabel!
  @IBOutlet weak var c: UILabel!
  @IBOutlet weak var d: UILabel!
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    shelf("novels")
      .asDriver(onErrorJustReturn: "")
      .drive(a.rx.text)
      .addDisposableTo(disposeBag)

    shelf("poems")
      .catchErrorJustReturn("")
      .observeOn(MainScheduler.instance)
      .bindTo(b.rx.text)
      .addDisposableTo(disposeBag)

    shelf("essays")
      .catchError { _ in Observable.just("") }
      .observeOn(MainScheduler.instance)
      .bindNext { [weak self] in
        self?.c.text = $0
      }
      .addDisposableTo(disposeBag)

    shelf("letters")
      .retry(2)
      .asDriver(onErrorJustReturn: "")
      .drive(onNext: { [weak self] in
        self?.d.text = $0
      })
      .addDisposableTo(disposeBag)
  }

  func shelf(_ name: String) -> Observable<String> {
    return URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(name)")!))
      .map { String(data: $0, encoding: .utf8) ?? "" }
  }
}
