// What is written to a view by whatever key path it is given changes the view, also in an extension of a type whose
// parameter says that it is one.

import RxCocoa
import RxSwift
import UIKit

struct Styler<Base: UIView> {
  let view: Base
}

struct Recorder<Base: AnyObject> {
  let record: Base
}

extension Styler {
  func style<T: Equatable>(_ values: Observable<T>, _ path: ReferenceWritableKeyPath<Base, T>) -> Disposable {
    values.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak view] value in  // expect: main_thread
        if let view, view[keyPath: path] != value { view[keyPath: path] = value }
      })
  }
}

extension Recorder {
  func keep<T: Equatable>(_ values: Observable<T>, _ path: ReferenceWritableKeyPath<Base, T>) -> Disposable {
    values.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak record] value in
        if let record, record[keyPath: path] != value { record[keyPath: path] = value }
      })
  }
}
