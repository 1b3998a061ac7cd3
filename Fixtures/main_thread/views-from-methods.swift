// What a view's method hands out, and is then used as a view, is one.
import RxCocoa
import RxSwift
import UIKit

final class PlaylistViewController: UIViewController {
  private let tracks = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let path = IndexPath(row: 0, section: 0)
    length().subscribe(onNext: { [weak self] _ in  // expect: main_thread
      self?.tracks.cellForRow(at: path)?.isHidden = false
    }).disposed(by: disposeBag)
    length().observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.tracks.cellForRow(at: path)?.isHidden = false })
      .disposed(by: disposeBag)
    // Not what a view hands out.
    length().subscribe(onNext: { [weak self] count in self?.memory(at: path).isHidden = count > 0 })
      .disposed(by: disposeBag)
  }

  private final class Memory { var isHidden = false }

  private let kept = Memory()

  private func memory(at path: IndexPath) -> Memory { kept }

  private func length() -> Observable<Int> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tracks")!)).map(\.count)
      .catchAndReturn(0)
  }
}
