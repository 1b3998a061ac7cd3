// What no actor holds runs where it is called, or off main where it is asynchronous or a group's; a work item runs where
// whoever has it sends it.
import RxCocoa
import RxSwift
import UIKit

final class HarvestViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let calledOff = BehaviorRelay(value: "")
  private let calledHere = BehaviorRelay(value: "")
  private let waited = BehaviorRelay(value: "")
  private let grouped = BehaviorRelay(value: "")
  private let sent = BehaviorRelay(value: "")
  private let sentHere = BehaviorRelay(value: "")
  private var item: DispatchWorkItem?
  private var itemHere: DispatchWorkItem?
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    calledOff.asDriver().drive(labels[0].rx.text).disposed(by: bag)
    calledHere.bind(to: labels[1].rx.text).disposed(by: bag)
    waited.asDriver().drive(labels[2].rx.text).disposed(by: bag)
    grouped.asDriver().drive(labels[3].rx.text).disposed(by: bag)
    sent.asDriver().drive(labels[4].rx.text).disposed(by: bag)
    sentHere.bind(to: labels[5].rx.text).disposed(by: bag)

    reapHere()
    DispatchQueue.global().async { [self] in reap() }
    Task { await wait() }
    Task { [grouped] in
      await withTaskGroup(of: Void.self) { group in
        group.addTask { grouped.accept("rye") }
      }
    }
    item = DispatchWorkItem { [sent] in sent.accept("oats") }
    itemHere = DispatchWorkItem { [sentHere] in sentHere.accept("oats") }
    DispatchQueue.global().async(execute: item!)
    DispatchQueue.main.async(execute: itemHere!)
  }

  private nonisolated func reap() { calledOff.accept("wheat") }

  private nonisolated func reapHere() { calledHere.accept("wheat") }

  private nonisolated func wait() async { waited.accept("maize") }
}
