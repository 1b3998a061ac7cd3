// RxSwift 2: a function's first argument had no label in Swift 2, unless the parameter is written with one twice.
import RxCocoa
import RxSwift
import UIKit

final class Courier {
  private static func deliver(parcel: NSURLRequest, observer: AnyObserver<String>) {
    dispatch_async(dispatch_get_main_queue()) {
      observer.onNext("here")
      observer.onCompleted()
    }
  }

  private static func drop(parcel: NSURLRequest, observer: AnyObserver<String>) {
    dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0)) {
      observer.onNext("there")
      observer.onCompleted()
    }
  }

  static func send(parcel parcel: NSURLRequest) -> Observable<String> {
    return Observable.create { observer in
      self.deliver(parcel, observer: observer)
      return NopDisposable.instance
    }
  }

  static func leave(parcel parcel: NSURLRequest) -> Observable<String> {
    return Observable.create { observer in
      self.drop(parcel, observer: observer)
      return NopDisposable.instance
    }
  }
}

final class ParcelViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  private func show(text: String) { label.text = text }

  override func viewDidLoad() {
    super.viewDidLoad()
    let parcel = NSURLRequest(URL: NSURL(string: "https://example.org/parcel")!)
    Courier.send(parcel: parcel).subscribeNext { [weak self] text in
      self?.show(text)
    }.addDisposableTo(disposeBag)
    Courier.leave(parcel: parcel).subscribeNext { [weak self] text in  // expect: main_thread
      self?.show(text)
    }.addDisposableTo(disposeBag)
  }
}
