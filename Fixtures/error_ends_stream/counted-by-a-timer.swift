// RxSwift 6. What stays open is counted again and again, also where nothing comes of it: an error takes that away.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class QueueViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable<Int>.never()
      .buffer(timeSpan: .milliseconds(2), count: 2, scheduler: MainScheduler.instance)
      .map { [unowned self] in try check($0.count) }
      .catchAndReturn("")
      .bind(to: labels[0].rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    button.rx.tap.map { 1 }
      .window(timeSpan: .milliseconds(2), count: 2, scheduler: MainScheduler.instance)
      .map { [unowned self] _ in try check(0) }
      .catchAndReturn("")
      .bind(to: labels[1].rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    Observable<Int>.never()
      .map { [unowned self] in try check($0) }
      .catchAndReturn("")
      .bind(to: labels[2].rx.text)
      .disposed(by: disposeBag)
    Observable.just(1)
      .buffer(timeSpan: .milliseconds(2), count: 2, scheduler: MainScheduler.instance)
      .map { [unowned self] in try check($0.count) }
      .catchAndReturn("")
      .bind(to: labels[3].rx.text)
      .disposed(by: disposeBag)
  }

  private func check(_ count: Int) throws -> String {
    if count < 2 { throw RxError.argumentOutOfRange }
    return "\(count)"
  }
}
