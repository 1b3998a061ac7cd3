// What a struct's own initialiser is handed takes the place of the default, not of what is assigned afterwards.
import RxCocoa
import RxSwift
import UIKit

struct Tide {
  var height: Observable<String> = .just("still")

  mutating func turn() {
    height = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tide")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

struct Ebb {
  var height: Observable<String> = URLSession.shared.rx
    .data(request: URLRequest(url: URL(string: "https://example.com/ebb")!))
    .map { String(decoding: $0, as: UTF8.self) }
}

final class TideViewController: UIViewController {
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    var tide = Tide(height: .just("low"))
    tide.turn()
    tide.height.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    let ebb = Ebb(height: .just("high"))
    ebb.height.bind(to: note.rx.text).disposed(by: disposeBag)
  }
}
