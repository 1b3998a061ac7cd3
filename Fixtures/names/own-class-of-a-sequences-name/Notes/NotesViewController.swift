import UIKit

final class NotesModel {
  let title = Observable("")
  var count: Observable<Int> = Observable(0)
  let notes: Observable<[String]> = .of([])

  func load() {
    DispatchQueue.global().async {
      self.title.value = "Notes"
      self.count.value = 1
      self.notes.value = ["One"]
    }
  }
}

final class NotesViewController: UIViewController {
  private let model = NotesModel()
  private let label = UILabel()
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.title.bind { [weak self] text in self?.label.text = text }
    model.count.bind { [weak self] count in self?.label.text = "\(count)" }
    model.notes.subscribe(onNext: { [weak self] _ in self?.table.reloadData() })
    show(model.title)
  }

  private func show(_ title: Observable<String>) {
    title.bind { [weak self] text in self?.label.text = text }
  }
}
