// Which of two functions a flatMap is given may be chosen where it stands, and each may be one of several by its name.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class FerryService {
  func arrivals(of ferry: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://ferries.example/\(ferry)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }

  func arrivals(of ferry: Int) -> Observable<String> { arrivals(of: "\(ferry)") }

  func delays(of ferry: String) -> Observable<String> { .just("\(ferry) is late") }

  func delays(of ferry: Int) -> Observable<String> { delays(of: "\(ferry)") }
}

final class FerryViewController: UIViewController {
  var showsDelays = false
  private let field = UITextField()
  private let boardLabel = UILabel()
  private let delayLabel = UILabel()
  private let hopLabel = UILabel()
  private let namedLabel = UILabel()
  private let keptLabel = UILabel()
  private let service = FerryService()
  private let disposeBag = DisposeBag()
  private lazy var kept: (String) -> Observable<String> = service.delays

  override func viewDidLoad() {
    super.viewDidLoad()
    let ferries = field.rx.text.orEmpty
    ferries.flatMapLatest(showsDelays ? service.delays : service.arrivals)
      .asDriver(onErrorDriveWith: .empty())
      .drive(boardLabel.rx.text)
      .disposed(by: disposeBag)
    ferries.flatMapLatest(showsDelays ? service.delays : shortDelays)
      .bind(to: delayLabel.rx.text)
      .disposed(by: disposeBag)
    ferries.flatMapLatest(showsDelays ? service.delays : service.arrivals)
      .observe(on: MainScheduler.instance)
      .bind(to: hopLabel.rx.text)
      .disposed(by: disposeBag)
    let named: (String) -> Observable<String> = showsDelays ? service.delays : service.arrivals
    ferries.flatMapLatest(named)
      .asDriver(onErrorDriveWith: .empty())
      .drive(namedLabel.rx.text)
      .disposed(by: disposeBag)
    if !showsDelays { kept = service.arrivals }
    ferries.flatMapLatest(kept)
      .asDriver(onErrorDriveWith: .empty())
      .drive(keptLabel.rx.text)
      .disposed(by: disposeBag)
  }

  private func shortDelays(of ferry: String) -> Observable<String> { .just(ferry) }
}
