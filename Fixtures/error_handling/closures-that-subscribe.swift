// RxSwift 6. A `bind` whose closure touches nothing, but subscribes to what feeds user interface, takes no error either.
import RxCocoa
import RxSwift
import UIKit

final class LetterAPI {
  func send(_ text: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(text)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
  }
}

final class LetterViewController: UIViewController {
  private let label = UILabel()
  private let api = LetterAPI()
  private let disposeBag = DisposeBag()

  @objc private func sent() {
    api.send("first")
      .bind(with: self) { screen, answer in // expect: error_handling
        screen.api.send(answer)
          .subscribe(onNext: { screen.label.text = $0 })
          .disposed(by: screen.disposeBag)
      }
      .disposed(by: disposeBag)
    api.send("second").catchAndReturn("")
      .bind(with: self) { screen, answer in
        screen.api.send(answer)
          .subscribe(onNext: { screen.label.text = $0 })
          .disposed(by: screen.disposeBag)
      }
      .disposed(by: disposeBag)
    api.send("third")
      .bind(with: self) { screen, answer in
        screen.api.send(answer).subscribe(onNext: { print($0) }).disposed(by: screen.disposeBag)
      }
      .disposed(by: disposeBag)
    api.send("fourth")
      .bind(with: self) { screen, answer in screen.show(answer) } // expect: error_handling
      .disposed(by: disposeBag)
    api.send("fifth")
      .subscribe(with: self, onNext: { screen, answer in screen.show(answer) })
      .disposed(by: disposeBag)
  }

  private func show(_ answer: String) {
    api.send(answer).subscribe(onNext: { [weak self] in self?.label.text = $0 }).disposed(by: disposeBag)
  }
}
