// RxSwift 6. An alias with parameters of its own stands for a generic class, alone or with a protocol: what a class below it
// writes goes to the class's parameters as the alias hands it on, in whatever order.
import RxCocoa
import RxSwift
import UIKit

protocol Filling {
  func fill()
}

class RootView: UIView {
  required init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }
}

class RootModel {}

class Screen<Model: RootModel, Root: RootView>: UIViewController {
  let model: Model
  let disposeBag = DisposeBag()
  let root = Root()

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func loadView() { view = root }
}

typealias FilledScreen<Root: RootView, Model: RootModel> = Screen<Model, Root> & Filling
typealias PlainScreen<Model: RootModel> = Screen<Model, PageView>

final class PageView: RootView {
  let title = UILabel()
}

final class NearModel: RootModel {
  let text = BehaviorRelay(value: "near")
}

final class FarModel: RootModel {
  let text = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/far")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .asDriver(onErrorJustReturn: "")
}

final class NearScreen: FilledScreen<PageView, NearModel> {
  func fill() {
    model.text.bind(to: root.title.rx.text).disposed(by: disposeBag)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }
}

final class FarScreen: FilledScreen<PageView, FarModel> {
  func fill() {
    model.text.drive(root.title.rx.text).disposed(by: disposeBag)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }
}

final class PlainFarScreen: PlainScreen<FarModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    model.text.drive(root.title.rx.text).disposed(by: disposeBag)
  }
}
