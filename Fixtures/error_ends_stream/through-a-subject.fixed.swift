// A subject is over with the first error that is bound into it: a catch below it comes too late.
import RxCocoa
import RxSwift
import UIKit

final class NewsViewModel {
  let news = BehaviorSubject<[String]>(value: [])
  let guarded = BehaviorSubject<[String]>(value: [])
  let once = PublishSubject<[String]>()
  let relay = BehaviorRelay<[String]>(value: [])
  let next = PublishSubject<Void>()
  private let disposeBag = DisposeBag()

  init() {
    next.flatMap { load().catch { _ in .empty() } }.bind(to: news).disposed(by: disposeBag)
    next.flatMap { load().catchAndReturn([]) }.bind(to: guarded).disposed(by: disposeBag)
    load().bind(to: once).disposed(by: disposeBag)
    next.flatMap { load().catchAndReturn([]) }.bind(to: relay).disposed(by: disposeBag)
  }
}

final class NewsViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let viewModel = NewsViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.bind(to: viewModel.next).disposed(by: disposeBag)

    viewModel.news
      .map { "\($0.count)" }
      .asDriver(onErrorJustReturn: "–")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    viewModel.guarded
      .map { "\($0.count)" }
      .asDriver(onErrorJustReturn: "–")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    // One request and no more: its end loses nothing.
    viewModel.once
      .map { "\($0.count)" }
      .asDriver(onErrorJustReturn: "–")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    viewModel.relay
      .map { "\($0.count)" }
      .asDriver(onErrorJustReturn: "–")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}

private func load() -> Observable<[String]> {
  Observable.create { observer in
    observer.onError(CancellationError())
    return Disposables.create()
  }
}
