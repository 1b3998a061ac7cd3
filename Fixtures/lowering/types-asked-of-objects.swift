// `type(of: object)` is the object's class: what is a class's own is looked up there, the subclass's where it is of that.
import RxCocoa
import RxSwift
import UIKit

protocol Headings {
  var title: Observable<String> { get }
  var detail: Observable<String> { get }
}

class HeadingModel: Headings {
  let title: Observable<String>
  let detail: Observable<String>

  init(_ count: Observable<Int>) {
    title = type(of: self).title(of: count)
    detail = type(of: self).makeDetail()
  }

  private static func title(of count: Observable<Int>) -> Observable<String> {
    count.map { "\($0)" }.asDriver(onErrorJustReturn: "").asObservable()
  }

  class func makeDetail() -> Observable<String> { .just("") }
}

final class LoadedHeadingModel: HeadingModel {
  override class func makeDetail() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org")!)).map { "\($0.count)" }
  }
}

final class HeadingsViewController: UIViewController {
  private let title1 = UILabel()
  private let detail1 = UILabel()
  private let title2 = UILabel()
  private let detail2 = UILabel()
  private let plain: Headings = HeadingModel(Observable.just(1))
  private let loaded = LoadedHeadingModel(Observable.just(2))
  private let bag = DisposeBag()

  private static let placeholder = Observable.just("none")

  override func viewDidLoad() {
    super.viewDidLoad()
    plain.title.bind(to: title1.rx.text).disposed(by: bag)
    loaded.title.bind(to: title2.rx.text).disposed(by: bag)
    loaded.detail.bind(to: detail2.rx.text).disposed(by: bag) // expect: main_thread error_handling
    type(of: self).placeholder.bind(to: detail1.rx.text).disposed(by: bag)
    let kind = type(of: loaded)
    kind.makeDetail().catchAndReturn("").bind(to: detail1.rx.text).disposed(by: bag) // expect: main_thread
  }
}
