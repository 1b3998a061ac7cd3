import RxCocoa

// An extension of an alias finds what that stands for, though an extension by its type's full name declares it, in whichever
// file.
enum Paint {
  enum Colours {
    final class Picker {
      let taps = PublishRelay<Void>()
    }
  }
}

extension Paint.Colours {
  typealias Choice = Picker
}

typealias ColourChoice = Paint.Colours.Choice
