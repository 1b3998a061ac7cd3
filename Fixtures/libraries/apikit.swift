// RxSwift 6. APIKit answers on main, unless it is told another queue.
import APIKit
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct RoutesRequest {
  let line: String
}

final class RouteService {
  private let queue = DispatchQueue(label: "routes")

  func routes(of line: String) -> Observable<String> {
    Observable.create { observer in
      let task = Session.send(RoutesRequest(line: line)) { result in
        switch result {
        case .success(let text): observer.onNext(text)
        case .failure: observer.onNext("")
        }
        observer.onCompleted()
      }
      return Disposables.create { task?.cancel() }
    }
  }

  func stops(of line: String) -> Observable<String> {
    Observable.create { [queue] observer in
      let task = Session.send(RoutesRequest(line: line), callbackQueue: .dispatchQueue(queue)) { _ in
        observer.onNext("")
        observer.onCompleted()
      }
      return Disposables.create { task?.cancel() }
    }
  }
}

final class RouteViewController: UIViewController {
  private let service = RouteService()
  private let routes = UILabel()
  private let stops = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.routes(of: "7").bind(to: routes.rx.text).disposed(by: disposeBag)
    service.stops(of: "7").bind(to: stops.rx.text).disposed(by: disposeBag)
  }
}
