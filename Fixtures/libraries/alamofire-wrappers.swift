// What an app adds to a library's request runs its closures where the library answers, also on a chain of requests of
// which no more is in sight; what the library's result is handed runs at once.
import Alamofire
import RxCocoa
import RxSwift
import UIKit

extension DataRequest {
  func answer(_ completion: @escaping (String) -> Void) {
    responseJSON { response in
      response.result.ifSuccess { completion("\(response)") }
    }
  }

  func answerLater(_ completion: @escaping (String) -> Void) {
    responseJSON(queue: DispatchQueue(label: "answers")) { response in completion("\(response)") }
  }
}

final class WeatherService {
  private let manager = SessionManager()

  func now() -> Observable<String> {
    Observable.create { observer in
      self.manager.request("https://example.com/now").validate().answer { text in
        observer.onNext(text)
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  func soon(_ request: DataRequest) -> Observable<String> {
    Observable.create { observer in
      request.answerLater { observer.onNext($0) }
      return Disposables.create()
    }
  }
}

final class WeatherViewController: UIViewController {
  private let nowLabel = UILabel()
  private let soonLabel = UILabel()
  private let service = WeatherService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.now().bind(to: nowLabel.rx.text).disposed(by: disposeBag)
    service.soon(Alamofire.request("https://example.com/soon")).bind(to: soonLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
