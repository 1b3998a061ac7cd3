// A class's own data may have the name of something that UIKit's views have: writing to it shows nothing, unless its own
// observers do, or those of a class below. What overrides a property of UIKit's is that property.
import RxCocoa
import RxSwift
import UIKit

struct Plant: Equatable {
  var name: String
  var progress = 0
}

protocol GardenDelegate: AnyObject {
  func gardenDidGrow(_ count: Int)
}

class BedViewController: UIViewController {
  var message = ""
  var state = "dry"
  var date: Date?
}

final class GardenViewController: BedViewController {
  private var items: [Plant] = []
  private var value: Int = 0
  private var text = "" {
    didSet { value = text.count }
  }
  private var image = "leaf" {
    didSet { countLabel.text = image }
  }
  weak var delegate: GardenDelegate?
  override var title: String? {
    didSet { value += 1 }
  }
  let countLabel = UILabel()
  private let plants: Observable<[Plant]>
  private let bag = DisposeBag()

  init(plants: Observable<[Plant]>) {
    self.plants = plants.observe(on: SerialDispatchQueueScheduler(qos: .utility))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    plants.subscribe(onNext: { [weak self] in self?.items = $0 }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] in self?.items.append(contentsOf: $0) }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] in self?.items[0] = $0[0] }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] in self?.items[0].progress = $0.count }).disposed(by: bag)
    plants.subscribe(with: self, onNext: { screen, all in screen.value = all.count }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] in self?.value += $0.count }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] in self?.text = $0[0].name }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] in self?.message = $0[0].name }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] _ in self?.date = Date() }).disposed(by: bag)
    plants.subscribe(onNext: { [weak self] _ in self?.delegate = nil }).disposed(by: bag)
    // Its observer shows it.
    plants.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.image = $0[0].name }).disposed(by: bag)
    // UIKit's own.
    plants.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.title = $0[0].name }).disposed(by: bag)
    plants.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.view.tag = $0.count }).disposed(by: bag)
  }
}

class MeterView: UIView {
  var progress = 0
  private let bag = DisposeBag()

  func follow(_ amounts: Observable<Int>) {
    // Classes below show it.
    amounts.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.progress = $0 })
      .disposed(by: bag)
  }
}

final class WaterMeterView: MeterView {
  private let amountLabel = UILabel()
  override var progress: Int {
    didSet { amountLabel.text = "\(progress)" }
  }
}

final class QuietMeterView: UIView {
  var progress = 0
  private let bag = DisposeBag()

  func follow(_ amounts: Observable<Int>) {
    amounts.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak self] in self?.progress = $0 })
      .disposed(by: bag)
  }
}

@propertyWrapper
struct AtLeastZero {
  private var stored = 0
  var wrappedValue: Int {
    get { stored }
    set { stored = max(0, newValue) }
  }
}

final class SliderCell: UITableViewCell {
  @AtLeastZero var value: Int
  private let bag = DisposeBag()

  func follow(_ amounts: Observable<Int>) {
    amounts.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak self] in self?.value = $0 })
      .disposed(by: bag)
  }
}
