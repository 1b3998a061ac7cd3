/// Methods of Apple's and others' classes whose effect outlasts the call, by class: what runs one again does it again.
enum LastingWrites {
  static let methods: [String: Set<String>] = [
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
  ]

  /// What `UserDefaults` looks up without doing anything else.
  static let readings: Set<String> = [
    "object", "value", "string", "stringArray", "array", "dictionary", "data", "bool", "integer", "float", "double",
    "url",
  ]

  /// Every class's methods: a call by another name is none of them.
  static let names = methods.values.reduce(into: Set<String>()) { $0.formUnion($1) }
}
