// A closure that is given elements alone leaves its subject unfed once an error has ended the chain; what is bound to a
// subject, or hands on whole events, tells it of the error instead.
import Foundation
import RxCocoa
import RxSwift

final class UploadViewModel {
  let images = PublishSubject<Data>()
  let addresses = PublishSubject<String>()
  let receipts = PublishSubject<String>()
  let answers = PublishSubject<String>()
  let caught = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  init() {
    images.flatMap { [weak self] in self?.upload($0) ?? .empty() }
      .subscribe(onNext: addresses.onNext(_:))  // expect: relay_error
      .disposed(by: disposeBag)
    images.flatMap { [weak self] in self?.upload($0) ?? .empty() }
      .subscribe(onNext: { [weak self] in self?.addresses.onNext($0) })  // expect: relay_error
      .disposed(by: disposeBag)
    images.flatMap { [weak self] in self?.upload($0) ?? .empty() }.bind(to: receipts).disposed(by: disposeBag)
    images.flatMap { [weak self] in self?.upload($0) ?? .empty() }
      .subscribe { [weak self] event in self?.answers.on(event) }
      .disposed(by: disposeBag)
    images.flatMap { [weak self] in self?.upload($0).catchAndReturn("") ?? .empty() }
      .subscribe(onNext: { [weak self] in self?.caught.onNext($0) })
      .disposed(by: disposeBag)
  }

  private func upload(_ image: Data) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!)).map { "\($0.count)" }
  }
}
