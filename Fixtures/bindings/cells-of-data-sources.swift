// A cell's item is what the section holds.
import Foundation
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

final class Question {
  let isChosen = BehaviorRelay(value: false)
  let count = PublishRelay<Int>()

  func reload() {
    DispatchQueue.global().async { self.count.accept(1) }
  }
}

typealias QuestionSection = SectionModel<String, Question>

struct AnswerSection: SectionModelType {
  typealias Item = Question
  var items: [Question]

  init(original: AnswerSection, items: [Question]) {
    self = original
    self.items = items
  }
}

final class QuestionCell: UITableViewCell {
  let button = UIButton()
  let label = UILabel()
  let disposeBag = DisposeBag()
}

final class QuestionsViewController: UIViewController {
  private let first = RxTableViewSectionedReloadDataSource<QuestionSection>(
    configureCell: { _, table, path, question in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! QuestionCell
      question.isChosen.bind(to: cell.button.rx.isSelected).disposed(by: cell.disposeBag)
      question.count.map { "\($0)" }
        .bind(to: cell.label.rx.text) // expect: main_thread
        .disposed(by: cell.disposeBag)
      return cell
    })

  private lazy var second = RxTableViewSectionedAnimatedDataSource<AnswerSection>(
    configureCell: { _, table, path, answer in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! QuestionCell
      answer.isChosen.bind(to: cell.button.rx.isSelected).disposed(by: cell.disposeBag)
      return cell
    })
}
