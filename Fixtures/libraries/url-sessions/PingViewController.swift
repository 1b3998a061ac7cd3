import Foundation
import RxCocoa
import RxSwift
import UIKit

final class PingViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Sessions.onMain.rx.data(request: request("a"))
      .map { "\($0.count)" }
      .bind(to: a.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    Sessions.quiet.rx.data(request: request("b"))
      .map { "\($0.count)" }
      .bind(to: b.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    URLSession.shared.rx.response(request: request("c"))
      .map { response, _ in "\(response.statusCode)" }
      .bind(to: c.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    Sessions.onMain.rx.response(request: request("d"))
      .map { response, _ in "\(response.statusCode)" }
      .catchAndReturn("–")
      .bind(to: d.rx.text)
      .disposed(by: disposeBag)
  }

  private func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "https://example.com/\(path)")!)
  }
}
