import RxCocoa
import RxSwift
import UIKit

final class PotteryViewController: UIViewController {
  private let field = UITextField()
  private let blendLabel = UILabel()
  private let stirLabel = UILabel()
  private let shelfLabel = UILabel()
  private let shownLabel = UILabel()
  private let shelf = ShelfModel()
  private let disposeBag = DisposeBag()
  private var model: PotteryModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = PotteryModel(names: field.rx.text.orEmpty.asObservable())
    self.model = model
    model.reactor.state.map(\.reading)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.blendLabel.text = $0 })
      .disposed(by: disposeBag)
    model.calmReactor.state.map(\.reading)
      .subscribe(onNext: { [weak self] in self?.stirLabel.text = $0 })
      .disposed(by: disposeBag)
    shelf.label
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.shelfLabel.text = $0 })
      .disposed(by: disposeBag)
    shelf.shown
      .subscribe(onNext: { [weak self] in self?.shownLabel.text = $0 })
      .disposed(by: disposeBag)
    field.rx.text.orEmpty
      .subscribe(onNext: { [weak self] in self?.shelf.stack($0) })
      .disposed(by: disposeBag)
  }
}
