// A queue behind a parameter is what the callers pass, or its default; one behind a static name is what it was made as.
import Foundation
import Moya
import RxCocoa
import RxMoya
import RxSwift
import UIKit

extension DispatchQueue {
  static let work = DispatchQueue(label: "work")
}

enum Target: TargetType { case names, ages }

final class Service {
  private let provider = MoyaProvider<Target>()

  func request(_ target: Target, callbackQueue: DispatchQueue? = .none) -> Single<String> {
    provider.rx.request(target, callbackQueue: callbackQueue).mapString().catchAndReturn("")
  }

  func old(_ target: Target, callbackQueue: DispatchQueue = .global()) -> Single<String> {
    provider.rx.request(target, callbackQueue: callbackQueue).mapString().catchAndReturn("")
  }

  // Not what a call with a closure means.
  func count(_ type: Int.Type) -> Observable<Int> { .just(0) }

  func count(_ path: String, queue: DispatchQueue = .main, completion: @escaping (Int) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in
      queue.async { completion(data?.count ?? 0) }
    }.resume()
  }
}

final class NamesViewController: UIViewController {
  private let names = UILabel()
  private let ages = UILabel()
  private let count = UILabel()
  private let badge = UILabel()
  private let service = Service()
  private let counts = PublishRelay<Int>()
  private let badges = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.request(.names)
      .subscribe(onSuccess: { [weak self] in self?.names.text = $0 })
      .disposed(by: disposeBag)
    service.old(.ages)
      .observe(on: MainScheduler.instance)
      .subscribe(onSuccess: { [weak self] in self?.ages.text = $0 })
      .disposed(by: disposeBag)

    counts.map { "\($0)" }.bind(to: count.rx.text).disposed(by: disposeBag)
    service.count("/") { [weak self] in self?.counts.accept($0) }

    badges.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }
      .drive(badge.rx.text)
      .disposed(by: disposeBag)
    DispatchQueue.work.async { self.badges.accept(1) }
  }
}
