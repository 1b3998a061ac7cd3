import RxCocoa
import RxSwift
import UIKit

final class TripViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var stopsTable: UITableView!
  @IBOutlet private var priceLabel: UILabel!
  @IBOutlet private var offerLabel: UILabel!
  var viewModel: TripViewModel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    viewModel.output.name
      .bind(to: nameLabel.rx.text)
      .disposed(by: disposeBag)

    viewModel.output.stops
      .bind(to: stopsTable.rx.items(cellIdentifier: "Stop")) { _, stop, cell in
        cell.textLabel?.text = stop
      }
      .disposed(by: disposeBag)

    viewModel.output.price
      .bind(to: priceLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    viewModel.output.offer
      .bind(to: offerLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
