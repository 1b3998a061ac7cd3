// What a collection holds is what it is declared to hold, empty as it may be when it is made.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class RowModel {
  let isOn = BehaviorRelay(value: false)
  let count = PublishRelay<Int>()

  func reload() {
    DispatchQueue.global().async { self.count.accept(1) }
  }
}

final class ListModel {
  private(set) var rows: [RowModel] = []

  subscript(index: Int) -> RowModel { rows[index] }
}

final class RowsViewController: UIViewController {
  private let button = UIButton()
  private let spinner = UIActivityIndicatorView()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let list = ListModel()
  var chosen: RowModel? {
    didSet {
      oldValue?.isOn.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list[0].isOn.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
    for row in list.rows {
      row.isOn.bind(to: button.rx.isHidden).disposed(by: disposeBag)
    }
    list.rows.first?.count.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
