/// How many columns of a terminal text takes, so that a mark can be put below a spot.
enum DisplayWidth {
  static func of(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    // A flag, a family or a letter with accents is drawn as its first scalar; emoji style makes it wide.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200D, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
