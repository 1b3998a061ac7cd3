import RxCocoa
import RxSwift
import UIKit

final class QuizViewController: UIViewController {
  private let label = UILabel()
  private let model: QuizModel
  private let disposeBag = DisposeBag()

  init(model: QuizModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.isFirstRight.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.isHidden = $0 })
      .disposed(by: disposeBag)
    model.hint
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    model.answer(1)
  }
}
