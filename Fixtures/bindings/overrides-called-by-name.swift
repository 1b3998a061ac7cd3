// A method that is called by its name alone may be a subclass's, which shows something where the base class does not.
import RxCocoa
import RxSwift
import UIKit

class ExerciseViewController<Kind>: UIViewController {
  fileprivate let progress = PublishSubject<Int>()
  fileprivate let mainProgress = PublishSubject<Int>()
  private let queue = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    progress
      .observe(on: queue)
      .subscribe(onNext: { [weak self] _ in self?.goOn() }) // expect: main_thread
      .disposed(by: disposeBag)

    mainProgress
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.goOn() })
      .disposed(by: disposeBag)

    progress
      .observe(on: queue)
      .subscribe(onNext: { [weak self] _ in self?.count() })
      .disposed(by: disposeBag)
  }

  private func goOn() { prepareInput() }

  private func count() { note() }

  func prepareInput() { fatalError("every exercise has its own") }

  func note() {}
}

final class DictationViewController: ExerciseViewController<String> {
  private let inputView1 = UITextView()
  private var notes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.onNext(1)
    mainProgress.onNext(1)
  }

  override func prepareInput() { inputView1.text = "" }

  override func note() { notes += 1 }
}
