// prefer_driver must be enabled. By hand in a view model, bound in the view.
import RxCocoa
import RxSwift
import UIKit

final class PodcastViewModel {
  let episodes: Observable<[String]>

  init(refresh: Observable<Void>) {
    episodes = refresh
      .flatMapLatest {
        URLSession.shared.rx.json(url: URL(string: "https://example.com/episodes")!)
          .map { $0 as? [String] ?? [] }
          .observe(on: MainScheduler.instance)
          .catchAndReturn([])
      }
      .share(replay: 1)
  }
}

final class PodcastViewController: UIViewController {
  @IBOutlet private var refreshButton: UIButton!
  @IBOutlet private var newest: UILabel!
  @IBOutlet private var count: UILabel!
  private lazy var viewModel = PodcastViewModel(refresh: refreshButton.rx.tap.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.episodes.asDriver(onErrorDriveWith: .empty()).map { $0.first ?? "" }.drive(newest.rx.text).disposed(by: disposeBag)
    viewModel.episodes.asDriver(onErrorDriveWith: .empty()).map { "\($0.count)" }.drive(count.rx.text).disposed(by: disposeBag)
  }
}
