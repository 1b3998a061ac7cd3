// What a case carries that nobody in sight makes: its declared type says as much as it can.
import RxCocoa
import RxSwift

enum Panel {
  case empty, note(Driver<String>), warning(text: Infallible<String>, Bool),
    chart(title: Observable<String>, ControlEvent<Void>)
  case meter(PublishRelay<Int>)
}
