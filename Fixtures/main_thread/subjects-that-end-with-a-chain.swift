// A subject that a chain is subscribed with ends when that ends. What waits then comes with the end, before its time.
import RxCocoa
import RxSwift
import UIKit

final class DraftViewController: UIViewController {
  private let field = UITextField()
  private let saved = PublishSubject<String>()
  private let typed = PublishSubject<String>()
  private let told = PublishSubject<String>()
  private let labels = (0..<3).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private let background = SerialDispatchQueueScheduler(qos: .utility)

  private func load() -> Driver<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/draft")!).map { "\($0)" }
      .asDriver(onErrorJustReturn: "")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    saved.debounce(.milliseconds(20), scheduler: background)
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    typed.debounce(.milliseconds(20), scheduler: background)
      .bind(to: labels[1].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    // Elements alone end nothing.
    told.debounce(.milliseconds(20), scheduler: background)
      .bind(to: labels[2].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    load().asObservable().subscribe(saved).disposed(by: disposeBag)
    field.rx.text.orEmpty.subscribe(typed).disposed(by: disposeBag)
    load().drive(onNext: told.onNext).disposed(by: disposeBag)
  }
}
