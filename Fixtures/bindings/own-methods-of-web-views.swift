// A method of a web view's own that runs a script in it changes what it shows.
import RxCocoa
import RxSwift
import UIKit
import WebKit

final class ReaderView: WKWebView {
  private var marks: [String] = []

  func show(mark: String) {
    evaluateJavaScript("show('\(mark)')") { _, _ in }
  }

  func remember(mark: String) {
    marks.append(mark)
  }
}

final class ReaderViewController: UIViewController {
  private let reader = ReaderView()
  private let marks = PublishRelay<String>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = marks.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    late.subscribe(onNext: { [reader] mark in reader.show(mark: mark) }).disposed(by: bag) // expect: main_thread
    late.subscribe(onNext: { [reader] mark in reader.remember(mark: mark) }).disposed(by: bag)
    marks.accept("here")
  }
}
