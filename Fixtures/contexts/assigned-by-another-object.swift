// `self` on the right of an assignment is whoever assigns, not the object that is assigned to.
import RxCocoa
import RxSwift
import UIKit

protocol TimetableHeaderDelegate: AnyObject {
  func headerDidReload()
  func headerDidCount(_ departures: Int)
}

final class TimetableHeader: UIView {
  weak var delegate: TimetableHeaderDelegate?
  var departures: Observable<String> = .just("")
  let hint = UILabel()
  private let disposeBag = DisposeBag()

  func reload() {
    board().subscribe(onNext: { [weak self] _ in  // expect: main_thread
      self?.delegate?.headerDidReload()
    }).disposed(by: disposeBag)
    board().subscribe(onNext: { [weak self] text in self?.delegate?.headerDidCount(text.count) })
      .disposed(by: disposeBag)
    departures.bind(to: hint.rx.text).disposed(by: disposeBag)  // expect: main_thread
  }

  fileprivate func board() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/board")!))
      .map { "\($0.count)" }
      .catchAndReturn("")
  }
}

final class TimetableViewController: UIViewController {
  private let notice = UILabel()
  private var counted = 0
  private lazy var departures = header.board()
  private lazy var header: TimetableHeader = {
    let header = TimetableHeader()
    header.delegate = self
    return header
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.departures = self.departures
    header.reload()
  }
}

extension TimetableViewController: TimetableHeaderDelegate {
  func headerDidReload() { notice.isHidden = true }
  func headerDidCount(_ departures: Int) { counted += departures }
}
