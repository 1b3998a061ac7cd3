// An assignment counts for the property that it names: of this type or one that it inherits from, not of a namesake.
import RxCocoa
import RxSwift
import UIKit

class Feed {
  var items = Observable.just("")
  var header = Observable.just("")
}

final class RemoteFeed: Feed {
  func start() {
    items = Stories.load()
  }
}

final class LocalFeed {
  var items = Observable.just("")
  var footer: Observable<String> = .just("")
  var notes = Observable.just("")

  func start() {
    // A local of the same name.
    var items = Observable.just("")
    items = Stories.load()
    items.subscribe().disposed(by: disposeBag)
    self.footer = Stories.load()
  }

  private let disposeBag = DisposeBag()
}

struct Box {
  var feed: LocalFeed?
}

final class FeedViewController: UIViewController {
  private let label = UILabel()
  private let feed = Feed()
  private let localFeed = LocalFeed()
  private let disposeBag = DisposeBag()
  private var box: Box! = Box()
  private static var latest = Observable.just("")
  private var shown = Observable.just("")

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.items.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    feed.header.bind(to: label.rx.text).disposed(by: disposeBag)
    localFeed.items.bind(to: label.rx.text).disposed(by: disposeBag)
    localFeed.footer.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    localFeed.notes.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    Self.latest.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    shown.bind(to: label.rx.text).disposed(by: disposeBag)
  }

  func reload() {
    box!.feed?.notes = Stories.load()
    FeedViewController.latest = Stories.load()
    shown = .just("again")
  }
}

enum Stories {
  static func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/stories")!).map { "\($0)" }
  }
}
