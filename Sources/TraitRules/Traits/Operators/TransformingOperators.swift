/// Steps that make other elements of the ones that come in.
enum TransformingOperators {
  static let rows: [CatalogueRow] = elementwise + flattening + indexed

  private static let elementwise: [CatalogueRow] = [
    .step("map(_:)", throwing: true, twin: .same, "Map.swift"),
    .step("compactMap(_:)", throwing: true, since: .init(5), twin: .same, "CompactMap.swift; on a Driver since 5.1"),
    .step("scan(_:accumulator:)", throwing: true, twin: .same, "Scan.swift: the state is each subscriber's own"),
    .step("scan(into:accumulator:)", throwing: true, since: .init(4, 3), "Scan.swift"),
    .step(
      "reduce(_:accumulator:)", throwing: true, lifetime: .finite,
      "Reduce.swift: one element, and only when the stream completes"),
    .step("reduce(_:accumulator:mapResult:)", throwing: true, lifetime: .finite, "Reduce.swift"),
    .step(
      "toArray()", lifetime: .finite, until: .init(5), now: "toArray()",
      "ToArray.swift in 4.5: an Observable; one element, and only when the stream completes"),
    .step("toArray()", lifetime: .finite, result: .single, since: .init(5), "ToArray.swift: a Single"),
    .step("enumerated()", since: .init(4), "Enumerated.swift"),
    .step("groupBy(keySelector:)", throwing: true, since: .init(3, 2), "GroupBy.swift"),
    .step(
      "materialize()", failure: .catches, since: .init(3, 4),
      "Materialize.swift: an error becomes an element, and the stream is over"),
    .step(
      "dematerialize()", failure: .adds("an error event becomes an error again"), since: .init(3, 4),
      "Dematerialize.swift"),
    .step("decode(type:decoder:)", failure: .adds("decoding can fail"), since: .init(6), "Decode.swift"),
    .step(
      "withUnretained(_:)", since: .init(6),
      "WithUnretained.swift: ends without an error once the object is gone; on a Driver only in 6.0"),
    .step("withUnretained(_:resultSelector:)", since: .init(6), "WithUnretained.swift: the closure cannot throw"),
    .step("debug(_?:trimOutput?:file?:line?:function?:)", since: .init(3), twin: .same, "Debug.swift"),
    .step(
      "debug(_?:file?:line?:function?:)", until: .init(3), now: "debug(_:trimOutput:file:line:function:)", twin: .same,
      "Observable+Debug.swift in 2.6"),
    .step(
      "do(onNext?:afterNext?:onError?:afterError?:onCompleted?:afterCompleted?:onSubscribe?:onSubscribed?:onDispose?:)",
      throwing: true, sharing: .effect("the closure of do"), since: .init(5), twin: .same,
      "Do.swift: runs on the thread that delivers, once a subscriber; on a Driver without onError and afterError"),
    .step(
      "do(onNext?:onError?:onCompleted?:onSubscribe?:onSubscribed?:onDispose?:)", throwing: true,
      sharing: .effect("the closure of do"), since: .init(3, 3), until: .init(5), now: "do(onNext:afterNext:)",
      twin: .same, "Do.swift in 4.5"),
    .step(
      "do(onNext?:onError?:onCompleted?:onSubscribe?:onDispose?:)", throwing: true,
      sharing: .effect("the closure of do"), since: .init(3), until: .init(3, 3), now: "do(onNext:afterNext:)",
      twin: .same,
      "Observable+Single.swift in 3.2"),
  ]

  private static let flattening: [CatalogueRow] = [
    .flattening("flatMap(_:)", twin: .driverArguments, "Merge.swift"),
    .flattening("flatMapFirst(_:)", twin: .driverArguments, "Merge.swift"),
    .flattening(
      "flatMapLatest(_:)", twin: .driverArguments,
      "Switch.swift; since 6 an Infallible from the closure makes the result one, although what is above may fail"),
    .flattening("concatMap(_:)", since: .init(3, 5), "Merge.swift: one inner sequence after the other"),
    .flattening("merge()", throwing: false, twin: .driverArguments, "Merge.swift"),
    .flattening("merge(maxConcurrent:)", throwing: false, twin: .driverArguments, "Merge.swift"),
    .flattening("concat()", throwing: false, "Merge.swift: the same as merge(maxConcurrent: 1)"),
    .flattening("switchLatest()", throwing: false, twin: .driverArguments, "Switch.swift"),
  ]

  /// Deprecated since `enumerated()` came in 4.0.
  private static let indexed: [CatalogueRow] = [
    .step(
      "mapWithIndex(_:)", throwing: true, deprecated: .init(4), until: .init(6), now: "enumerated().map(_:)",
      "Deprecated.swift in 5.1"),
    .flattening(
      "flatMapWithIndex(_:)", deprecated: .init(4), until: .init(6), now: "enumerated().flatMap(_:)",
      "Deprecated.swift in 5.1"),
  ]
}
