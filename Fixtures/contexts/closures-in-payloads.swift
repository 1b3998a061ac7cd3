import RxCocoa
import RxSwift
import UIKit

// A closure that an enum's case carries in an object runs where that object's property is called.

struct Offer {
  let title: String
  let accept: () -> Void
}

struct Job {
  let work: () -> Void
}

enum Route {
  case offer(Offer)
  case job(Job)
}

final class RoutingModel {
  let routes = PublishRelay<Route>()
  let accepted = PublishRelay<String>()
  let worked = PublishRelay<String>()

  func start() {
    routes.accept(.offer(.init(title: "Tea", accept: { [weak self] in self?.accepted.accept("tea") })))
    routes.accept(.job(.init(work: { [weak self] in self?.worked.accept("done") })))
  }
}

final class RoutingViewController: UIViewController {
  private let model = RoutingModel()
  private let acceptedLabel = UILabel()
  private let workedLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    model.accepted
      .bind(to: acceptedLabel.rx.text)
      .disposed(by: disposeBag)

    model.worked
      .bind(to: workedLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)

    model.routes
      .subscribe(onNext: { [weak self] route in self?.follow(route) })
      .disposed(by: disposeBag)
    model.start()
  }

  private func follow(_ route: Route) {
    switch route {
    case .offer(let offer): offer.accept()
    case .job(let job): DispatchQueue.global().async { job.work() }
    }
  }
}
