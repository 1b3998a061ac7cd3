// Several sequences in an array: merged, combined, or bound one after the other.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class CollectionsViewController: UIViewController {
  private let fields = [UITextField(), UITextField()]
  private let counts = [UILabel(), UILabel()]
  private let merged = UILabel()
  private let valid = UISwitch()
  private let mixed = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Observable.merge(fields.map { $0.rx.text.orEmpty.asObservable() })
      .bind(to: merged.rx.text)
      .disposed(by: disposeBag)

    Observable.combineLatest(fields.map { $0.rx.text.orEmpty.map { !$0.isEmpty } })
      .map { $0.allSatisfy { $0 } }
      .bind(to: valid.rx.isOn)
      .disposed(by: disposeBag)

    zip(fields, counts).forEach { field, label in
      field.rx.text.orEmpty
        .map { "\($0.count)" }
        .bind(to: label.rx.text)
        .disposed(by: disposeBag)
    }

    let remote = URLSession.shared.rx.json(url: URL(string: "https://example.com/mixed")!).map { "\($0)" }
    Observable.merge([fields[0].rx.text.orEmpty.asObservable(), remote.catchAndReturn("")])
      .asDriver(onErrorDriveWith: .empty())
      .drive(mixed.rx.text)
      .disposed(by: disposeBag)
  }
}
