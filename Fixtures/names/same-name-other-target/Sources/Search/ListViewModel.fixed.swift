// Two targets with a type of the same name: each view controller means the one beside it.
import Foundation
import RxCocoa
import RxSwift

final class ListViewModel {
  let title = URLSession.shared.rx.json(url: URL(string: "https://example.com/search")!).map { "\($0)" }.asDriver(onErrorJustReturn: "")
}
