// What comes off main in the place of an error alone need not pass a step that passes on some elements.
import RxCocoa
import RxSwift
import UIKit

final class RegattaViewController: UIViewController {
  private let labels = (0..<7).map { _ in UILabel() }
  private let latest = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // The delay takes elements to main, and not the error. (Delay.swift.)
    place(of: "one").delay(.seconds(1), scheduler: MainScheduler.instance).asDriver(onErrorJustReturn: "")
      .drive(labels[0].rx.text)
      .disposed(by: disposeBag)
    place(of: "two").delay(.seconds(1), scheduler: MainScheduler.instance).catchAndReturn("")
      .filter { !$0.isEmpty }
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    place(of: "three").map(Optional.some).delay(.seconds(1), scheduler: MainScheduler.instance)
      .catch { _ in .just(nil) }
      .compactMap { $0 }
      .bind(to: labels[2].rx.text)
      .disposed(by: disposeBag)

    // Also where it goes through a relay.
    place(of: "four").delay(.seconds(1), scheduler: MainScheduler.instance).catchAndReturn("")
      .bind(to: latest)
      .disposed(by: disposeBag)
    latest.asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: disposeBag)
    latest.filter { $0 != "" }.bind(to: labels[4].rx.text).disposed(by: disposeBag)

    // Elements come there as well.
    place(of: "five").asDriver(onErrorJustReturn: "")
      .filter { !$0.isEmpty }
      .drive(labels[5].rx.text)
      .disposed(by: disposeBag)
    place(of: "six").delay(.seconds(1), scheduler: MainScheduler.instance).catchAndReturn("")
      .filter { !$0.isEmpty }
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[6].rx.text)
      .disposed(by: disposeBag)
  }

  private func place(of boat: String) -> Observable<String> {
    let url = URL(string: "https://example.com/regatta/\(boat)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
