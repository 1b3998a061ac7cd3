// A view of a library's calls its delegate on main, as views do.
import AdKit
import RxCocoa
import RxSwift
import UIKit

final class AdContainer: NSObject {
  let heights = PublishSubject<Int>()
  let answers = PublishSubject<String>()
  private let ad = AKBannerView()
  private let client = AKClient()

  func begin() {
    ad.delegate = self
    client.delegate = self
    ad.load()
    client.load()
  }
}

extension AdContainer: AKBannerViewDelegate {
  func bannerDidLoad(_ banner: AKBannerView) { heights.onNext(banner.height) }
}

extension AdContainer: AKClientDelegate {
  func client(_ client: AKClient, didAnswer text: String) { answers.onNext(text) }
}

final class AdViewController: UIViewController {
  @IBOutlet private var heightLabel: UILabel!
  @IBOutlet private var textLabel: UILabel!
  private let container = AdContainer()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    container.heights
      .subscribe(onNext: { [weak self] height in self?.heightLabel.text = "\(height)" })
      .disposed(by: disposeBag)
    // Whoever is no view decides for itself.
    container.answers
      .subscribe(onNext: { [weak self] text in self?.textLabel.text = text })
      .disposed(by: disposeBag)
    container.begin()
  }
}
