// RxSwift 6. A subject that is completed by whoever is told its element has one, as a dialog's result: an error in its place
// takes nothing more away. Completed in some cases only, or with what another one sends, it has more.
import RxCocoa
import RxSwift
import UIKit

final class DialogModel {
  let result = PublishSubject<String?>()
  let choices = PublishSubject<String?>()
  let notes = PublishSubject<String?>()
  let closed = PublishSubject<Void>()
  let save = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init() {
    save.flatMapLatest { Self.answer() }.bind(to: result).disposed(by: disposeBag)
    save.flatMapLatest { Self.answer().catch { _ in .empty() } }.bind(to: choices).disposed(by: disposeBag)
    save.flatMapLatest { Self.answer().catch { _ in .empty() } }.bind(to: notes).disposed(by: disposeBag)
  }

  private static func answer() -> Observable<String?> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/answer")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

final class DialogViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let model = DialogModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.bind(to: model.save).disposed(by: disposeBag)
    model.result
      .asDriver(onErrorJustReturn: nil)
      .drive(onNext: { answer in
        UIView.animate(withDuration: 1, animations: { self.label.text = answer }) { _ in
          self.model.result.onCompleted()
        }
      })
      .disposed(by: disposeBag)
    model.choices
      .asDriver(onErrorJustReturn: nil)
      .drive(onNext: { answer in
        self.label.text = answer
        if answer == nil { self.model.choices.onCompleted() }
      })
      .disposed(by: disposeBag)
    model.notes
      .asDriver(onErrorJustReturn: nil)
      .drive(onNext: { answer in
        self.label.text = answer
      })
      .disposed(by: disposeBag)
    model.closed.subscribe(onNext: { self.model.notes.onCompleted() }).disposed(by: disposeBag)
  }
}
