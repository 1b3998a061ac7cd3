extension ObservableType where Element == Data {
  /// Each element decoded. What the decoder throws is the sequence's error.
  public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}

/// What can decode a value from data.
public protocol DataDecoder {
  /// Decodes a value of `type`.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
