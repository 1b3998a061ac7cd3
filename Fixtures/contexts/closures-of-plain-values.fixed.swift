// Closures that a struct keeps run where its property is called: a trailing one is that of the first property that is
// written as a function. Who asks whether there is a closure calls none, and what a function never speaks of never runs.
import RxCocoa
import RxSwift
import UIKit

struct Question {
  let title: String
  let answered: () -> Void
  var declined: (() -> Void)?
}

struct Choice {
  let title: String
  let chosen: () -> Void
}

final class QuestionView: UIView {
  private let yes = UIButton()
  private let no = UIButton()
  private let disposeBag = DisposeBag()

  private struct Answers {
    let yes: () -> Void
    let no: (() -> Void)?
  }

  private let answers: Answers

  init(_ question: Question) {
    answers = Answers(yes: question.answered, no: question.declined)
    super.init(frame: .zero)
    no.isHidden = question.declined == nil
    let isFinal = nil != answers.no
    yes.rx.tap
      .bind { [answers] in answers.yes() }
      .disposed(by: disposeBag)
    no.rx.tap
      .bind { [answers] in if isFinal { answers.no?() } }
      .disposed(by: disposeBag)
  }

  required init?(coder: NSCoder) { nil }
}

final class TicketViewController: UIViewController {
  private let done = PublishRelay<String>()
  private let kept = PublishRelay<String>()
  private let renewed = PublishRelay<String>()
  private let sold = PublishRelay<String>()
  private let state = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    done
      .bind(to: state.rx.text)
      .disposed(by: disposeBag)
    kept
      .bind(to: state.rx.text)
      .disposed(by: disposeBag)
    renewed
      .bind(to: state.rx.text)
      .disposed(by: disposeBag)
    sold
      .asDriver(onErrorDriveWith: .empty())
      .drive(state.rx.text)
      .disposed(by: disposeBag)
    ask()
  }

  private func ask() {
    let question = Question(
      title: "Give it back?", answered: { self.done.accept("given back") }, declined: { self.kept.accept("kept") })
    view.addSubview(QuestionView(question))
    refresh { self.renewed.accept("renewed") }
    let choices = [Choice(title: "sell") { self.sold.accept("sold") }]
    DispatchQueue.global().async {
      for choice in choices { choice.chosen() }
    }
  }

  private func refresh(whenDone: @escaping () -> Void) {
    view.setNeedsLayout()
  }
}
