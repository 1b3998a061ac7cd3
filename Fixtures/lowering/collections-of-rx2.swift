// RxSwift 2 gave collections of sequences, and of elements, what `Observable` makes of one since: each is followed from
// what the collection was made of.
import RxCocoa
import RxSwift
import UIKit

class SummaryViewController: UIViewController {
  let label = UILabel()
  let bag = DisposeBag()

  func load(path: String) -> Observable<String> {
    let request = NSURLRequest(URL: NSURL(string: path)!)
    return NSURLSession.sharedSession().rx_data(request).map { String($0.length) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    [load("a"), load("b")].toObservable().merge()
      .bindTo(label.rx_text) // expect: main_thread error_handling
      .addDisposableTo(bag)
    [load("a"), load("b")].combineLatest { $0.joinWithSeparator("") }
      .bindTo(label.rx_text) // expect: main_thread error_handling
      .addDisposableTo(bag)
    [load("a"), load("b")].zip { $0[0] }.observeOn(MainScheduler.instance)
      .bindTo(label.rx_text) // expect: error_handling
      .addDisposableTo(bag)
    [load("a"), load("b")].concat().catchErrorJustReturn("")
      .bindTo(label.rx_text) // expect: main_thread
      .addDisposableTo(bag)
    ["a", "b"].toObservable().flatMap { self.load($0) }
      .bindTo(label.rx_text) // expect: main_thread error_handling
      .addDisposableTo(bag)

    // What is changed in place is sent as what is assigned.
    let list = Variable<[String]>([])
    list.asObservable().map { $0.joinWithSeparator("") }.bindTo(label.rx_text).addDisposableTo(bag) // expect: main_thread
    load("a").subscribeNext { list.value.appendContentsOf([$0]) }.addDisposableTo(bag)

    ["a", "b"].toObservable().bindTo(label.rx_text).addDisposableTo(bag)
    let fixed = [Observable.just("a"), Observable.just("b")]
    fixed.toObservable().merge().bindTo(label.rx_text).addDisposableTo(bag)
    fixed.concat().bindTo(label.rx_text).addDisposableTo(bag)
    fixed.combineLatest { $0.joinWithSeparator("") }.bindTo(label.rx_text).addDisposableTo(bag)
  }
}
