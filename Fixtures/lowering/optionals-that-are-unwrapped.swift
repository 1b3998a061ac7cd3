// What is chained through, unwrapped or bound by `if let` is an optional: its `map` and its `flatMap` call their closure
// once, and what that makes is what there is.

import Foundation
import RxCocoa
import RxSwift
import UIKit

final class PageRequest {
  func page(_ number: Int) -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://pages.example/\(number)")!) { data, _, error in
        if let error {
          observer.onError(error)
        } else {
          observer.onNext(String(decoding: data ?? Data(), as: UTF8.self))
          observer.onCompleted()
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  func kept(_ number: Int) -> Observable<String> { .just("\(number)") }
}

final class PageViewController: UIViewController {
  private let label = UILabel()
  private let request = PageRequest()
  private let bag = DisposeBag()
  var number: Int? = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    number.map { request.page($0) }?.bind(to: label.rx.text).disposed(by: bag)  // expect: error_handling main_thread
    number.map { request.kept($0) }?.bind(to: label.rx.text).disposed(by: bag)
    if let page = number.map(request.page) {
      page.bind(to: label.rx.text).disposed(by: bag)  // expect: error_handling main_thread
    }
    guard let kept = number.flatMap({ $0 > 3 ? request.kept($0) : nil }) else { return }
    kept.bind(to: label.rx.text).disposed(by: bag)
  }
}
