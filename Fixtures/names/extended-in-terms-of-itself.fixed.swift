// `all = all.concat(next)`: what the name held before, and what it is extended with.
import RxCocoa
import RxSwift
import UIKit

final class TrackService {
  func tracks(_ id: Int) -> Observable<[String]> {
    Observable.just([]).observe(on: MainScheduler.instance)
  }

  func covers(_ id: Int) -> Observable<[String]> {
    Observable.just([]).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

final class TracksViewModel {
  private let service: TrackService
  let ids = BehaviorRelay<[Int]>(value: [])
  private(set) var tracks: Observable<[String]>!
  private(set) var covers: Observable<[String]>!

  init(service: TrackService) {
    self.service = service
    tracks = ids.flatMapLatest { [unowned self] ids -> Observable<[String]> in
      var all = Observable<[String]>.just([])
      for id in ids {
        all = all.concat(self.service.tracks(id)).scan([], accumulator: +)
      }
      return all
    }
    covers = ids.flatMapLatest { [unowned self] ids -> Observable<[String]> in
      var all = Observable<[String]>.just([])
      for id in ids {
        all = all.concat(self.service.covers(id))
      }
      return all
    }
  }
}

final class TracksViewController: UIViewController {
  private let tracks = UILabel()
  private let covers = UILabel()
  private let disposeBag = DisposeBag()
  var viewModel: TracksViewModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.tracks.map { $0.first }.bind(to: tracks.rx.text).disposed(by: disposeBag)
    viewModel.covers.asDriver(onErrorDriveWith: .empty()).map { $0.first }
      .drive(covers.rx.text)
      .disposed(by: disposeBag)
  }
}
