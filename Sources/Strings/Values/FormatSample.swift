/// Texts with samples in the place of their format arguments, so that they have a width.
///
/// The samples: `%@` and `%s` are "Abcdefgh", a word of eight letters. A number is 1000; the number that decides the plural form is 0
/// for `zero`, 1 for `one`, 2 for `two`, 3 for `few`, 11 for `many` and 1000 for `other`, which are in these categories in most
/// languages that have them, and as wide as those are that people see. Flags, widths and precisions count as in C: `%.1f` is
/// "1000.0". No digits are grouped. `%%` is a percent sign. Other characters behind a percent sign stay as they are.
///
/// Source: "String Format Specifiers" in Apple's String Programming Guide, which refers to the IEEE printf specification.
struct FormatSample {
  /// The sample of an object.
  static let object = "Abcdefgh"

  /// The category of the numbers that decide plural forms.
  let category: PluralCategory
  /// The substitutions of the text.
  let substitutions: [StringSubstitution]

  /// Returns a text with samples, up to ``StringLimits/textSize`` bytes. With `hasPlural`, the first number decides the form.
  func text(_ format: String, hasPlural: Bool) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var result: [UInt8] = []
    write(Array(format.utf8), hasPlural ? Own(argument: nil) : nil, depth: 0, to: &result)
    // The limit may be inside a character.
    while let last = result.last, result.count >= StringLimits.textSize, last & 0xC0 == 0x80 { result.removeLast() }
    if result.count >= StringLimits.textSize { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// The number that decides the form of the text that is written.
  private struct Own {
    /// Its argument; nil for a text with one number.
    var argument: Int?
  }

  /// The sample of a number of a category.
  static func number(_ category: PluralCategory) -> String {
    switch category {
    case .zero: "0"
    case .one: "1"
    case .two: "2"
    case .few: "3"
    case .many: "11"
    case .other: "1000"
    }
  }

  private func write(_ format: [UInt8], _ own: Own?, depth: Int, to result: inout [UInt8]) {
    var reader = SpecifierReader(bytes: format)
    var isFirst = true
    while reader.offset < format.count && result.count < StringLimits.textSize {
      guard format[reader.offset] == UInt8(ascii: "%") else {
        result.append(format[reader.offset])
        reader.offset += 1
        continue
      }
      let start = reader.offset
      if own != nil && format[start...].starts(with: "%arg".utf8) {
        result += Array(FormatSample.number(category).utf8)
        reader.offset += 4
        continue
      }
      guard let specifier = reader.specifier() else {
        result.append(format[start])
        reader.offset = start + 1
        continue
      }
      switch specifier.kind {
      case .substitution(let name):
        guard depth < StringLimits.substitutions, let part = substitutions.first(where: { $0.name == name }),
          let form = part.forms.form(category)
        else {
          result += format[start..<reader.offset]
          continue
        }
        let argument = part.argument ?? specifier.argument
        write(Array(form.unit.text.utf8), Own(argument: argument), depth: depth + 1, to: &result)
      case .conversion(let conversion):
        var decides = false
        if let own, specifier.isNumber {
          decides = specifier.argument.map { $0 == (own.argument ?? $0) } ?? isFirst
          isFirst = false
        }
        result += specifier.sample(conversion, FormatSample.number(decides ? category : .other))
      }
    }
  }
}

extension [PluralForm] {
  /// Returns the form for a category, or else that for `other`.
  func form(_ category: PluralCategory) -> PluralForm? {
    first { $0.category == category } ?? first { $0.category == .other }
  }
}

/// A format specifier: `%2$.1f`.
private struct Specifier {
  enum Kind {
    case substitution(String)
    case conversion(UInt8)
  }

  var kind = Kind.conversion(UInt8(ascii: "%"))
  /// The number of the argument, from 1; nil for the next one.
  var argument: Int?
  var flags: [UInt8] = []
  var width = 0
  var precision: Int?

  /// True if it shows a whole number.
  var isNumber: Bool {
    guard case .conversion(let conversion) = kind else { return false }
    return "diuDUxXoO".utf8.contains(conversion)
  }

  private func has(_ flag: Unicode.Scalar) -> Bool { flags.contains(UInt8(ascii: flag)) }

  /// Returns the sample of an argument.
  func sample(_ conversion: UInt8, _ number: String) -> [UInt8] {
    var text: [UInt8]
    switch conversion {
    case UInt8(ascii: "%"): return [conversion]
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"):
      text = Array(FormatSample.object.utf8)
      if let precision, conversion != UInt8(ascii: "@") { text = Array(text.prefix(precision)) }
    case UInt8(ascii: "c"), UInt8(ascii: "C"): text = [UInt8(ascii: "A")]
    case UInt8(ascii: "x"), UInt8(ascii: "p"): text = Array("3e8".utf8)
    case UInt8(ascii: "X"): text = Array("3E8".utf8)
    case UInt8(ascii: "o"), UInt8(ascii: "O"): text = Array("1750".utf8)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): text = Array(number.utf8) + decimals(precision ?? 6)
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      text = [UInt8(ascii: "1")] + decimals(precision ?? 6) + Array("e+03".utf8)
    default: text = Array(number.utf8)
    }
    if has("+") && !"@sScC".utf8.contains(conversion) { text.insert(UInt8(ascii: "+"), at: 0) }
    let missing = max(0, width - text.count)
    if has("-") { return text + [UInt8](repeating: 0x20, count: missing) }
    return [UInt8](repeating: has("0") ? UInt8(ascii: "0") : 0x20, count: missing) + text
  }

  private func decimals(_ count: Int) -> [UInt8] {
    count == 0 ? [] : [UInt8(ascii: ".")] + [UInt8](repeating: UInt8(ascii: "0"), count: count)
  }
}

/// Reads format specifiers.
private struct SpecifierReader {
  let bytes: [UInt8]
  var offset = 0

  /// The largest width and precision that count.
  private static let largest = 100

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the specifier at a percent sign; nil if it is none.
  mutating func specifier() -> Specifier? {
    var found = Specifier()
    offset += 1
    let start = offset
    if let number = number(), next == UInt8(ascii: "$") {
      found.argument = number
      offset += 1
    } else {
      offset = start
    }
    if next == UInt8(ascii: "#"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "@") {
      let name = offset + 2
      guard let end = bytes[name...].firstIndex(of: UInt8(ascii: "@")), end > name else { return nil }
      found.kind = .substitution(String(decoding: bytes[name..<end], as: UTF8.self))
      offset = end + 1
      return found
    }
    while let byte = next, "-+ #0'".utf8.contains(byte) {
      found.flags.append(byte)
      offset += 1
    }
    found.width = min(number() ?? 0, Self.largest)
    if next == UInt8(ascii: ".") {
      offset += 1
      found.precision = min(number() ?? 0, Self.largest)
    }
    while let byte = next, "hlqLztj".utf8.contains(byte) { offset += 1 }
    guard let conversion = next, "@%dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(conversion) else { return nil }
    // A percent sign followed by a space and a letter is written in many texts: "50 % der Nutzer".
    if found.flags.contains(0x20) { return nil }
    offset += 1
    found.kind = .conversion(conversion)
    return found
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let byte = next, (0x30...0x39).contains(byte) {
      value = min((value ?? 0) * 10 + Int(byte - 0x30), 1_000_000)
      offset += 1
    }
    return value
  }
}
