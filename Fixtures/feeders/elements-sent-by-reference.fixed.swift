// `subscribe(onNext: subject.onNext)` sends elements; what becomes of the error is said beside it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class ScoreboardModel {
  let home = PublishSubject<String>()
  let guests = BehaviorSubject<String>(value: "0")
  let referee = PublishSubject<String>()
  let alerts = PublishSubject<String>()
  private let bag = DisposeBag()

  private func points(of team: String) -> Observable<String> {
    let url = URL(string: "https://example.com/points/\(team)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
  }

  func load() {
    points(of: "home")
      .subscribe(onNext: home.onNext, onError: { [alerts] in alerts.onNext("\($0)") })
      .disposed(by: bag)
    points(of: "guests").asSingle()
      .subscribe(onSuccess: guests.onNext, onFailure: { [weak self] _ in self?.alerts.onNext("no guests") })
      .disposed(by: bag)
    // The subject itself takes the error too.
    points(of: "referee").subscribe(referee).disposed(by: bag)
  }
}

final class ScoreboardViewController: UIViewController {
  private let homeLabel = UILabel()
  private let guestLabel = UILabel()
  private let refereeLabel = UILabel()
  private let model = ScoreboardModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.home.bind(to: homeLabel.rx.text).disposed(by: bag)
    model.guests.bind(to: guestLabel.rx.text).disposed(by: bag)
    model.referee.asDriver(onErrorJustReturn: "").drive(refereeLabel.rx.text).disposed(by: bag)
    model.load()
  }
}
