// A function out of sight is handed, by its name, what shows something: it is there to call that, wherever it does.

import Access
import RxCocoa
import RxSwift
import UIKit

struct PickError: Error {}

final class PickViewController: UIViewController {
  private let picks = PublishSubject<Int>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let picked = picks.map { pick -> Int in
      if pick < 0 { throw PickError() }
      return pick
    }
    picked.bind { [weak self] _ in self?.pick() }.disposed(by: bag)  // expect: error_handling
    picked.bind { [weak self] _ in self?.pickKept() }.disposed(by: bag)  // expect: error_handling
    picked.bind { [weak self] _ in self?.log() }.disposed(by: bag)
  }

  private func pick() {
    askForAccess(.photos, agreed: showPicker, rejected: {})
  }

  private func pickKept() {
    let show = { [weak self] in self?.showPicker() }
    askForAccess(.photos, agreed: show, rejected: {})
  }

  private func log() {
    askForAccess(.photos, agreed: noted, rejected: {})
  }

  private func showPicker() {
    present(UIImagePickerController(), animated: true)
  }

  private func noted() { print("noted") }
}
