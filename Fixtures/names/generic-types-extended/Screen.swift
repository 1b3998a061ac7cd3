// An extension of a generic type knows its parameters' bounds.
import RxCocoa
import RxSwift
import UIKit

protocol ScreenModel {
  var title: Driver<String> { get }
  var isBusy: Observable<Bool> { get }
}

class Screen<Model: ScreenModel, Context>: UIViewController {
  let model: Model
  let context: Context
  let disposeBag = DisposeBag()
  let titleLabel = UILabel()
  let spinner = UIActivityIndicatorView()

  init(model: Model, context: Context) {
    self.model = model
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
