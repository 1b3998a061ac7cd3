// `A & B` has the members of both.
import RxCocoa
import RxSwift
import UIKit

protocol HasLists { var lists: Lists { get } }
protocol HasSettings { var settings: Int { get } }

protocol Lists {
  func last() throws -> Observable<String>
  func next() -> Observable<String>
}

final class StoredLists: Lists {
  func last() throws -> Observable<String> { Observable.just("last") }

  func next() -> Observable<String> {
    Observable.just("next").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

final class ListViewModel {
  typealias Dependencies = HasSettings & HasLists
  let last: Observable<String>
  let next: Observable<String>

  init(dependencies: Dependencies) {
    if let last = try? dependencies.lists.last() {
      self.last = last
    } else {
      last = .empty()
    }
    next = dependencies.lists.next()
  }
}

protocol Form {
  var title: BehaviorRelay<String> { get }
}

final class TitleViewController: UIViewController, Form {
  let title = BehaviorRelay(value: "")
}

final class ListViewController: UIViewController {
  private let last = UILabel()
  private let next = UILabel()
  private let header = UILabel()
  private let form: UIViewController & Form = TitleViewController()
  private let disposeBag = DisposeBag()
  var viewModel: ListViewModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.last.subscribe(onNext: { [weak self] in self?.last.text = $0 }).disposed(by: disposeBag)
    viewModel.next
      .subscribe(onNext: { [weak self] in self?.next.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
    form.title.bind(to: header.rx.text).disposed(by: disposeBag)
  }
}
