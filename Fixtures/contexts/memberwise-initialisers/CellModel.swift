// A struct's own initialiser passes each argument to the member of its name.
import RxSwift
import UIKit

struct CellModel {
  let title: Observable<String>
  var subtitle: Observable<String> = .just("")
  let picture: Observable<UIImage?>
}
