// What an alias of a library's type makes is of that type.
import Moya
import RxCocoa
import RxMoya
import RxSwift
import UIKit

enum Tide: TargetType {
  case today
  var baseURL: URL { URL(fileURLWithPath: "/") }
  var path: String { "tide" }
  var method: Moya.Method { .get }
  var sampleData: Data { Data() }
  var task: Task { .requestPlain }
  var headers: [String: String]? { nil }
}

typealias Tides = MoyaProvider<Tide>
typealias Work = ConcurrentDispatchQueueScheduler

let tides = Tides(plugins: [])
let lateTides = Tides(callbackQueue: .global())

final class TideViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tides.rx.request(.today).mapString().catchAndReturn("").asObservable().bind(to: label.rx.text).disposed(by: bag)
    lateTides.rx.request(.today).mapString().catchAndReturn("").asObservable()
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    tides.rx.request(.today).mapString().catchAndReturn("").observe(on: Work(qos: .utility)).asObservable()
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
  }
}
