// A step is given a function by its name, which writes to views.
import RxCocoa
import RxSwift
import UIKit

final class AnchorageViewController: UIViewController {
  private let labels = [UILabel(), UILabel()]
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let chosen = PublishRelay<Int>()

  override func viewDidLoad() {
    super.viewDidLoad()
    func mark(_ index: Int) { note.text = "\(index)" }
    chosen.map(mark).subscribe().disposed(by: disposeBag)  // expect: main_thread
    chosen.map(AnchorageViewController.words).subscribe().disposed(by: disposeBag)
    chosen.map(fresh).subscribe().disposed(by: disposeBag)
    chosen.observe(on: MainScheduler.instance).map(mark).subscribe().disposed(by: disposeBag)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { [chosen] in chosen.accept(1) }
  }

  private static func words(_ index: Int) -> String { "\(index)" }

  private func fresh(_ index: Int) -> UILabel {
    let label = UILabel()
    label.text = "\(index)"
    return label
  }
}
