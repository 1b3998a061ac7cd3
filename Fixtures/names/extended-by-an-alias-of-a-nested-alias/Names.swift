import RxSwift

extension ColourChoice {
  var names: Observable<String> { taps.flatMap { Observable<String>.error(RxError.noElements) } }

  var numbers: Observable<String> { taps.flatMap { Observable.just("1") } }
}
