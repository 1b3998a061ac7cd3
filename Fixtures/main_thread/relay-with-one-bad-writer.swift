// Of several writers, one off main is enough; all on main are fine.
import RxCocoa
import RxSwift
import UIKit

final class PlaylistViewController: UIViewController {
  private let tableView = UITableView()
  private let titleLabel = UILabel()
  private let shuffleButton = UIButton()
  private let songs = BehaviorRelay<[String]>(value: [])
  private let name = BehaviorRelay<String>(value: "Untitled")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    songs
      .bind(to: tableView.rx.items(cellIdentifier: "Song")) { _, song, cell in // expect: main_thread
        cell.textLabel?.text = song
      }
      .disposed(by: disposeBag)

    name
      .bind(to: titleLabel.rx.text)
      .disposed(by: disposeBag)

    shuffleButton.rx.tap
      .withLatestFrom(songs)
      .map { $0.shuffled() }
      .bind(to: songs)
      .disposed(by: disposeBag)

    shuffleButton.rx.tap
      .map { "Shuffled" }
      .bind(to: name)
      .disposed(by: disposeBag)

    Observable<Int>.timer(.seconds(300), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { _ in ["Blue", "Green"] }
      .bind(to: songs)
      .disposed(by: disposeBag)

    Observable<Int>.timer(.seconds(300), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { _ in "Colours" }
      .observe(on: MainScheduler.instance)
      .bind(to: name)
      .disposed(by: disposeBag)
  }
}
