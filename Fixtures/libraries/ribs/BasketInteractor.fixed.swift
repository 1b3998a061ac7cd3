// What a subclass of RIBs' classes is given by them is of the types that it names.
import RIBs
import RxCocoa
import RxRelay
import RxSwift
import UIKit

protocol BasketPresentable: AnyObject {
  var apples: PublishRelay<String> { get }
  var pears: PublishRelay<String> { get }
  func show(_ sum: Int)
}

final class BasketInteractor: PresentableInteractor<BasketPresentable> {
  private let disposeBag = DisposeBag()

  func activate() {
    weigh().observe(on: MainScheduler.instance).bind(to: presenter.apples).disposed(by: disposeBag)
    weigh().bind(to: self.presenter.pears).disposed(by: disposeBag)
    weigh().observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] text in
      self?.presenter.show(text.count)
    }).disposed(by: disposeBag)
  }

  private func weigh() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/scales")!))
      .map { "\($0.count)" }
      .catchAndReturn("")
  }
}
