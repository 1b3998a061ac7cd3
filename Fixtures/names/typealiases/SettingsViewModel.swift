// Types behind other names.
import Foundation
import RxCocoa
import RxSwift

final class SettingsViewModel {
  private(set) lazy var output: SettingsOutput = (name: name, plan: plan)

  private let name: TextStream = .just("Ada")
  private let plan: TextStream = URLSession.shared.rx
    .json(url: URL(string: "https://example.com/plan")!)
    .map { "\($0)" }
}
