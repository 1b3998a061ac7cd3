// SnapKit's and Kingfisher's methods stand behind a member of the view.
import Kingfisher
import RxCocoa
import RxSwift
import SnapKit
import UIKit

final class AwningViewController: UIViewController {
  private let awning = UIView()
  private let picture = UIImageView()
  private let disposeBag = DisposeBag()

  private func lengths() -> Observable<Int> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/awning")!)).map { $0.count }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    lengths()
      .subscribe(onNext: { [awning] length in // expect: main_thread
        awning.snp.updateConstraints { $0.height.equalTo(length) }
      })
      .disposed(by: disposeBag)
    lengths()
      .subscribe(onNext: { [weak self] _ in // expect: main_thread
        self?.picture.kf.setImage(with: URL(string: "https://example.com/picture"))
      })
      .disposed(by: disposeBag)
    lengths()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [awning] length in awning.snp.remakeConstraints { $0.height.equalTo(length) } })
      .disposed(by: disposeBag)
  }
}
