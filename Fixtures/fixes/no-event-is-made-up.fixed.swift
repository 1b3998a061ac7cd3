// What follows an error must not pass for a success: where an element says that something happened, none is made up.
import RxCocoa
import RxSwift
import UIKit

final class ReportViewController: UIViewController {
  private let reportButton = UIButton()
  private let deleteButton = UIButton()
  private let label = UILabel()
  private let badge = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Reports.isAccepted()
      .filter { $0 }
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] accepted in
        self?.label.text = accepted ? "Accepted" : "Open"
      })
      .disposed(by: disposeBag)

    reportButton.rx.tap.asDriver()
      .flatMapLatest { Reports.send().asDriver(onErrorDriveWith: .empty()) }
      .drive(onNext: { [weak self] in self?.label.text = "Sent" })
      .disposed(by: disposeBag)

    deleteButton.rx.tap.asDriver()
      .flatMapLatest { Reports.delete().asDriver(onErrorDriveWith: .empty()) }
      .drive(onNext: { [weak self] _ in
        self?.label.text = "Deleted"
      })
      .disposed(by: disposeBag)

    Reports.isOpen()
      .asDriver(onErrorDriveWith: .empty())
      .map { !$0 }
      .drive(badge.rx.isHidden)
      .disposed(by: disposeBag)
  }
}

enum Reports {
  static func isAccepted() -> Observable<Bool> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/accepted")!)
      .map { ($0 as? [String])?.isEmpty == false }
  }

  static func isOpen() -> Observable<Bool> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/open")!)
      .map { ($0 as? [String])?.isEmpty == true }
  }

  static func send() -> Observable<Void> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/send")!)
      .map { _ in }
  }

  static func delete() -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/delete")!)
      .map { $0 as? [String] ?? [] }
  }
}
