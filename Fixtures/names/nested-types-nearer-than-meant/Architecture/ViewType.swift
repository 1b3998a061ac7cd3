import RxSwift
import UIKit

protocol ViewType: AnyObject {
  associatedtype ViewModel: AnyObject
  var viewModel: ViewModel? { get set }
  func bind(viewModel: ViewModel)
}

enum ViewModels {
  nonisolated(unsafe) static var all: [ObjectIdentifier: AnyObject] = [:]
}

extension ViewType {
  var viewModel: ViewModel? {
    get { ViewModels.all[ObjectIdentifier(self)] as? ViewModel }
    set {
      ViewModels.all[ObjectIdentifier(self)] = newValue
      if let newValue { bind(viewModel: newValue) }
    }
  }
}
