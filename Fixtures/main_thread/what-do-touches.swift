// What a chain's `do` touches is touched on the thread on which the elements are there.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Threads {
  static func onMain(_ work: @escaping () -> Void) {
    if Thread.isMainThread { work() } else { DispatchQueue.main.async { work() } }
  }

  static func anywhere(_ work: @escaping () -> Void) { work() }
}

final class QueueViewController: UIViewController {
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let shown = PublishRelay<String>()
  private let disposeBag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    load()
      .do(onNext: { [weak self] _ in self?.spinner.stopAnimating() }) // expect: main_thread
      .map { $0 + "." }
      .bind(to: shown)
      .disposed(by: disposeBag)
    load()
      .observe(on: MainScheduler.instance)
      .do(onNext: { [weak self] _ in self?.spinner.stopAnimating() })
      .bind(to: shown)
      .disposed(by: disposeBag)
    load()
      .do(afterNext: { [weak self] in self?.label.text = $0 }) // expect: main_thread
      .subscribe()
      .disposed(by: disposeBag)
    load()
      .do(onNext: { [weak self] _ in self?.count += 1 }, onSubscribe: { [weak self] in self?.spinner.startAnimating() })
      .bind(to: shown)
      .disposed(by: disposeBag)
    load()
      .do(onNext: { [weak self] text in Threads.onMain { self?.label.text = text } })
      .do(onNext: { [weak self] text in Threads.anywhere { self?.label.text = text } }) // expect: main_thread
      .map { $0 + "." }
      .bind(to: shown)
      .disposed(by: disposeBag)
    load()
      .asDriver(onErrorJustReturn: "")
      .do(onNext: { [weak self] in self?.label.text = $0 })
      .drive()
      .disposed(by: disposeBag)
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/queue")!).map { "\($0)" }
  }
}
