/// Methods of Apple's and others' classes that change or look up what outlasts the call, by class.
struct LastingMethods {
  let byClass: [String: Set<String>]
  /// Every class's: a call by another name is none of them.
  let names: Set<String>

  private init(_ byClass: [String: Set<String>]) {
    self.byClass = byClass
    names = byClass.values.reduce(into: Set<String>()) { $0.formUnion($1) }
  }

  /// What runs one of these again does it again.
  static let writings = LastingMethods([
    "UserDefaults": ["set", "setValue", "removeObject", "removePersistentDomain"],
    "NSUserDefaults": ["setObject", "setBool", "setInteger", "setValue", "removeObjectForKey"],
    "NSUbiquitousKeyValueStore": ["set", "removeObject"],
    "FileManager": [
      "createFile", "createDirectory", "removeItem", "moveItem", "copyItem", "replaceItem", "replaceItemAt",
      "trashItem",
    ],
    "NSManagedObjectContext": ["save", "delete", "insert", "execute"],
    "URLSessionTask": ["resume"], "URLSessionDataTask": ["resume"],
    "URLSessionUploadTask": ["resume"], "URLSessionDownloadTask": ["resume"],
    "UNUserNotificationCenter": ["add", "removeAllPendingNotificationRequests", "removePendingNotificationRequests"],
    // Realm.swift
    "Realm": ["write", "writeAsync", "add", "delete", "deleteAll", "create"],
    // Keychain.swift of KeychainAccess, KeychainSwift.swift, KeychainWrapper.swift of SwiftKeychainWrapper
    "Keychain": ["set", "remove", "removeAll"],
    "KeychainSwift": ["set", "delete", "clear"],
    "KeychainWrapper": ["set", "removeObject", "removeAllKeys"],
    // Reference of Firebase's databases: DatabaseReference, DocumentReference, CollectionReference
    "DatabaseReference": ["setValue", "updateChildValues", "removeValue"],
    "DocumentReference": ["setData", "updateData", "delete"],
    "CollectionReference": ["addDocument"],
  ])

  /// They do nothing else.
  static let readings = LastingMethods([
    "UserDefaults": [
      "object", "value", "string", "stringArray", "array", "dictionary", "data", "bool", "integer", "float", "double",
      "url",
    ]
  ])
}
