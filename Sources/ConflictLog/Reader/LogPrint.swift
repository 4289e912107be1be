internal import LayNumbers

/// The identity of a message, independent of its addresses: the same conflict of another cell, or of the next run, is not a new
/// one.
enum LogPrint {
  /// A hash (FNV-1a): it is the same on every machine.
  struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always) mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    mutating func add(_ word: UInt64) {
      value = (value ^ word) &* 0x100_0000_01B3
      value ^= value >> 29
    }

    mutating func add(_ text: String) {
      for byte in text.utf8 { add(byte) }
      add(UInt8(0xFF))
    }
  }

  /// The hash of a text in which each address is replaced by its number in the order of first appearance. Equal messages have
  /// it if their items are in the same order: it is a shortcut before reading them.
  static func ofText(_ text: [UInt8]) -> UInt64 {
    var hash = Hash()
    var addresses: [UInt64: UInt64] = [:]
    var index = 0
    let end = text.count
    while index < end {
      let byte = text[index]
      guard byte == 0x30, index + 2 < end, text[index + 1] == UInt8(ascii: "x"), text[index + 2].isHexadecimal else {
        hash.add(byte)
        index += 1
        continue
      }
      index += 2
      var value: UInt64 = 0
      while index < end, text[index].isHexadecimal {
        value = value << 4 | hexadecimalValue(text[index])
        index += 1
      }
      let number = addresses[value] ?? UInt64(addresses.count)
      addresses[value] = number
      hash.add(number)
    }
    return hash.value
  }

  /// The most rounds of refinement: views that far from one another are not told apart.
  private static let rounds = 64

  /// The hash of a log whose items may be in any order: views are told apart by their items, refined until no more are told apart
  /// (Weisfeiler & Leman 1968).
  static func ofItems(_ log: ConflictLog) -> UInt64 {
    var colors = log.views.map { view in
      var hash = Hash()
      hash.add(view.className)
      hash.add(view.title)
      hash.add(view.label)
      return hash.value
    }
    var count = 0
    for _ in 0..<LogPrint.rounds {
      let distinct = Set(colors).count
      if distinct == count { break }
      count = distinct
      var sums = colors
      for item in log.items {
        let own = hash(of: item, colors)
        for relation in item.relations {
          sums[relation.first.view] &+= own &* 3
          if let second = relation.second { sums[second.view] &+= own &* 7 }
        }
      }
      colors = sums
    }
    var all = Hash()
    for own in log.items.map({ hash(of: $0, colors) }).sorted() { all.add(own) }
    for text in log.unread.map({ $0.text }).sorted() { all.add(LogPrint.ofText(Array(text.utf8))) }
    all.add(UInt64(log.omitted))
    all.add(UInt64((log.isPrivate ? 1 : 0) + (log.isCutOff ? 2 : 0)))
    return all.value
  }

  private static func hash(of item: LoggedItem, _ colors: [UInt64]) -> UInt64 {
    var hash = Hash()
    hash.add(item.className)
    hash.add(item.identifier)
    hash.add(item.mask)
    if let place = item.place {
      hash.add(place.file)
      hash.add(UInt64(truncatingIfNeeded: place.line))
    }
    for relation in item.relations {
      hash.add(colors[relation.first.view])
      hash.add(relation.first.attribute.rawValue)
      hash.add(UInt8(bitPattern: relation.relation.rawValue))
      if let second = relation.second {
        hash.add(colors[second.view])
        hash.add(second.attribute.rawValue)
      }
      hash.add(relation.multiplier.description)
      hash.add(relation.constant.description)
      hash.add(relation.priority?.description ?? "")
      hash.add(UInt8(relation.isSignless ? 1 : 0))
    }
    return hash.value
  }
}
