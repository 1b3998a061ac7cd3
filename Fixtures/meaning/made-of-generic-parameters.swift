import RxCocoa
import RxSwift
import UIKit

/// A class of any model makes its model by the parameter's name: what it is, each subclass says.
class Chart {
  required init() {}
  var title: Observable<String> { .just("") }
}

final class QuickChart: Chart {
  override var title: Observable<String> { .just("quick").observe(on: MainScheduler.instance) }
}

final class SlowChart: Chart {
  override var title: Observable<String> {
    .just("slow").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

class ChartController<Model: Chart>: UIViewController {
  let stored = Model()
  var assigned: Model!
  let label = UILabel()
  let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    assigned = Model()
  }
}

extension ChartController {
  func again() -> Model { Model() }
}

final class QuickController: ChartController<QuickChart> {
  override func viewDidLoad() {
    super.viewDidLoad()
    stored.title.bind(to: label.rx.text).disposed(by: bag)
    assigned.title.bind(to: label.rx.text).disposed(by: bag)
    again().title.bind(to: label.rx.text).disposed(by: bag)
  }
}

final class SlowController: ChartController<SlowChart> {
  override func viewDidLoad() {
    super.viewDidLoad()
    stored.title.bind(to: label.rx.text).disposed(by: bag)  // expect: main_thread
    assigned.title.bind(to: label.rx.text).disposed(by: bag)  // expect: main_thread
    again().title.bind(to: label.rx.text).disposed(by: bag)  // expect: main_thread
  }
}

struct Legend<Text: Chart> {
  let text = Text()
}

final class LegendController: UIViewController {
  private let slow = Legend<SlowChart>()
  private let quick = Legend<QuickChart>()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    slow.text.title.bind(to: label.rx.text).disposed(by: bag)  // expect: main_thread
    quick.text.title.bind(to: label.rx.text).disposed(by: bag)
  }
}
