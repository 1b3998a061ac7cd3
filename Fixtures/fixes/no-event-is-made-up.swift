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
      .observe(on: MainScheduler.instance)
      .bind { [weak self] accepted in // expect: error_handling
        self?.label.text = accepted ? "Accepted" : "Open"
      }
      .disposed(by: disposeBag)

    reportButton.rx.tap
      .flatMapLatest { Reports.send() }
      .observe(on: MainScheduler.instance)
      .bind(onNext: { [weak self] in self?.label.text = "Sent" }) // expect: error_handling
      .disposed(by: disposeBag)

    deleteButton.rx.tap
      .flatMapLatest { Reports.delete() }
      .observe(on: MainScheduler.instance)
      .bind(onNext: { [weak self] _ in // expect: error_handling
        self?.label.text = "Deleted"
      })
      .disposed(by: disposeBag)

    Reports.isOpen()
      .map { !$0 }
      .bind(to: badge.rx.isHidden) // expect: main_thread error_handling
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
