/// RxFirebase: what Firebase's completions tell, which come on main unless the app names another queue.
enum RxFirebase {
  static let rows: [CatalogueRow] = firestore + database + storage + auth

  private static let firestore: [CatalogueRow] = [
    request("getDocument()", of: "DocumentReference"), request("getDocument(source:)", of: "DocumentReference"),
    request("setData(_:merge?:)", of: "DocumentReference"), request("updateData(_:)", of: "DocumentReference"),
    request("addDocument(data:)", of: "CollectionReference"),
    request("getDocuments()", of: "Query"), request("getDocuments(source:)", of: "Query"),
    request("getFirst()", of: "Query"),
    listener("listen(includeMetadataChanges?:)", of: "Query"),
  ]

  private static let database: [CatalogueRow] = [
    listener("observeEvent(_:)", of: "DatabaseQuery"), request("observeSingleEvent(_:)", of: "DatabaseQuery"),
    request("updateChildValues(_:)", of: "DatabaseReference"), request("removeValue()", of: "DatabaseReference"),
    request("setValue(_:andPriority?:)", of: "DatabaseReference"),
    request("setPriority(_:)", of: "DatabaseReference"), request("runTransactionBlock(_:)", of: "DatabaseReference"),
  ]

  private static let storage: [CatalogueRow] = [
    request("putData(_:metadata?:)", of: "StorageReference"),
    request("putFile(from:metadata?:)", of: "StorageReference"),
    request("getData(maxSize:)", of: "StorageReference"), request("downloadURL()", of: "StorageReference"),
    request("getMetadata()", of: "StorageReference"), request("updateMetadata(_:)", of: "StorageReference"),
  ]

  private static let auth: [CatalogueRow] = [
    request("signIn(withEmail:password:)", of: "Auth"), request("signIn(with:)", of: "Auth"),
    request("signInAnonymously()", of: "Auth"), request("signInAndRetrieveData(with:)", of: "Auth"),
    request("createUser(withEmail:password:)", of: "Auth"), request("sendPasswordReset(withEmail:)", of: "Auth"),
    request("reauthenticateAndRetrieveData(with:)", of: "User"), request("reauthenticate(with:)", of: "User"),
    request("updatePassword(to:)", of: "User"), request("updateEmail(to:)", of: "User"),
    request("sendEmailVerification()", of: "User"), request("delete()", of: "User"), request("reload()", of: "User"),
    request("link(with:)", of: "User"), request("getIDToken()", of: "User"),
    .made(
      by: library, "stateDidChange", on: .reactive, type: "Auth", delivery: .mainByDefault,
      "Auth+Rx.swift: a listener, without errors"),
  ]

  private static let library = "RxFirebase"

  private static func request(_ signature: StaticString, of type: String) -> CatalogueRow {
    .made(
      by: library, signature, on: .reactive, type: type, delivery: .mainByDefault,
      failure: .adds("Firebase may answer with an error"), sharing: .effect("a Firebase request"), lifetime: .finite,
      "the completion's error or answer; Firebase calls back on main")
  }

  private static func listener(_ signature: StaticString, of type: String) -> CatalogueRow {
    .made(
      by: library, signature, on: .reactive, type: type, delivery: .mainByDefault,
      failure: .adds("Firebase may cancel a listener"), sharing: .effect("a Firebase listener"),
      "a listener's answers and its cancellation; Firebase calls back on main")
  }
}
