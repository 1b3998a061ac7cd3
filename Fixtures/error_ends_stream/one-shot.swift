// Where there is one request and no more, its end loses nothing.
import RxCocoa
import RxSwift
import UIKit

final class DetailViewController: UIViewController {
  private let id: Int
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private let authorLabel = UILabel()
  private let disposeBag = DisposeBag()

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    part("title", of: id)
      .asDriver(onErrorJustReturn: "Untitled")
      .drive(titleLabel.rx.text)
      .disposed(by: disposeBag)

    part("body", of: id)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .catchAndReturn("")
      .asObservable()
      .observe(on: MainScheduler.instance)
      .bind(to: bodyLabel.rx.text)
      .disposed(by: disposeBag)

    // A Single has one element: its flatMap runs once.
    part("author", of: id)
      .flatMap { [unowned self] author in part("name/\(author)", of: id) }
      .asDriver(onErrorJustReturn: "Anonymous")
      .drive(authorLabel.rx.text)
      .disposed(by: disposeBag)
  }

  private func part(_ name: String, of id: Int) -> Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(id)/\(name)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }
}
