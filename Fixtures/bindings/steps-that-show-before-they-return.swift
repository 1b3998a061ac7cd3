// RxSwift 6. A step's closure that calls something for the sequence that it returns, or for nothing, runs it where elements
// come: a screen that it puts up is put up there. What only makes one, or puts it up when subscribed to on main, is not.
import RxCocoa
import RxSwift
import UIKit

func opened() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/open")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .catchAndReturn("")
}

class Guide {
  let navigation = UINavigationController()

  func start(_ page: String) -> Observable<Void> { .empty() }

  func lead(to guide: Guide, _ page: String) -> Observable<Void> { guide.start(page) }
}

final class ProfileGuide: Guide {
  override func start(_ page: String) -> Observable<Void> {
    let screen = UIViewController()
    screen.title = page
    navigation.pushViewController(screen, animated: true)
    return .just(())
  }
}

final class LaterGuide: Guide {
  override func start(_ page: String) -> Observable<Void> {
    Observable.deferred { [navigation] in
      navigation.pushViewController(UIViewController(), animated: true)
      return .just(())
    }
  }
}

final class NoteModel {
  var didEnd: ((String) -> Void)?
  var didNote: ((String) -> Void)?
  private let disposeBag = DisposeBag()

  func follow() {
    opened().map { [weak self] in self?.didEnd?($0) }.subscribe().disposed(by: disposeBag)  // expect: main_thread
    opened().map { [weak self] in self?.didNote?($0) }.subscribe().disposed(by: disposeBag)
  }
}

final class MainGuide: Guide {
  private let model = NoteModel()
  private let disposeBag = DisposeBag()

  func begin() {
    opened().flatMapLatest { self.lead(to: ProfileGuide(), $0) }.subscribe().disposed(by: disposeBag)  // expect: main_thread
    opened().flatMapLatest { LaterGuide().start($0).subscribe(on: MainScheduler.instance) }.subscribe()
      .disposed(by: disposeBag)
    opened().observe(on: MainScheduler.instance).flatMapLatest { self.lead(to: ProfileGuide(), $0) }.subscribe()
      .disposed(by: disposeBag)
    model.didEnd = { [navigation] _ in navigation.popViewController(animated: true) }
    model.didNote = { UserDefaults.standard.set($0, forKey: "note") }
    model.follow()
  }
}
