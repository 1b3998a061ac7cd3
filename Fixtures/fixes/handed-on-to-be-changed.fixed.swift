// A variable that a function changes stays what that function takes.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Printer {
  func attach(to result: inout Observable<String>) {
    result = pages()
  }
}

final class PrinterViewController: UIViewController {
  private let label = UILabel()
  private let printer = Printer()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    var lines: Observable<String> = .empty()
    printer.attach(to: &lines)
    lines
      .asDriver(onErrorJustReturn: "")
      .drive(with: self, onNext: { screen, line in screen.label.text = line })
      .disposed(by: disposeBag)
  }
}

private func pages() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/pages")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
