/// RxAlamofire. Its functions are written with the module's name or without. Alamofire answers on main unless the
/// session or the call names another queue. What is a function of the module with a `request…` name is a member of
/// `Session.rx` without it or with `response…`.
enum RxAlamofire {
  static let rows: [CatalogueRow] = functions + members + answers + steps

  private static let functions: [CatalogueRow] = [
    request("request(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("request(_:interceptor?:)"),
    request("requestJSON(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("requestJSON(_:interceptor?:)"),
    request("requestData(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("requestData(_:interceptor?:)"),
    request("requestString(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("requestString(_:interceptor?:)"),
    request("requestDecodable(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("requestDecodable(_:interceptor?:)"),
    request("requestResponse(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("requestResponse(_:interceptor?:)"),
    request("response(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("json(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("data(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("string(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("decodable(_:_:parameters?:encoding?:headers?:interceptor?:)"),
    request("upload(_:_:headers?:)"),
    request("upload(_:urlRequest:)"),
    request("download(_:to:)"),
  ]

  private static let members: [CatalogueRow] = [
    request("request(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("request(urlRequest:interceptor?:)", on: .reactive),
    request("responseJSON(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("responseData(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("responseString(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("responseDecodable(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("response(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("json(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("data(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("string(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("decodable(_:_:parameters?:encoding?:headers?:interceptor?:)", on: .reactive),
    request("upload(_:to:method:headers?:)", on: .reactive),
    request("upload(_:urlRequest:interceptor?:)", on: .reactive),
    request("upload(multipartFormData:to:method:headers?:)", on: .reactive),
    request("upload(multipartFormData:urlRequest:)", on: .reactive),
    request("download(_:interceptor?:to:)", on: .reactive),
    request("download(resumeData:interceptor?:to:)", on: .reactive),
  ]

  /// Of one request that was made before: each subscriber asks it for its answer, and it is sent once.
  private static let answers: [CatalogueRow] = [
    ofRequest("response(queue?:)"), ofRequest("responseResult(queue?:responseSerializer:)"),
    ofRequest("result(queue?:responseSerializer:)"),
    ofRequest("responseJSON(options?:)"), ofRequest("responseData()"), ofRequest("responseString(encoding?:)"),
    ofRequest("responseDecodable(decoder?:)"), ofRequest("json(options?:)"), ofRequest("data()"),
    ofRequest("string(encoding?:)"), ofRequest("decodable(decoder?:)"),
    // 2.x for RxSwift 2: an extension of `Request`.
    ofRequest("rx_responseJSON(_?:)", until: .init(3)), ofRequest("rx_JSON(_?:)", until: .init(3)),
    ofRequest("rx_responseData()", until: .init(3)), ofRequest("rx_data()", until: .init(3)),
    ofRequest("rx_responseString(encoding?:)", until: .init(3)), ofRequest("rx_string(encoding?:)", until: .init(3)),
  ]

  /// Of an observable of requests: the answer of each.
  private static let steps: [CatalogueRow] = [
    answer("response()"), answer("responseJSON()"), answer("responseData()"), answer("responseString(encoding?:)"),
    answer("responseDecodable()"), answer("json(options?:)"), answer("data()"), answer("string(encoding?:)"),
    answer("decodable(decoder?:)"), answer("progress()"),
    .step(
      of: library, "validate(statusCode:)", failure: .adds("a status code can be an error"), "RxAlamofire.swift"),
    .step(of: library, "validate()", failure: .adds("a status code can be an error"), "RxAlamofire.swift"),
    .step(
      of: library, "validate(contentType:)", failure: .adds("a content type can be an error"), "RxAlamofire.swift"),
  ]

  private static let library = "RxAlamofire"

  private static func request(
    _ signature: StaticString, on receiver: CatalogueRow.Receiver = .library
  ) -> CatalogueRow {
    .made(
      by: library, signature, on: receiver, type: receiver == .reactive ? "Session" : "RxAlamofire",
      delivery: .mainByDefault,
      failure: .adds("a request can fail"), sharing: .effect("a request"), lifetime: .finite, "RxAlamofire.swift")
  }

  private static func ofRequest(_ signature: StaticString, until: RxVersion? = nil) -> CatalogueRow {
    .made(
      by: library, signature, on: .reactive, type: "DataRequest", delivery: .mainByDefault,
      failure: .adds("a request can fail"), sharing: .made("a request"), lifetime: .finite, until: until,
      "RxAlamofire.swift: Reactive where Base: DataRequest")
  }

  private static func answer(_ signature: StaticString) -> CatalogueRow {
    .step(
      of: library, signature, delivery: .mainByDefault, failure: .adds("a request can fail"),
      sharing: .effect("a request"), lifetime: .finite, "RxAlamofire.swift: on an observable of requests")
  }
}
