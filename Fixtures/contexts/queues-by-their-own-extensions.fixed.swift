// What an extension of a queue's type calls `main` is the main queue, and what stands in the `else` of
// `guard !Thread.isMainThread` runs on its thread.
import RxSwift
import UIKit

extension DispatchQueue {
  static func onMain(execute work: @escaping () -> Void) {
    if Thread.isMainThread {
      work()
    } else {
      main.async(execute: work)
    }
  }

  class func ensureMain(_ work: @escaping () -> Void) {
    guard !Thread.isMainThread else { return work() }
    main.async { work() }
  }

  static func aside(_ work: @escaping () -> Void) { global().async { work() } }
}

extension OperationQueue {
  static func soon(_ work: @escaping () -> Void) { main.addOperation(work) }
}

final class FerryViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Ferries.next("first")
      .subscribe(onNext: { [labels] text in DispatchQueue.onMain { labels[0].text = text } })
      .disposed(by: disposeBag)
    Ferries.next("second")
      .subscribe(onNext: { [labels] text in DispatchQueue.ensureMain { labels[1].text = text } })
      .disposed(by: disposeBag)
    Ferries.next("third")
      .subscribe(onNext: { [labels] text in OperationQueue.soon { labels[2].text = text } })
      .disposed(by: disposeBag)
    Ferries.next("fourth")
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [labels] text in DispatchQueue.aside { labels[3].text = text } })
      .disposed(by: disposeBag)
  }
}

enum Ferries {
  static func next(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/ferries/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
