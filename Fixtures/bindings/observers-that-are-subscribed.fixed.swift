// `subscribe(observer)` is `bind(to: observer)` by another name: an error gets there too, and the chain runs once more.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class HarbourModel {
  let boats = BehaviorSubject<[String]>(value: [])
  let chosen = PublishSubject<String>()
  let berths = BehaviorSubject<[String]>(value: [])
  let free = PublishSubject<String>()
  let index = PublishSubject<Int>()
  private let disposeBag = DisposeBag()

  init() {
    let arrivals: Observable<[String]> = Observable.create { observer in
      Harbour.shared.arrivals { observer.onNext($0) }
      return Disposables.create()
    }.share(replay: 1, scope: .whileConnected)
    arrivals.subscribe(boats).disposed(by: disposeBag)
    Observable.combineLatest(arrivals, index)
      .map { $0[$1] }
      .subscribe(chosen)
      .disposed(by: disposeBag)

    let places: Observable<[String]> = Observable.create { observer in
      Harbour.shared.arrivals { observer.onNext($0) }
      return Disposables.create()
    }
    .share(replay: 1)
    places.subscribe(berths).disposed(by: disposeBag)
    Observable.combineLatest(places, index)
      .map { $0[$1] }
      .subscribe(free)
      .disposed(by: disposeBag)
  }
}

final class HarbourViewController: UIViewController {
  private let model = HarbourModel()
  private let tideLabel = UILabel()
  private let windLabel = UILabel()
  private let countLabel = UILabel()
  private let chosenLabel = UILabel()
  private let freeLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Harbour.tide()
      .asDriver(onErrorDriveWith: .empty())
      .map(Optional.some)
      .drive(tideLabel.rx.text)
      .disposed(by: disposeBag)

    Harbour.tide()
      .map(Optional.some)
      .catchAndReturn(nil)
      .subscribe(windLabel.rx.text)
      .disposed(by: disposeBag)

    // Whoever writes `onNext:` decides what becomes of an error.
    Harbour.tide()
      .subscribe(onNext: { [weak self] tide in self?.windLabel.text = tide })
      .disposed(by: disposeBag)

    model.boats.map { "\($0.count) boats" }.bind(to: countLabel.rx.text).disposed(by: disposeBag)
    model.chosen.bind(to: chosenLabel.rx.text).disposed(by: disposeBag)
    model.free.bind(to: freeLabel.rx.text).disposed(by: disposeBag)
    model.berths.map { "\($0.count) berths" }.bind(to: countLabel.rx.text).disposed(by: disposeBag)
  }
}

final class Harbour {
  static let shared = Harbour()

  func arrivals(_ handler: @escaping ([String]) -> Void) {
    DispatchQueue.main.async { handler(["Aurora", "Petrel"]) }
  }

  static func tide() -> Observable<String> {
    Observable.create { observer in
      observer.onNext("high")
      observer.onError(RxError.unknown)
      return Disposables.create()
    }
  }
}
