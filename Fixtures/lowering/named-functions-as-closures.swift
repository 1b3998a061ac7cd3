// A method that is handed over by its name runs where the closure would.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Journal {
  let lines = PublishRelay<String>()
  let drafts = PublishRelay<String>()
  let pages = PublishRelay<String>()

  func add(_ line: String) { lines.accept(line) }
  func draft(_ line: String) { drafts.accept(line) }
  func turn(_ page: String) { pages.accept(page) }
}

final class JournalViewModel {
  let saved = PublishRelay<String>()
  let named = PublishRelay<String>()
  private let journal: Journal
  private let disposeBag = DisposeBag()

  init(journal: Journal, field: Observable<String>) {
    self.journal = journal
    let background = field.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    background.subscribe(onNext: journal.add).disposed(by: disposeBag)
    background.subscribe(onNext: save).disposed(by: disposeBag)
    field.observe(on: MainScheduler.instance).subscribe(onNext: journal.draft).disposed(by: disposeBag)
    field.observe(on: MainScheduler.instance).do(onNext: journal.turn).subscribe(onNext: name).disposed(by: disposeBag)
  }

  private func save(_ line: String) { saved.accept(line) }
  private func name(_ line: String) { named.accept(line) }
}

final class JournalViewController: UIViewController {
  private let field = UITextField()
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel(), UILabel()]
  private let journal = Journal()
  private lazy var viewModel = JournalViewModel(journal: journal, field: field.rx.text.orEmpty.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.lines.bind(to: labels[0].rx.text).disposed(by: disposeBag) // expect: main_thread
    journal.drafts.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    journal.pages.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    viewModel.saved.bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.named.bind(to: labels[4].rx.text).disposed(by: disposeBag)
  }
}
