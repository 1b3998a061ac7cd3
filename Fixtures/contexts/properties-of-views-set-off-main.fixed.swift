// What observes or sets a property of a view or a view controller runs where the property is set: on main where UIKit and
// its own methods do that, and wherever else code in sight sets it.
import RxCocoa
import RxSwift
import UIKit

final class HeaderView: UIView {
  let captions = PublishRelay<String>()
  let widths = PublishRelay<String>()

  var caption = "" {
    didSet { captions.accept(caption) }
  }

  var columns: Int {
    get { 1 }
    set { widths.accept("\(newValue)") }
  }
}

final class ProgressViewController: UIViewController {
  private let label = UILabel()
  private let header = HeaderView()
  private let disposeBag = DisposeBag()
  private let steps = PublishRelay<String>()
  private let names = PublishRelay<String>()
  private let shown = PublishRelay<String>()

  private var step = "" {
    didSet { steps.accept(step) }
  }

  private var name = "" {
    didSet { names.accept(name) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    header.captions.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    shown.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)

    names.bind(to: label.rx.text).disposed(by: disposeBag)
    header.widths.bind(to: label.rx.text).disposed(by: disposeBag)

    DispatchQueue.global().async { [weak self] in self?.step = "begun" }
    URLSession.shared.dataTask(with: URL(string: "https://example.com/caption")!) { [header] _, _, _ in
      header.caption = "loaded"
      DispatchQueue.main.async { header.columns = 2 }
    }.resume()
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak self] count in
        guard let self else { return }
        self.show("\(count)")
      })
      .disposed(by: disposeBag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    name = "shown"
  }

  private func show(_ text: String) { shown.accept(text) }
}
