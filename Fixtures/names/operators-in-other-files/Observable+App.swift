// Operators of the project, in a file of their own.
import RxCocoa
import RxSwift

extension ObservableType {
  func toScreen(or fallback: Element) -> Driver<Element> {
    asDriver(onErrorJustReturn: fallback)
  }

  func orNothing() -> Observable<Element> {
    self.catch { _ in .empty() }
  }

  func onMain() -> Observable<Element> {
    observe(on: MainScheduler.instance)
  }
}

extension ObservableType where Element == String {
  func shouted() -> Observable<String> {
    map { $0.uppercased() + "!" }
  }
}
