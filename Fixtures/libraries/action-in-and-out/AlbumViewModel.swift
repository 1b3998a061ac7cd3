// What starts an Action runs its work's closure there; what else it sends comes where it starts and where the work ends.
import Action
import Foundation
import RxCocoa
import RxSwift

final class AlbumViewModel {
  let isBusy = BehaviorRelay(value: false)
  let hasFailed = BehaviorRelay(value: false)
  let visits = BehaviorRelay(value: 0)
  let notes = BehaviorRelay<[String]>(value: [])
  private let queue = DispatchQueue(label: "album")
  private let disposeBag = DisposeBag()

  private(set) var more: Action<Void, [String]>?
  private(set) var again: Action<Void, [String]>?

  let cover = Action<Void, String> { .just("cover") }
  private(set) lazy var close: CocoaAction = { CocoaAction { .empty() } }()
  let upload = CocoaAction {
    URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://example.com")!)).map { _ in }
  }
  let saved = CocoaAction {
    URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://example.com")!)).map { _ in }
      .observe(on: MainScheduler.instance)
  }
  lazy var visit = CocoaAction { [unowned self] in
    visits.accept(1)
    return .empty()
  }

  init() {
    more = Action<Void, [String]>(workFactory: { [weak self] _ in
      self?.isBusy.accept(true)
      return .just(["note"])
    })
    more?.elements
      .subscribe(onNext: { [weak self] in self?.notes.accept($0) })
      .disposed(by: disposeBag)
    more?.errors
      .subscribe(onNext: { [weak self] _ in self?.hasFailed.accept(true) })
      .disposed(by: disposeBag)
    again = Action<Void, [String]>(workFactory: { [unowned self] _ in
      more?.execute() ?? .empty()
    })
  }

  func count() { queue.async { self.visit.execute() } }
}
