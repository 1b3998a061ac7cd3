// What SwiftUI calls of a wrapped view runs on main.
import RxCocoa
import RxSwift
import SwiftUI
import UIKit

struct HornView: UIViewRepresentable {
  let words: PublishRelay<String>

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    words.accept("made")
    return label
  }

  func updateUIView(_ view: UILabel, context: Context) { words.accept("updated") }
}

final class HornViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let words = PublishRelay<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.bind(to: label.rx.text).disposed(by: disposeBag)
    present(UIHostingController(rootView: HornView(words: words)), animated: true)
  }
}
