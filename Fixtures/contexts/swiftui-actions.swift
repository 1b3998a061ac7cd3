import RxCocoa
import RxSwift
import SwiftUI
import UIKit

// What SwiftUI's views are told to do they do on main.

final class IntroModel {
  let page = PublishRelay<Int>()
}

struct IntroView: View {
  let model: IntroModel
  @State private var count = 0

  var body: some View {
    Button(action: { model.page.accept(1) }, label: { Text("On") })
    Button("Back") { withAnimation { model.page.accept(0) } }
    Text("Skip").onChange(of: count) { model.page.accept($0) }
  }
}

final class IntroHost: UIViewController {
  private let label = UILabel()
  private let model = IntroModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.page.map(String.init).bind(to: label.rx.text).disposed(by: bag)
  }
}
