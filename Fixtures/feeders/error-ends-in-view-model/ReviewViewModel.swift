// Caught in the view model, on the wrong side and on the right one.
import Foundation
import RxCocoa
import RxSwift

final class ReviewViewModel {
  let select = PublishRelay<Int>()
  let wrong: Driver<String>
  let right: Driver<String>

  init() {
    wrong = select
      .flatMapLatest { ReviewViewModel.review($0) }
      .asDriver(onErrorJustReturn: "No review")

    right = select
      .flatMapLatest { ReviewViewModel.review($0).catchAndReturn("No review") }
      .asDriver(onErrorDriveWith: .empty())
  }

  private static func review(_ id: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/reviews/\(id)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
