// A library calls back where its own method says, also below methods named like operators.
import Alamofire
import RxCocoa
import RxSwift
import UIKit

final class Almanac {
  private let session: SessionManager
  private let queue = DispatchQueue(label: "almanac")

  init(session: SessionManager) { self.session = session }

  func today() -> Observable<String> {
    Observable.create { observer in
      let request = self.session.request("https://example.com/today")
      request.validate().responseJSON { _ in observer.onNext("today") }
      return Disposables.create { request.cancel() }
    }
  }

  func tomorrow() -> Observable<String> {
    Observable.create { observer in
      let request = self.session.request("https://example.com/tomorrow").validate(statusCode: 200..<300)
      request.responseJSON(queue: self.queue) { _ in observer.onNext("tomorrow") }
      return Disposables.create { request.cancel() }
    }
  }
}

final class AlmanacViewController: UIViewController {
  private let almanac = Almanac(session: .default)
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    almanac.today().bind(to: label.rx.text).disposed(by: disposeBag)
    almanac.tomorrow().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
  }
}
