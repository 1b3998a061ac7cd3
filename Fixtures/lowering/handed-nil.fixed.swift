// Who is handed `nil` for an object calls nothing of it: what stands behind `??` is what comes.
import RxCocoa
import RxSwift
import UIKit

protocol Renewing {
  func again(_ request: URLRequest) -> Observable<Data>
}

struct TokenRenewal: Renewing {
  func again(_ request: URLRequest) -> Observable<Data> { URLSession.shared.rx.data(request: request) }
}

final class ReceiptService {
  func receipt(_ path: String, renewing: Renewing?) -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.com/receipts/\(path)")!)
    return URLSession.shared.rx.response(request: request)
      .observe(on: MainScheduler.instance)
      .flatMap { response, data -> Observable<Data> in
        switch response.statusCode {
        case 200: return .just(data)
        case 401: return renewing?.again(request) ?? .error(RxError.unknown)
        default: return .error(RxError.unknown)
        }
      }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ObservableType {
  func outcome() -> Observable<Result<Element, Error>> {
    map { .success($0) }.catch { .just(.failure($0)) }
  }
}

final class ReceiptViewController: UIViewController {
  private let look = UIButton()
  private let labels = (0..<3).map { _ in UILabel() }
  private let service = ReceiptService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    look.rx.tap
      .flatMapLatest { [service] in service.receipt("none", renewing: nil).outcome() }
      .map { "\($0)" }
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    // The renewal answers off main.
    look.rx.tap.asDriver()
      .flatMapLatest { [service] in service.receipt("some", renewing: TokenRenewal()).outcome().asDriver(onErrorDriveWith: .empty()) }
      .map { "\($0)" }
      .drive(labels[1].rx.text)
      .disposed(by: disposeBag)
    look.rx.tap.asDriver()
      .flatMapLatest { [service] in service.receipt("bare", renewing: nil).asDriver(onErrorJustReturn: "") }
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)
  }
}
