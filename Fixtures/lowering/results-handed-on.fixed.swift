// A result that somebody else made is handed to the observer as it is.
import RxCocoa
import RxSwift
import UIKit

enum TideError: Error { case noAnswer }

struct TideClient {
  func load(_ completion: @escaping (Result<[String], TideError>) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { completion(.failure(.noAnswer)) }
  }

  func names() -> Single<[String]> {
    Single.create { single in
      load { result in single(result.mapError { $0 as Error }) }
      return Disposables.create()
    }
  }

  func tides() -> Single<[String]> {
    Single<[String]>.create { observer in
      load { (outcome: Result<[String], TideError>) in
        let converted = outcome.mapError { $0 as Error }
        observer(converted)
      }
      return Disposables.create()
    }
  }

  func fallback() -> Single<[String]> {
    Single.create { single in
      load { single(.success((try? $0.get()) ?? [])) }
      return Disposables.create()
    }
  }
}

final class TidesViewController: UIViewController {
  private let refresh = UIButton()
  private let list = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let client = TideClient()

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh.rx.tap.asDriver().flatMapLatest { [client] in client.tides().asDriver(onErrorJustReturn: []) }
      .map { $0.joined() }
      .drive(list.rx.text)
      .disposed(by: disposeBag)
    refresh.rx.tap.flatMapLatest { [client] in client.fallback() }
      .map { $0.joined() }
      .asDriver(onErrorJustReturn: "")
      .drive(note.rx.text)
      .disposed(by: disposeBag)
  }
}
