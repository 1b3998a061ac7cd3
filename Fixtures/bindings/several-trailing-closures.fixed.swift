// RxSwift 6. Of several trailing closures the first has no label and is told of elements, whatever those after it are told.
import RxCocoa
import RxSwift
import UIKit

final class FerryViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  private func crossings(_ line: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/ferry/\(line)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    crossings(0)
      .observe(on: MainScheduler.instance)
      .subscribe(with: self) { screen, text in
        screen.labels[0].text = text
      } onDisposed: { _ in
        print("over")
      }
      .disposed(by: disposeBag)
    crossings(1)
      .observe(on: MainScheduler.instance)
      .subscribe { [weak self] text in
        self?.labels[1].text = text
      } onError: { error in
        print(error)
      } onCompleted: {
        print("completed")
      }
      .disposed(by: disposeBag)
    crossings(2)
      .subscribe(with: self) { _, text in
        UserDefaults.standard.set(text, forKey: "ferry")
      } onError: { _, error in
        print(error)
      }
      .disposed(by: disposeBag)
    crossings(3)
      .observe(on: MainScheduler.instance)
      .subscribe(with: self) { screen, text in
        screen.labels[3].text = text
      } onDisposed: { _ in
        print("over")
      }
      .disposed(by: disposeBag)
  }
}
