// A closure that one object keeps runs where that object calls it, whatever others of its class do with theirs.
import RxCocoa
import RxSwift
import UIKit

final class Saver {
  var onSaved: ((String) -> Void)?
  private let done: (String) -> Void

  init(done: @escaping (String) -> Void) { self.done = done }

  func save() { onSaved?("saved") }
  func finish() { done("done") }
}

final class Printer {
  private let queue: DispatchQueue
  private let printed: (String) -> Void
  let pages = PublishRelay<String>()
  var page = "" { didSet { pages.accept(page) } }

  init(queue: DispatchQueue, printed: @escaping (String) -> Void) {
    self.queue = queue
    self.printed = printed
  }

  func print() { queue.async { self.printed("printed") } }
  func turn() { queue.async { self.page = "next" } }
}

final class DeskViewController: UIViewController {
  private let labels = (0..<8).map { _ in UILabel() }
  private let saved = PublishRelay<String>()
  private let lost = PublishRelay<String>()
  private let done = PublishRelay<String>()
  private let gone = PublishRelay<String>()
  private let near = PublishRelay<String>()
  private let far = PublishRelay<String>()
  private lazy var first = Saver { [done] in done.accept($0) }
  private lazy var second = Saver { [gone] in gone.accept($0) }
  private lazy var desk = Printer(queue: .main) { [near] in near.accept($0) }
  private lazy var hall = Printer(queue: DispatchQueue(label: "hall")) { [far] in far.accept($0) }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    saved.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    lost.bind(to: labels[1].rx.text).disposed(by: disposeBag) // expect: main_thread
    done.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    gone.bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: main_thread
    near.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    far.bind(to: labels[5].rx.text).disposed(by: disposeBag) // expect: main_thread
    desk.pages.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    hall.pages.bind(to: labels[7].rx.text).disposed(by: disposeBag) // expect: main_thread
    first.onSaved = { [saved] in saved.accept($0) }
    second.onSaved = { [lost] in lost.accept($0) }
    first.save()
    first.finish()
    desk.print()
    hall.print()
    desk.turn()
    hall.turn()
    DispatchQueue.global().async { [second] in
      second.save()
      second.finish()
    }
  }
}
