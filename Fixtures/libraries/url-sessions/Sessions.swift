// A URLSession answers on its own queue, unless it was made with the main one.
import Foundation

enum Sessions {
  static let onMain = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
  static let quiet = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: OperationQueue())
}
