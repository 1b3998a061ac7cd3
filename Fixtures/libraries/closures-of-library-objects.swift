// Where closures run that are kept in structs by their own initialisers, and by objects of libraries.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Question {
  struct Answer {
    let title: String
    let run: () -> Void
  }

  let text: String
  let yes: Answer
  let no: Answer
}

final class QuestionModel {
  let question = PublishRelay<Question>()
  let isAnswered = BehaviorRelay(value: false)
  let isRefused = BehaviorRelay(value: false)
  let ticks = BehaviorRelay(value: 0)
  let beats = BehaviorRelay(value: 0)
  let page = BehaviorRelay(value: 0)
  private let clock = DispatchSource.makeTimerSource(queue: .main)
  private var drum: DispatchSourceTimer?

  func ask() {
    let accept: () -> Void = { [weak self] in self?.isAnswered.accept(true) }
    question.accept(
      Question(
        text: "Sure?", yes: .init(title: "Yes", run: accept),
        no: .init(title: "No", run: { [weak self] in self?.isRefused.accept(true) })))
  }

  func start() {
    clock.setEventHandler { [weak self] in self?.ticks.accept(1) }
    clock.resume()
    let drum = DispatchSource.makeTimerSource()
    drum.setEventHandler { [weak self] in self?.beats.accept(1) }
    drum.resume()
    self.drum = drum
  }

  func section(of item: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { [weak self] _, _, _ in self?.page.accept(1) }
    return section
  }
}

final class QuestionViewController: UIViewController {
  private let model = QuestionModel()
  private let yesButton = UIButton()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private var question: Question?

  override func viewDidLoad() {
    super.viewDidLoad()
    model.question.subscribe(onNext: { [weak self] in self?.question = $0 }).disposed(by: disposeBag)
    yesButton.rx.tap.subscribe(onNext: { [weak self] in self?.question?.yes.run() }).disposed(by: disposeBag)
    model.ask()
    model.start()
    model.isAnswered.bind(to: label.rx.isHidden).disposed(by: disposeBag)
    model.isRefused.bind(to: label.rx.isHidden).disposed(by: disposeBag)
    model.ticks.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    model.beats.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.page.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
