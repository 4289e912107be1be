/// Names of scripts, for characters that are drawn as boxes.
enum ScriptNames {
  /// The names of the scripts of characters, each once, in the order of the characters.
  static func names(of scalars: [Unicode.Scalar]) -> [String] {
    var names: [String] = []
    for scalar in scalars {
      let name = ranges.first { $0.range.contains(scalar.value) }?.name ?? "other characters"
      if !names.contains(name) { names.append(name) }
    }
    return names.filter { $0 != "other characters" } + names.filter { $0 == "other characters" }
  }

  private static let ranges: [(range: ClosedRange<UInt32>, name: String)] = [
    (0x41...0x24F, "Latin"), (0x370...0x3FF, "Greek"), (0x400...0x52F, "Cyrillic"), (0x530...0x58F, "Armenian"),
    (0x590...0x5FF, "Hebrew"), (0x600...0x77F, "Arabic"), (0x8A0...0x8FF, "Arabic"), (0x900...0x97F, "Devanagari"),
    (0x980...0x9FF, "Bengali"), (0xA00...0xA7F, "Gurmukhi"), (0xA80...0xAFF, "Gujarati"), (0xB80...0xBFF, "Tamil"),
    (0xC00...0xC7F, "Telugu"), (0xC80...0xCFF, "Kannada"), (0xD00...0xD7F, "Malayalam"), (0xE00...0xE7F, "Thai"),
    (0xE80...0xEFF, "Lao"), (0x1000...0x109F, "Burmese"), (0x10A0...0x10FF, "Georgian"), (0x1100...0x11FF, "Korean"),
    (0x1200...0x137F, "Ethiopic"), (0x1780...0x17FF, "Khmer"), (0x3000...0x303F, "Chinese and Japanese"),
    (0x3040...0x30FF, "Japanese"), (0x3130...0x318F, "Korean"), (0x3400...0x9FFF, "Chinese and Japanese"),
    (0xAC00...0xD7AF, "Korean"), (0xF900...0xFAFF, "Chinese and Japanese"), (0xFB1D...0xFB4F, "Hebrew"),
    (0xFB50...0xFDFF, "Arabic"), (0xFE70...0xFEFF, "Arabic"), (0xFF00...0xFFEF, "Chinese and Japanese"),
    (0x2600...0x27BF, "symbols"), (0x1F000...0x1FAFF, "emoji"), (0x20000...0x3FFFF, "Chinese and Japanese"),
  ]
}
