// A method hides no variable of its name that a class above declares; and what an extension of the framework's own class
// calls that nobody declares is a library's.
import RefreshKit
import RxCocoa
import RxSwift
import UIKit

class ListViewController: UIViewController, UITableViewDataSource {
  lazy var tableView = UITableView()
  var entries: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class NotesViewController: ListViewController {
  @IBOutlet private var button: UIButton!
  private let worker = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func entries(of book: Int) -> [String] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.observe(on: worker)
      .subscribe(onNext: { [weak self] in self?.rest() }) // expect: main_thread
      .disposed(by: disposeBag)
    button.rx.tap.observe(on: worker)
      .subscribe(onNext: { [weak self] in self?.forget() })
      .disposed(by: disposeBag)
    button.rx.tap.observe(on: worker)
      .subscribe(onNext: { [weak self] in self?.view.tell("Saved") }) // expect: main_thread
      .disposed(by: disposeBag)
    button.rx.tap.observe(on: worker)
      .subscribe(onNext: { [weak self] in self?.view.remember("Saved") })
      .disposed(by: disposeBag)
    button.rx.tap.observe(on: worker)
      .subscribe(onNext: { "Saved".tell() })
      .disposed(by: disposeBag)
  }
}

extension NotesViewController {
  private func rest() { tableView.endRefreshingSlowly(after: 1) }

  private func forget() { entries.removeAll() }
}

extension UIView {
  func tell(_ text: String) { makeBanner(text, duration: 2) }

  func remember(_ text: String) { objc_setAssociatedObject(self, "told", text, .OBJC_ASSOCIATION_RETAIN) }
}

extension String {
  func tell() { makeBanner(self, duration: 2) }
}
