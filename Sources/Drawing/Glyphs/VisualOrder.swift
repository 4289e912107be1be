/// True if the first letter of a text is written from right to left, which is the direction of its paragraph.
package func startsRightToLeft(_ text: String) -> Bool { VisualOrder.isRightToLeft(text) }

/// The order in which the characters of one line are written from left to right, as UAX #9 orders texts of both directions. Marks of
/// direction and isolates are left out of account.
struct VisualOrder {
  /// The indices of the characters, from left to right.
  private(set) var order: [Int]
  /// The embedding level of each character; an odd one is written from right to left.
  private var levels: [UInt8] = []

  /// The order of a line. `isRightToLeft` is the direction of its paragraph; nil for that of the first letter.
  init(_ text: [Unicode.Scalar], isRightToLeft: Bool?) {
    order = Array(text.indices)
    var classes = text.map { BidiClass($0) }
    let isMirrored = isRightToLeft ?? VisualOrder.isRightToLeft(classes)
    if !isMirrored && !classes.contains(.right) && !classes.contains(.arabicNumber) { return }
    let spaces = classes.map { $0 == .space }
    let base: BidiClass = isMirrored ? .right : .left
    VisualOrder.resolveNumbers(&classes, base, text)
    VisualOrder.resolveBrackets(&classes, base, text)
    VisualOrder.resolveNeutrals(&classes, base)
    levels = classes.map { VisualOrder.level(of: $0, isMirrored) }
    let end = spaces.lastIndex(of: false) ?? -1
    for index in text.indices where index > end { levels[index] = isMirrored ? 1 : 0 }
    reverseRuns()
  }

  /// True if a character is written from right to left.
  func isMirrored(_ index: Int) -> Bool { !levels.isEmpty && levels[index] & 1 == 1 }

  /// True if the first letter of a text is written from right to left.
  fileprivate static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch BidiClass(scalar) {
      case .left: return false
      case .right: return true
      default: continue
      }
    }
    return false
  }

  private static func isRightToLeft(_ classes: [BidiClass]) -> Bool {
    classes.first { $0 == .left || $0 == .right } == .right
  }

  // MARK: Rules

  /// The rules W1 to W7.
  private static func resolveNumbers(_ classes: inout [BidiClass], _ base: BidiClass, _ text: [Unicode.Scalar]) {
    var (previous, strong) = (base, base)
    var isArabic = false
    for index in classes.indices {
      if classes[index] == .mark { classes[index] = previous }
      previous = classes[index]
      if previous == .left || previous == .right {
        isArabic = previous == .right && text[index].isArabic
      } else if previous == .number && isArabic {
        classes[index] = .arabicNumber
      }
    }
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after, before == .number || before == .arabicNumber && classes[index] == .separator,
        classes[index] == .separator || classes[index] == .sign
      else { continue }
      classes[index] = before
    }
    resolveTerminators(&classes)
    for index in classes.indices {
      if classes[index] == .left || classes[index] == .right { strong = classes[index] }
      if classes[index] == .number && strong == .left { classes[index] = .left }
    }
  }

  /// The rules W5 and W6: terminators beside a number belong to it; other ones are neutral, as separators are.
  private static func resolveTerminators(_ classes: inout [BidiClass]) {
    var index = 0
    while index < classes.count {
      guard classes[index] == .terminator else {
        if classes[index] == .separator || classes[index] == .sign { classes[index] = .neutral }
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0 != .terminator } ?? classes.count
      let isBeside = index > 0 && classes[index - 1] == .number || end < classes.count && classes[end] == .number
      for place in index..<end { classes[place] = isBeside ? .number : .neutral }
      index = end
    }
  }

  /// The rule N0: a pair of brackets has the direction of what it contains, if that is the paragraph's or the one before the pair.
  private static func resolveBrackets(_ classes: inout [BidiClass], _ base: BidiClass, _ text: [Unicode.Scalar]) {
    for pair in bracketPairs(classes, text) {
      let inside = classes[pair.open + 1..<pair.close].compactMap { $0.direction }
      guard !inside.isEmpty else { continue }
      let before = classes[..<pair.open].reversed().first { $0.direction != nil }?.direction ?? base
      let direction = inside.contains(base) ? base : before == inside[0] ? before : base
      (classes[pair.open], classes[pair.close]) = (direction, direction)
    }
  }

  private static func bracketPairs(
    _ classes: [BidiClass], _ text: [Unicode.Scalar]
  ) -> [(open: Int, close: Int)] {
    var open: [(place: Int, closing: Unicode.Scalar)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (index, scalar) in text.enumerated() where classes[index] == .neutral {
      if let closing = scalar.closingBracket {
        if open.count == 63 { break }
        open.append((index, closing))
      } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
        pairs.append((open[match].place, index))
        open.removeLast(open.count - match)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// The rules N1 and N2: neutral characters between two of one direction have it, other ones that of the paragraph.
  private static func resolveNeutrals(_ classes: inout [BidiClass], _ base: BidiClass) {
    var index = 0
    while index < classes.count {
      guard classes[index].direction == nil else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0.direction != nil } ?? classes.count
      let before = index > 0 ? classes[index - 1].direction : base
      let after = end < classes.count ? classes[end].direction : base
      for place in index..<end { classes[place] = before == after ? before ?? base : base }
      index = end
    }
  }

  /// The rules I1 and I2.
  private static func level(of kind: BidiClass, _ isMirrored: Bool) -> UInt8 {
    switch kind {
    case .left: isMirrored ? 2 : 0
    case .right: 1
    default: 2
    }
  }

  /// The rule L2.
  private mutating func reverseRuns() {
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        let end = order[index...].firstIndex { levels[$0] < level } ?? order.count
        order[index..<end].reverse()
        index = end
      }
    }
  }
}

extension BidiClass {
  /// The direction for characters around it: numbers count as written from right to left; nil for neutral ones.
  fileprivate var direction: BidiClass? {
    switch self {
    case .left: .left
    case .right, .number, .arabicNumber: .right
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// True for letters after which digits of Europe are those of Arabic.
  fileprivate var isArabic: Bool {
    switch value {
    case 0x608, 0x60B, 0x60D, 0x61B...0x64A, 0x66D...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFC, 0xFE70...0xFEFE: true
    default: false
    }
  }

  /// The bracket that closes this one; nil for other characters.
  fileprivate var closingBracket: Unicode.Scalar? {
    switch self {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }

  /// The character that is drawn instead where the text is written from right to left.
  var mirrored: Unicode.Scalar {
    switch self {
    case "(": ")"
    case ")": "("
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "<": ">"
    case ">": "<"
    case "«": "»"
    case "»": "«"
    case "‹": "›"
    case "›": "‹"
    default: self
    }
  }
}
