// What `asDriver(onErrorJustReturn:)` is made of.
let safeSequence = xs
  .observeOn(MainScheduler.instance)
  .catchErrorJustReturn(onErrorJustReturn)
  .share(replay: 1, scope: .whileConnected)
return Driver(raw: safeSequence)
