// Operators of the project: some hide a catch, some only look as if they did.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func orEmptySequence() -> Observable<Element> {
    self.catch { _ in .empty() }
  }

  func asDriverOnErrorJustComplete() -> Driver<Element> {
    asDriver { error in
      assertionFailure("\(error)")
      return Driver.empty()
    }
  }

  func reportingErrors(to relay: PublishRelay<Error>) -> Observable<Element> {
    self.do(onError: { relay.accept($0) })
  }

  func ignoringSome() -> Observable<Element> {
    retry(2)
  }
}

extension ObservableType where Element == Data {
  func decoded<Value: Decodable>(_ type: Value.Type) -> Observable<Value> {
    map { try JSONDecoder().decode(type, from: $0) }
  }
}

final class StationViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let errors = PublishRelay<Error>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    departures("north")
      .decoded(String.self)
      .orEmptySequence()
      .bind(to: a.rx.text)
      .disposed(by: disposeBag)

    departures("south")
      .decoded(String.self)
      .asDriverOnErrorJustComplete()
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    departures("east")
      .decoded(String.self)
      .reportingErrors(to: errors)
      .asDriver(onErrorJustReturn: "")
      .drive(c.rx.text)
      .disposed(by: disposeBag)

    departures("west")
      .decoded(String.self)
      .ignoringSome()
      .asDriver(onErrorJustReturn: "")
      .drive(d.rx.text)
      .disposed(by: disposeBag)

    departures("centre")
      .catchAndReturn(Data())
      .decoded(String.self)
      .asDriver(onErrorJustReturn: "")
      .drive(e.rx.text)
      .disposed(by: disposeBag)
  }

  private func departures(_ platform: String) -> Observable<Data> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(platform)")!))
      .observe(on: MainScheduler.instance)
  }
}
