// User interface that is touched in a task is touched on main: the compiler has the task hop there for it. It is fed all
// the same, and an error on the way stops it.
import RxCocoa
import RxSwift
import UIKit

final class VoyageViewController: UIViewController {
  private let berthLabel = UILabel()
  private let deckTable = UITableView()
  private let harbour = Harbour()
  private let pilot: Pilot? = Pilot()
  private let log = VoyageLog()
  private var pending: Task<Void, Never>?
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    harbour.berths
      .bind { [weak self] berth in // expect: error_handling
        Task { self?.berthLabel.text = berth }
      }
      .disposed(by: disposeBag)

    harbour.berths
      .bind(with: self) { owner, berth in // expect: error_handling
        Task { await owner.pilot?.attach(berth) }
      }
      .disposed(by: disposeBag)

    harbour.berths
      .bind { [weak self] berth in // expect: error_handling
        Task { @MainActor in self?.berthLabel.text = berth }
      }
      .disposed(by: disposeBag)

    harbour.berths
      .bind { [weak self] berth in // expect: error_handling
        self?.pending?.cancel()
        self?.pending = Task(priority: .userInitiated) { [weak self] in
          await self?.log.note(berth)
          await MainActor.run { self?.deckTable.reloadData() }
        }
      }
      .disposed(by: disposeBag)

    harbour.berths
      .bind { [weak self] berth in // expect: error_handling
        self?.pending = Task<Void, Never> { await self?.moor(berth) }
      }
      .disposed(by: disposeBag)

    // Where it is touched before the task too, that is where elements arrive.
    harbour.berths
      .bind { [weak self] berth in // expect: main_thread error_handling
        self?.berthLabel.text = berth
        Task { self?.deckTable.reloadData() }
      }
      .disposed(by: disposeBag)

    // What handles its errors and goes to a task is as it should be.
    harbour.berths
      .catchAndReturn("")
      .subscribe(onNext: { [weak self] berth in // expect: error_ends_stream
        _ = Task { await self?.moor(berth) }
      })
      .disposed(by: disposeBag)

    // A task that touches nothing feeds none.
    harbour.berths
      .bind { [weak self] berth in
        Task { await self?.log.note(berth) }
      }
      .disposed(by: disposeBag)
  }

  private func moor(_ berth: String) async {
    await log.note(berth)
    berthLabel.text = berth
  }
}

@MainActor
final class Pilot {
  private weak var navigator: UINavigationController?

  func attach(_ berth: String) {
    let next = UIViewController()
    next.title = berth
    navigator?.pushViewController(next, animated: true)
  }
}

actor VoyageLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

final class Harbour {
  private struct Fog: Error {}

  let berths = Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    .map { number -> String in
      guard number < 9 else { throw Fog() }
      return "\(number)"
    }
}
