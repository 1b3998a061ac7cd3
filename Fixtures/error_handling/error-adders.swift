// Operators that bring an error of their own into a chain that had none.
import RxCocoa
import RxSwift
import UIKit

final class QuizViewController: UIViewController {
  @IBOutlet private var answerButton: UIButton!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let answers = answerButton.rx.tap.map { "answered" }

    answers
      .timeout(.seconds(20), scheduler: MainScheduler.instance)
      .bind(to: a.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    answers
      .element(at: 2)
      .bind(to: b.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    answers
      .single()
      .bind(to: c.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    answers
      .take(1)
      .bind(to: d.rx.text)
      .disposed(by: disposeBag)

    answers
      .skip(2)
      .take(3)
      .bind(to: e.rx.text)
      .disposed(by: disposeBag)

    answers
      .first()
      .map { $0 ?? "none" }
      .asObservable()
      .bind(to: f.rx.text)
      .disposed(by: disposeBag)
  }
}
