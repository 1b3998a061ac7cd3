// A static value is one for all: its subscribers in two files are subscribers of one chain.
import Foundation
import RxCocoa
import RxSwift

enum Profile {
  static let name: Driver<String> = URLSession.shared.rx
    .data(request: URLRequest(url: URL(string: "https://example.com/profile")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .asDriver(onErrorJustReturn: "")

  static let plan: Driver<String> = URLSession.shared.rx
    .data(request: URLRequest(url: URL(string: "https://example.com/plan")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .asDriver(onErrorJustReturn: "")
}
