// The share inside a computed property is made anew by each use of it; subscribers of one use have one run.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class KilnModel {
  let readings = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/kiln")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .asDriver(onErrorJustReturn: "")
  private lazy var kept = readings.asDriver(onErrorJustReturn: "")

  var warm: Driver<String> { readings.asDriver(onErrorJustReturn: "") }
  var shared: Driver<String> { kept.map { $0.uppercased() } }
  var glaze: Observable<String> { readings.asObservable().share() }
}

final class KilnViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let model = KilnModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.warm.drive(first.rx.text).disposed(by: disposeBag)
    model.warm.map(\.isEmpty).drive(second.rx.isHidden).disposed(by: disposeBag)
  }
}

final class OneUseViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let model = KilnModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let glaze = model.glaze.subscribe(on: MainScheduler.instance).observe(on: MainScheduler.instance)
      .catchAndReturn("")
    glaze.bind(to: first.rx.text).disposed(by: disposeBag)
    glaze.map(\.isEmpty).bind(to: second.rx.isHidden).disposed(by: disposeBag)
  }
}

final class StoredViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let model = KilnModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.shared.drive(first.rx.text).disposed(by: disposeBag)
    model.shared.map(\.isEmpty).drive(second.rx.isHidden).disposed(by: disposeBag)
  }
}
