// What `create` hands on of another sequence fails where that does.
import RxCocoa
import RxSwift
import UIKit

final class EchoViewController: UIViewController {
  private let label = UILabel()
  private let note = UILabel()
  private let state = UILabel()
  private let disposeBag = DisposeBag()
  private let words = BehaviorRelay(value: "")

  private var said: Observable<String> {
    Observable.create { [words] observer in
      words.subscribe(onNext: { observer.onNext($0) }, onError: { observer.onError($0) })
    }
  }

  private var heard: Observable<String> {
    Observable.create { [words] observer in
      words.subscribe { event in
        switch event {
        case .next(let word): observer.onNext(word)
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  private var thrown: Observable<String> {
    Observable.create { observer in
      Observable<String>.error(RxError.unknown)
        .subscribe(onNext: { observer.onNext($0) }, onError: { observer.onError($0) })
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    said.bind(to: label.rx.text).disposed(by: disposeBag)
    heard.bind(to: note.rx.text).disposed(by: disposeBag)
    thrown.asDriver(onErrorJustReturn: "").drive(state.rx.text).disposed(by: disposeBag)
  }
}
