// Written on a queue of one's own, and on one that is only called so.
import Foundation
import RxCocoa
import RxSwift

final class ThumbnailViewModel {
  let count = BehaviorRelay<Int>(value: 0)
  let size = BehaviorRelay<Int>(value: 0)
  let name = BehaviorRelay<String>(value: "")

  private let work = DispatchQueue(label: "thumbnails", qos: .utility)
  private let background = DispatchQueue.main

  func render(_ paths: [String]) {
    work.async { [self] in
      count.accept(paths.count)
      DispatchQueue.main.async { [self] in
        size.accept(paths.reduce(0) { $0 + $1.count })
      }
    }
    background.async { [self] in
      name.accept(paths.first ?? "")
    }
  }
}
