import RxCocoa
import RxSwift

// `watched` stands directly above a sink and passes on what it sees.

extension ObservableType {
  public func watched(_ place: String) -> Observable<Element> {
    self.do(
      onNext: { _ in Stage.noteArrival("element", at: place) }, onError: { _ in Stage.noteArrival("error", at: place) })
  }
}

extension InfallibleType {
  public func watched(_ place: String) -> Infallible<Element> {
    asObservable().watched(place).asInfallible(onErrorFallbackTo: .empty())
  }
}

extension SharedSequenceConvertibleType {
  public func watched(_ place: String) -> SharedSequence<SharingStrategy, Element> {
    self.do(onNext: { _ in Stage.noteArrival("element", at: place) })
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public func watched(_ place: String) -> Single<Element> {
    self.do(
      onSuccess: { _ in Stage.noteArrival("element", at: place) },
      onError: { _ in Stage.noteArrival("error", at: place) })
  }
}
