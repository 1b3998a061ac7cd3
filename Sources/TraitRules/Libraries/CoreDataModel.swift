/// Core Data: a context is a queue as well. (NSManagedObjectContext.h: `perform` runs its block on the context's queue;
/// NSPersistentContainer.h: `viewContext` is that of the main queue.)
enum CoreDataModel: LibraryModel {
  static func call(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    unseenCall(name, call: call, callee: callee, lowering)
  }

  static func unseenCall(_ name: Symbol, call: Place, callee: Place, _ lowering: Lowering) -> Value? {
    name == .newBackgroundContext ? .scheduler(.background, call) : nil
  }

  /// `NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)`, `NSManagedObjectContext(.mainQueue)`.
  static func made(by call: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    guard let kind = lowering.arguments(of: call, frame).first, !kind.expression.isNowhere else { return nil }
    return switch lowering.project.symbol(kind.expression).known {
    case .privateQueueConcurrencyType?, .privateQueue?: .scheduler(.background, call)
    case .mainQueueConcurrencyType?, .mainQueue?: .scheduler(.main, call)
    default: nil
    }
  }
}
