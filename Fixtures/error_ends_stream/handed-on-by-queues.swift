// What a subscription puts on a queue for each element is put there no more once the first error has ended it.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class PantryViewModel {
  let queued = PublishRelay<String>()
  let later = PublishRelay<String>()
  let tasked = PublishRelay<String>()
  let operated = PublishRelay<String>()
  let nested = PublishRelay<String>()
  let counted = PublishRelay<String>()
  let kept = PublishRelay<String>()
  let watched = PublishRelay<String>()
  private let bag = DisposeBag()

  func bind(_ taps: Observable<Void>) {
    let dead = taps.flatMapLatest { [unowned self] in stock() }.catchAndReturn("")
    dead
      .subscribe(onNext: { [queued] text in DispatchQueue.main.async { queued.accept(text) } })
      .disposed(by: bag)
    dead
      .subscribe(onNext: { [later] text in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { later.accept(text) }
      })
      .disposed(by: bag)
    dead
      .subscribe(onNext: { [tasked] text in Task { @MainActor in tasked.accept(text) } })
      .disposed(by: bag)
    dead
      .subscribe(onNext: { [operated] text in OperationQueue.main.addOperation { operated.accept(text) } })
      .disposed(by: bag)
    dead
      .do(onNext: { [nested] text in
        DispatchQueue.global().async {
          DispatchQueue.main.async { nested.accept(text) }
        }
      })
      .subscribe()
      .disposed(by: bag)
    dead
      .subscribe(onNext: { [counted] text in
        for word in text.split(separator: " ") {
          DispatchQueue.main.async { counted.accept(String(word)) }
        }
      })
      .disposed(by: bag)
    taps.flatMapLatest { [unowned self] in stock().catchAndReturn("") }
      .subscribe(onNext: { [kept] text in DispatchQueue.main.async { kept.accept(text) } })
      .disposed(by: bag)
    // Who has begun to watch goes on with it.
    dead.take(1)
      .subscribe(onNext: { [watched] text in
        NotificationCenter.default.addObserver(
          forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { _ in watched.accept(text) }
      })
      .disposed(by: bag)
  }

  private func stock() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/pantry")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

final class PantryViewController: UIViewController {
  private let viewModel = PantryViewModel()
  private let button = UIButton()
  private let labels = (0..<8).map { _ in UILabel() }
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.queued.bind(to: labels[0].rx.text).disposed(by: bag) // expect: error_ends_stream
    viewModel.later.bind(to: labels[1].rx.text).disposed(by: bag) // expect: error_ends_stream
    viewModel.tasked.bind(to: labels[2].rx.text).disposed(by: bag) // expect: error_ends_stream
    viewModel.operated.bind(to: labels[3].rx.text).disposed(by: bag) // expect: error_ends_stream
    viewModel.nested.bind(to: labels[4].rx.text).disposed(by: bag) // expect: error_ends_stream
    viewModel.counted.bind(to: labels[5].rx.text).disposed(by: bag) // expect: error_ends_stream
    viewModel.kept.bind(to: labels[6].rx.text).disposed(by: bag)
    viewModel.watched.bind(to: labels[7].rx.text).disposed(by: bag)
    viewModel.bind(button.rx.tap.asObservable())
  }
}
