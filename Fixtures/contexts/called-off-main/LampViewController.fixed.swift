import Foundation
import RxCocoa
import RxSwift
import UIKit

final class LampViewController: UIViewController {
  @IBOutlet private var lamp: UISwitch!
  private let viewModel = LampViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isOn.asDriver().drive(lamp.rx.isOn).disposed(by: disposeBag)

    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [viewModel] in
      viewModel.toggle()
    }
  }

  @IBAction private func touch(_ sender: Any) {
    viewModel.toggle()
  }
}
