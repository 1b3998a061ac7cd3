// A computed property hands out the share that its object holds, or has one made for each who asks.
import RxCocoa
import RxSwift
import UIKit

struct OrchardService {
  func yield(of tree: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/orchard/\(tree)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Holds what it made when it was made itself.
final class HeldModel {
  private let held: Driver<String>

  init(_ service: OrchardService) { held = service.yield(of: "apple").asDriver(onErrorJustReturn: "") }

  var fruit: Driver<String> { held }
  var fruitInCapitals: Driver<String> { held.map { $0.uppercased() } }
}

/// Holds what others gave it.
final class GivenModel {
  private var stored: Driver<String> = .empty()

  var given: Driver<String> {
    get { stored }
    set { stored = newValue }
  }
}

/// Holds what it is handed when that is asked for, and hands it on by way of a local name.
final class ReceivingModel {
  private var received: Driver<String> = .empty()

  init(_ press: Press) {
    press.onReady { [weak self] in self?.received = $0 }
    press.start()
  }

  var juice: Driver<String> {
    let bottled = received
    return bottled.distinctUntilChanged()
  }
}

final class Press {
  private var handler: ((Driver<String>) -> Void)?
  private let service: OrchardService

  init(_ service: OrchardService) { self.service = service }

  func onReady(_ handler: @escaping (Driver<String>) -> Void) { self.handler = handler }

  func start() { handler?(squeezed()()) }

  private func squeezed() -> () -> Driver<String> {
    { [service] in service.yield(of: "grape").asDriver(onErrorJustReturn: "") }
  }
}

struct Basket {
  let content: Observable<String>

  init(_ content: Observable<String>) { self.content = content }
}

final class MakingModel {
  struct Output {
    let crop: Driver<String>
  }

  private var kept: [HeldModel] = []
  private let service: OrchardService

  init(_ service: OrchardService) { self.service = service }

  private func transform() -> Output {
    let model = HeldModel(service)
    kept.append(model)
    return Output(crop: model.fruit)
  }

  /// A field of what a function makes at each use.
  var crop: Driver<String> {
    let output = transform()
    return output.crop
  }

  /// The same by way of a subscript that has another function fill a variable.
  subscript(name: String) -> Driver<String> {
    var filled: Driver<String> = .empty()
    fill(&filled, name)
    return filled
  }

  private func fill(_ result: inout Driver<String>, _ tree: String) {
    result = service.yield(of: tree).asDriver(onErrorJustReturn: "")
  }

  var pears: Driver<String> { self["pear"] }

  /// What holds the chain is made by what each use calls, too.
  var quinces: Observable<String> {
    var filled: Observable<String> = .empty()
    wrap(&filled)
    return filled
  }

  private func wrap(_ result: inout Observable<String>) {
    result = Basket(service.yield(of: "quince").catchAndReturn("").observe(on: MainScheduler.instance)).content
  }
}

final class OrchardViewController: UIViewController {
  private let labels = (0..<14).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private var making: MakingModel?
  private var press: Press?
  private var receiving: ReceivingModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let service = OrchardService()

    let held = HeldModel(service)
    held.fruit.drive(labels[0].rx.text).disposed(by: disposeBag)
    held.fruit.drive(labels[1].rx.text).disposed(by: disposeBag)
    held.fruitInCapitals.drive(labels[2].rx.text).disposed(by: disposeBag)
    held.fruitInCapitals.drive(labels[3].rx.text).disposed(by: disposeBag)

    let given = GivenModel()
    given.given = service.yield(of: "plum").asDriver(onErrorJustReturn: "")
    given.given.drive(labels[4].rx.text).disposed(by: disposeBag)
    given.given.drive(labels[5].rx.text).disposed(by: disposeBag)

    let press = Press(service)
    self.press = press
    let receiving = ReceivingModel(press)
    self.receiving = receiving
    receiving.juice.drive(labels[12].rx.text).disposed(by: disposeBag)
    receiving.juice.drive(labels[13].rx.text).disposed(by: disposeBag)

    let making = MakingModel(service)
    self.making = making
    making.crop.drive(labels[6].rx.text).disposed(by: disposeBag)
    making.crop.drive(labels[7].rx.text).disposed(by: disposeBag) // expect: sharing
    making.pears.drive(labels[8].rx.text).disposed(by: disposeBag)
    making.pears.drive(labels[9].rx.text).disposed(by: disposeBag) // expect: sharing
    making.quinces.bind(to: labels[10].rx.text).disposed(by: disposeBag)
    making.quinces.bind(to: labels[11].rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
