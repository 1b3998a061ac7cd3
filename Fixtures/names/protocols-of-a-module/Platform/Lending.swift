// A class with the name of the protocol that it conforms to: the module before the dot says which of them is meant.
import Domain
import Foundation
import RxCocoa
import RxSwift

public final class Lending: Domain.Lending {
  public func dueDates() -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/due")!)
      .map { $0 as? [String] ?? [] }
      .catchAndReturn([])
  }
}

public final class LendingProvider: Domain.LendingProviding {
  public init() {}

  public func makeLending() -> Domain.Lending { Lending() }
}
