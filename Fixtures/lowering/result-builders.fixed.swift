// A body without `return` under a result builder: the builder makes what it gives, and that is no empty sequence.
import LatteKit
import RxCocoa
import RxSwift
import UIKit

struct Pour {
  let millilitres: Int
}

@resultBuilder
enum Brew {
  static func buildBlock(_ pours: Pour...) -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.com/brew")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count) \(pours.count)" }
  }
}

@resultBuilder
enum Steep {
  static func buildBlock(_ pours: Pour...) -> [Pour] { pours }

  static func buildFinalResult(_ pours: [Pour]) -> Observable<String> { .just("\(pours.count)") }
}

protocol Menu {
  @Brew var filter: Observable<String> { get }
}

struct Bar: Menu {
  @Brew
  func espresso() -> Observable<String> {
    Pour(millilitres: 30)
    Pour(millilitres: 10)
  }

  @Brew
  func ristretto() -> Observable<String> { Pour(millilitres: 15) }

  // A `return` is the body's own.
  @Brew
  func water() -> Observable<String> { return .just("\(Pour(millilitres: 200).millilitres)") }

  @Brew var lungo: Observable<String> {
    Pour(millilitres: 60)
    Pour(millilitres: 60)
  }

  @Steep
  func tea() -> Observable<String> {
    Pour(millilitres: 200)
    Pour(millilitres: 100)
  }

  // The requirement says who builds.
  var filter: Observable<String> {
    Pour(millilitres: 100)
    Pour(millilitres: 150)
  }

  @LatteBuilder
  func latte() -> Observable<String> {
    Pour(millilitres: 40)
    Pour(millilitres: 160)
  }

  func cocoa() -> Observable<String> {
    print("There is none.")
    fatalError("not on the menu")
  }
}

final class BarViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let bar = Bar()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.espresso().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    bar.ristretto().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    bar.water().bind(to: label.rx.text).disposed(by: disposeBag)
    bar.lungo.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    bar.tea().bind(to: label.rx.text).disposed(by: disposeBag)
    bar.filter.bind(to: label.rx.text).disposed(by: disposeBag)
    bar.latte().bind(to: label.rx.text).disposed(by: disposeBag)
    bar.cocoa().bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
