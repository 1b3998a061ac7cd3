// RxSwift 4, with a library that is not in sight.
import Asking
import RxCocoa
import RxSwift
import UIKit

// A class below a library's has what an extension gives to one of that one's protocols, where nothing else has the name.

extension AskerType {
  func rxAsk(_ path: String) -> Single<String> {
    Single.create { single in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/\(path)")!) { _, _, error in
        if let error { single(.error(error)) } else { single(.success(path)) }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  func rxKnow(_ path: String) -> Single<String> { .just(path) }
}

class RxAsker: Asker {
  func ask(_ path: String) -> Single<String> { rxAsk(path) }
  func know(_ path: String) -> Single<String> { rxKnow(path) }
  // The library's own: what a string has of that name is none of an asker's.
  func recall(_ path: String) -> Single<String> { rxRecall(path) }
}

private let asker = RxAsker()

private func answer(_ path: String) -> Observable<String> { asker.ask(path).asObservable() }
private func memory(_ path: String) -> Observable<String> { asker.recall(path).asObservable() }
private func knowledge(_ path: String) -> Observable<String> { asker.know(path).asObservable() }

final class AnswerViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    answer("tides").subscribe(onNext: { [label] text in label.text = text }).disposed(by: disposeBag)  // expect: main_thread
    knowledge("tides").subscribe(onNext: { [label] text in label.text = text }).disposed(by: disposeBag)
    memory("tides").subscribe(onNext: { [label] text in label.text = text }).disposed(by: disposeBag)
  }
}
