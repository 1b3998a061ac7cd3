// What an extension of a protocol sends into a requirement goes into the subject of whoever calls it, and nobody else's.
import RxCocoa
import RxSwift
import UIKit

class Boat: NSObject {}

protocol Signalling {
  associatedtype Sign
  var signs: PublishSubject<Sign> { get }
}

extension Signalling where Self: Boat {
  var shown: Observable<Sign> { signs.asObservable() }

  func show(_ sign: Sign) { self.signs.onNext(sign) }
}

protocol Calling {
  var calls: PublishRelay<String> { get }
}

extension Calling {
  func call(_ words: String) { calls.accept(words) }
  func callTwice(_ words: String) {
    call(words)
    call(words)
  }
}

final class Tug: Boat, Signalling {
  enum Sign { case pulling(String) }
  let signs = PublishSubject<Sign>()

  func pull() {
    DispatchQueue.global().async { self.show(.pulling("ship")) }
  }
}

final class Yacht: Boat, Signalling {
  enum Sign { case sailing }
  lazy var signs = PublishSubject<Sign>()

  func sail() { show(.sailing) }
}

struct Horn: Calling {
  let calls = PublishRelay<String>()
}

struct Bell: Calling {
  let calls = PublishRelay<String>()
}

final class MarinaViewController: UIViewController {
  private let tugs = UILabel()
  private let yachts = UILabel()
  private let horns = UILabel()
  private let bells = UILabel()
  private let disposeBag = DisposeBag()
  private let tug = Tug()
  private let yacht = Yacht()
  private let horn = Horn()
  private let bell = Bell()

  override func viewDidLoad() {
    super.viewDidLoad()
    tug.shown.map { "\($0)" }.bind(to: tugs.rx.text).disposed(by: disposeBag)  // expect: main_thread
    yacht.shown.map { "\($0)" }.bind(to: yachts.rx.text).disposed(by: disposeBag)
    horn.calls.bind(to: horns.rx.text).disposed(by: disposeBag)  // expect: main_thread
    bell.calls.bind(to: bells.rx.text).disposed(by: disposeBag)
    tug.pull()
    yacht.sail()
    bell.call("one")
    DispatchQueue.global().async { [horn] in horn.callTwice("two") }
  }
}
