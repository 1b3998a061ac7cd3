// RxSwift 6. What a delegate proxy tells of has the types that the method has: RxCocoa casts it so itself, and the error
// for another type never comes. Whatever else throws there, and a cast of anything else, may fail.
import RxCocoa
import RxSwift
import UIKit

struct UnreadableError: Error {}

func castOrThrow<Value>(_ type: Value.Type, _ object: Any) throws -> Value {
  guard let value = object as? Value else { throw UnreadableError() }
  return value
}

func number(in text: Any) throws -> Int {
  if let number = text as? Int { return number }
  guard let words = text as? String, words.count < 9, let number = Int(words) else { throw UnreadableError() }
  return number
}

func read(_ object: Any) throws -> Int {
  let text = "\(object)"
  guard text.count < 9 else { throw UnreadableError() }
  return text.count
}

extension Reactive where Base: UIScrollView {
  var scale: Observable<Int> {
    delegate.methodInvoked(#selector(UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)))
      .map { try castOrThrow(Int.self, $0[2]) }
  }

  var begun: Observable<UIScrollView> {
    delegate.sentMessage(#selector(UIScrollViewDelegate.scrollViewWillBeginDragging(_:)))
      .map { parameters in
        let view = try castOrThrow(UIScrollView.self, parameters[0])
        return view
      }
  }

  var length: Observable<Int> {
    delegate.methodInvoked(#selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))
      .map { try read($0[0]) }
  }
}

final class ZoomViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let label = UILabel()
  private let texts = PublishRelay<Any>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.rx.scale.map { "\($0)" }.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    scrollView.rx.begun.map { "\($0)" }.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    scrollView.rx.length.map { "\($0)" }.asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    texts.map { try castOrThrow(String.self, $0) }.asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    texts.map { "\(try number(in: $0))" }.catchAndReturn("")
      .bind(to: label.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}
