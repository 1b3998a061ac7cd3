import RxCocoa
import RxSwift
import UIKit

// What a binder does with elements it does on its scheduler, which is main's unless it is told another.

final class Diary {
  let lines = BehaviorRelay(value: "")
  let notes = BehaviorRelay(value: "")
  let pages = BehaviorRelay(value: "")
  private let disposeBag = DisposeBag()

  func open() {
    let work = SerialDispatchQueueScheduler(qos: .utility)
    let lineSink = Binder<String>(self, scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)) { diary, text in
      diary.lines.accept(text)
    }
    let noteSink = Binder<String>(self) { diary, text in diary.notes.accept(text) }
    Observable.just("line").bind(to: lineSink).disposed(by: disposeBag)
    Observable.just("note").observe(on: work).bind(to: noteSink).disposed(by: disposeBag)
    Observable.just("page").observe(on: work).bind(to: pageSink).disposed(by: disposeBag)
  }

  private var pageSink: Binder<String> {
    Binder(self, scheduler: CurrentThreadScheduler.instance) { diary, text in diary.pages.accept(text) }
  }
}

final class DiaryViewController: UIViewController {
  private let label = UILabel()
  private let diary = Diary()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.lines.asDriver().drive(label.rx.text).disposed(by: disposeBag)
    diary.notes.bind(to: label.rx.text).disposed(by: disposeBag)
    diary.pages.asDriver().drive(label.rx.text).disposed(by: disposeBag)
    diary.open()
  }
}
