// What an author has errors become below other steps is not what the sequence that fails can fall back to: steps that
// make something of each element go in with the catch, and a value for one of several readers is not for all.
import RxCocoa
import RxSwift
import UIKit

final class BranchViewController: UIViewController {
  private let reload = UIButton()
  private let labels = (0..<6).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    reload.rx.tap
      .concatMap { Branch.names("value").map { $0.first }
      .catchAndReturn("offline") }
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    reload.rx.tap
      .map { Branch.names("closure").map { $0.first ?? "nobody" }
      .catch { _ in .just("offline") } }
      .switchLatest()
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    reload.rx.tap.asDriver()
      .flatMapLatest { Branch.names("recovered").asDriver(onErrorDriveWith: .empty()) }
      .map { $0.joined() }
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)
    reload.rx.tap
      .flatMapLatest { Branch.names("signal").catch { _ in .empty() } }
      .asSignal(onErrorSignalWith: .empty())
      .map { $0.joined() }
      .emit(to: labels[3].rx.text)
      .disposed(by: disposeBag)
    let names = Branch.names("shared").share(replay: 1)
    names.map { $0.joined() }
      .bind(to: labels[4].rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    names.asDriver(onErrorJustReturn: ["offline"]).map { $0.joined() }
      .drive(labels[5].rx.text)
      .disposed(by: disposeBag)
  }
}

enum Branch {
  static func names(_ path: String) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/branch/\(path)")!)
      .map { $0 as? [String] ?? [] }
      .observe(on: MainScheduler.instance)
  }
}
