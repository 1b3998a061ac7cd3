// What an author has done on another queue stays there: the Driver begins below it. What costs nothing may move.
import RxCocoa
import RxSwift
import UIKit

final class ScoreViewController: UIViewController {
  private let notes = PublishRelay<String>()
  private let title1 = UILabel()
  private let sheet = UIImageView()
  private let play = UIButton()
  private let tempo = UILabel()
  private let bars = UILabel()
  private let queue = SerialDispatchQueueScheduler(qos: .utility)
  private let archive = Archive()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    notes.observe(on: queue)
      .map { [archive] in archive.engrave($0) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(title1.rx.text)
      .disposed(by: disposeBag)

    notes.debounce(.seconds(1), scheduler: queue)
      .asDriver(onErrorDriveWith: .empty())
      .map(\.count)
      .map { "\($0) notes" }
      .drive(tempo.rx.text)
      .disposed(by: disposeBag)

    play.rx.tap
      .flatMapLatest { [archive] in archive.pages().catch { _ in .empty() } }
      .map { [archive] pages in archive.render(pages) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(sheet.rx.image)
      .disposed(by: disposeBag)

    let engraved = notes.observe(on: queue).filter(archive.isComplete)
    engraved
      .subscribe(onNext: { [archive] in archive.store($0) })
      .disposed(by: disposeBag)
    engraved
      .asDriver(onErrorDriveWith: .empty())
      .map { "Last: " + $0 }
      .drive(bars.rx.text)
      .disposed(by: disposeBag)
  }
}

final class Archive {
  func engrave(_ notes: String) -> String { String(notes.sorted()) }
  func isComplete(_ notes: String) -> Bool { notes.sorted().last == "!" }
  func store(_ notes: String) { try? notes.write(toFile: "score.txt", atomically: true, encoding: .utf8) }
  func render(_ pages: [String]) -> UIImage? { UIImage(named: pages.sorted().joined()) }

  func pages() -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/pages")!).map { $0 as? [String] ?? [] }
  }
}
