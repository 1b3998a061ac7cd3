/// Moya's RxMoya. Responses come on main unless the provider or the call names another queue.
enum Moya {
  static let rows: [CatalogueRow] = requests + steps

  private static let requests: [CatalogueRow] = [
    .made(
      by: library, "request(_:callbackQueue?:)", on: .reactive, type: "MoyaProvider", delivery: .mainByDefault,
      failure: .adds("a request can fail"), sharing: .effect("a request"), lifetime: .finite, result: .single,
      "MoyaProvider+Rx.swift: an error of the request; a bad status only where a step below asks for it"),
    .made(
      by: library, "requestWithProgress(_:callbackQueue?:)", on: .reactive, type: "MoyaProvider",
      delivery: .mainByDefault, failure: .adds("a request can fail"), sharing: .effect("a request"),
      lifetime: .finite, "MoyaProvider+Rx.swift"),
    .made(
      by: library, "request(_:)", type: "RxMoyaProvider", delivery: .mainByDefault,
      failure: .adds("a request can fail"), sharing: .effect("a request"), lifetime: .finite,
      "RxMoyaProvider.swift up to 10: a provider of its own"),
  ]

  private static let steps: [CatalogueRow] = [
    checking("filter(statusCodes:)", "a status code can be an error"),
    checking("filter(statusCode:)", "a status code can be an error"),
    checking("filterSuccessfulStatusCodes()", "a status code can be an error"),
    checking("filterSuccessfulStatusAndRedirectCodes()", "a status code can be an error"),
    checking("mapImage()", "the response may be no image"),
    checking("mapJSON(failsOnEmptyData?:)", "the response may be no JSON"),
    checking("mapString(atKeyPath?:)", "the response may be no text"),
    checking("map(_:atKeyPath?:using?:failsOnEmptyData?:)", "decoding can fail"),
    object("mapObject(_:)"), object("mapObject(_:context:)"), object("mapArray(_:)"), object("mapArray(_:context:)"),
    .step(of: library, "filterCompleted()", "Observable+Response.swift"),
    .step(of: library, "filterProgress()", "Observable+Response.swift"),
  ]

  private static let library = "Moya"

  /// Of an Observable or a Single of responses.
  private static func checking(_ signature: StaticString, _ reason: String) -> CatalogueRow {
    .step(
      of: library, signature, on: .any, failure: .adds(reason), result: .same,
      "Observable+Response.swift, Single+Response.swift")
  }

  private static func object(_ signature: StaticString) -> CatalogueRow {
    .step(
      of: "Moya-ObjectMapper", signature, on: .any, failure: .adds("mapping can fail"), result: .same,
      "known from its documentation")
  }
}
