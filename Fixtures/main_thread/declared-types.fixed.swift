// What a declared type promises counts; what it leaves open and nothing decides is not reported.
import RxCocoa
import RxSwift
import UIKit

protocol Player {
  var position: Driver<String> { get }
  var finished: Signal<Void> { get }
  var volume: ControlProperty<Float> { get }
  var rating: ControlEvent<Int> { get }
  var title: Infallible<String> { get }
  var artist: BehaviorRelay<String> { get }
  var album: Observable<String> { get }
}

final class PlayerViewController: UIViewController {
  private let player: Player
  private let labels = (0..<6).map { _ in UILabel() }
  private let position = UILabel()
  private let slider = UISlider()
  private let disposeBag = DisposeBag()

  init(player: Player) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    player.position.drive(position.rx.text).disposed(by: disposeBag)
    player.finished.map { "Finished" }.emit(to: labels[0].rx.text).disposed(by: disposeBag)
    player.volume.bind(to: slider.rx.value).disposed(by: disposeBag)
    player.rating.map { "\($0)" }.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    player.title.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    player.artist.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    player.album.bind(to: labels[4].rx.text).disposed(by: disposeBag)

    player.position
      .asObservable()
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[5].rx.text)
      .disposed(by: disposeBag)
  }
}
