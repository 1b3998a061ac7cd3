// RxSwift 4. A `Variable` is written by whatever changes its value in place, where that is done.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Draft {
  var title = ""
}

final class DraftsViewModel {
  let rows = Variable<[Int]>([])
  let draft = Variable(Draft())
  let marks = Variable<[Int: Bool]>([:])
  let read = Variable<[Int]>([])
  let kept = BehaviorSubject<[Int]>(value: [])
  private let disposeBag = DisposeBag()

  func load() {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/drafts")!))
      .catchErrorJustReturn(Data())
      .subscribe(onNext: { [weak self] data in
        self?.rows.value.append(data.count)
        self?.draft.value.title = "\(data.count)"
        self?.marks.value[data.count] = true
        print(self?.read.value.first ?? 0)
      })
      .disposed(by: disposeBag)
  }

  func clear() {
    rows.value.removeAll()
    read.value.append(1)
  }
}

final class DraftsViewController: UIViewController {
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  private let model = DraftsViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.load()
    model.rows.asObservable().map { "\($0.count)" }.bind(to: a.rx.text).disposed(by: disposeBag) // expect: main_thread
    model.draft.asObservable().map { $0.title }.bind(to: b.rx.text).disposed(by: disposeBag) // expect: main_thread
    model.marks.asObservable().map { "\($0.count)" }.bind(to: c.rx.text).disposed(by: disposeBag) // expect: main_thread
    model.read.asObservable().map { "\($0.count)" }.bind(to: d.rx.text).disposed(by: disposeBag)
  }

  @IBAction private func clear() { model.clear() }
}
