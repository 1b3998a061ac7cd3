// What a project's own observer does with an event, it does where the elements come of what is bound to it, or subscribed
// with it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Pulse<Element>: ObserverType {
  private let subject = PublishSubject<Element>()

  func on(_ event: Event<Element>) {
    if case .next(let element) = event { send(element) }
  }

  func send(_ element: Element) { subject.onNext(element) }
  func asObservable() -> Observable<Element> { subject.asObservable() }
}

final class Echo: ObserverType {
  let words = PublishRelay<String>()

  func on(_ event: Event<String>) {
    switch event {
    case .next(let word): words.accept(word)
    case .error, .completed: break
    }
  }
}

final class Writer: ObserverType {
  private let label: UILabel

  init(_ label: UILabel) { self.label = label }

  func on(_ event: Event<String>) {
    guard case .next(let word) = event else { return }
    label.text = word
  }
}

struct Signals {
  let selected = Pulse<Int>()
  let opened = Pulse<Void>()
}

final class WordsViewController: UIViewController {
  private let selectedLabel = UILabel()
  private let openedLabel = UILabel()
  private let echoLabel = UILabel()
  private let writtenLabel = UILabel()
  private let button = UIButton()
  private let signals = Signals()
  private let echo = Echo()
  private let disposeBag = DisposeBag()
  private let worker = SerialDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    signals.selected.asObservable()
      .subscribe(onNext: { [weak self] in self?.selectedLabel.text = "\($0)" })
      .disposed(by: disposeBag)
    signals.opened.asObservable()
      .subscribe(onNext: { [weak self] in self?.openedLabel.text = "open" })
      .disposed(by: disposeBag)
    echo.words
      .subscribe(onNext: { [weak self] in self?.echoLabel.text = $0 })  // expect: main_thread
      .disposed(by: disposeBag)
    button.rx.tap.map { 1 }.bind(to: signals.selected).disposed(by: disposeBag)
    button.rx.tap.map { "tap" }.bind(to: Writer(writtenLabel)).disposed(by: disposeBag)
    button.rx.tap.observe(on: worker).map { "tap" }
      .bind(to: Writer(writtenLabel))  // expect: main_thread
      .disposed(by: disposeBag)
    signals.opened.send(())
    button.rx.tap.observe(on: worker).map { "tap" }.subscribe(echo).disposed(by: disposeBag)
  }
}
