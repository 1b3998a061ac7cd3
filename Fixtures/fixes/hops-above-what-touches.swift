// What moves elements to main stands above the first step whose closure uses user interface, not below it.
import RxCocoa
import RxSwift
import UIKit

final class TideViewController: UIViewController {
  private let height = UILabel()
  private let place = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let note = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Tides.read("height")
      .do(onNext: { [spinner] _ in spinner.stopAnimating() }) // expect: main_thread
      .subscribe(onNext: { [height] in height.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
    // What comes before it stays where it is.
    Tides.read("place")
      .map { $0.uppercased() }
      .map { [note] text -> String in // expect: main_thread
        note.text = text
        return text
      }
      .do(onNext: { [spinner] _ in spinner.stopAnimating() }) // expect: main_thread
      .subscribe(onNext: show) // expect: main_thread
      .disposed(by: disposeBag)
    // A step that uses none is no reason to move what comes before it.
    Tides.read("note")
      .do(onNext: { print($0) })
      .subscribe(onNext: { [note] in note.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
    // It is on main where the first of them is.
    Tides.read("again").observe(on: MainScheduler.instance)
      .do(onNext: { [spinner] _ in spinner.startAnimating() })
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [note] in note.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
  }

  private func show(_ text: String) { place.text = text }
}

enum Tides {
  static func read(_ what: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tides/\(what)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
