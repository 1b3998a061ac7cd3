// RxSwift 6. A callback that calls another: the answer is told to a model's closure, which tells the screen's. What is
// handed to a function on the way says nothing of other calls of it.
import RxCocoa
import RxSwift
import UIKit

final class Remarks {
  private let bag = DisposeBag()
  private let answers = Observable.just([""])
    .delay(.milliseconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))

  func load(_ done: @escaping ([String]) -> Void) {
    answers
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { done($0) })
      .disposed(by: bag)
  }

  func count(_ done: @escaping (Int) -> Void) {
    answers
      .subscribe(onNext: { done($0.count) })
      .disposed(by: bag)
  }

  func note() {
    // Which calls a helper that only writes into a file here.
    answers
      .subscribe(onNext: { lines in Self.each(of: lines) { print($0) } })
      .disposed(by: bag)
  }

  static func each(of lines: [String], _ tell: (String) -> Void) { for line in lines { tell(line) } }
}

final class RemarksModel {
  private let remarks = Remarks()

  func refresh(_ finished: @escaping (Bool) -> Void) {
    remarks.load { lines in
      if lines.isEmpty { finished(false) } else { finished(true) }
    }
  }

  func recount() { remarks.count { print($0) } }
}

final class RemarksScreen: UIViewController {
  private let model = RemarksModel()
  private let table = UITableView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.refresh { [weak self] isFull in
      if isFull { self?.table.reloadData() } else { self?.dismiss(animated: true) }
    }
    model.recount()
    Remarks.each(of: [""]) { label.text = $0 }
  }
}
