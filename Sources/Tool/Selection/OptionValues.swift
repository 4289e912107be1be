internal import LayCompiler
internal import LayDevices
internal import LayRuntime
internal import LayStrings

// The values of options for layouts, each with the reason if a string is none.

/// The reason why a string is no value of an option: "four numbers: top,left,bottom,right".
struct ValueProblem: Error {
  /// The reason: lower case, no full stop.
  var reason: String
  /// The value that may be meant; nil if there is none.
  var nearest: String?
}

/// Returns the size in `text`.
func sizeValue(_ text: some StringProtocol) throws(ValueProblem) -> ExactSize {
  guard let size = parseSize(text) else {
    let guess = nearestSize(to: text)
    throw ValueProblem(
      reason: "a size is written WIDTHxHEIGHT, in points", nearest: guess.flatMap { $0 == text ? nil : $0 })
  }
  try checkReach(of: size)
  return size
}

/// Returns the sizes in `text`, with commas between them.
func pathValue(_ text: String) throws(ValueProblem) -> [ExactSize] {
  var found: [ExactSize] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    do throws(ValueProblem) {
      found.append(try sizeValue(part))
    } catch {
      // A nearest size would be that of one part.
      throw ValueProblem(reason: error.reason)
    }
  }
  return found
}

/// Checks that both sides of a size are within the limit.
func checkReach(of size: ExactSize) throws(ValueProblem) {
  if !isWithinReach(size) { throw ValueProblem(reason: "a side has at most \(longestSide) points") }
}

/// Returns the scale in `text`.
func scaleValue(_ text: String) throws(ValueProblem) -> Rational {
  let limit = LayCompiler.Limits.scale
  guard let scale = parseNumber(text), scale > .zero, scale <= limit else {
    throw ValueProblem(reason: "it is a number of pixels above 0 and at most \(limit)")
  }
  return scale
}

/// Returns the insets in `text`.
func safeAreaValue(_ text: String) throws(ValueProblem) -> ExactInsets {
  let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { parseNumber($0) }
  guard numbers.count == 4, numbers.allSatisfy({ $0.sign >= 0 && $0 <= Rational(longestSide) }) else {
    throw ValueProblem(reason: "four numbers: top,left,bottom,right")
  }
  return ExactInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}

/// Returns the height of a keyboard in `text`.
func keyboardValue(_ text: some StringProtocol) throws(ValueProblem) -> Rational {
  guard let height = parseNumber(String(text)), height.sign >= 0, height <= Rational(longestSide) else {
    throw ValueProblem(reason: "it is the height of a keyboard in points, 0 for a hidden one")
  }
  return height
}

/// Returns the address that `text` names; `localhost` is that of this machine, and brackets around one of IPv6 may be given.
func addressValue(_ text: String) throws(ValueProblem) -> String {
  let address = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
  if address == "localhost" { return "127.0.0.1" }
  let isAddress = address.utf8.allSatisfy { "0123456789abcdefABCDEF.:".utf8.contains($0) }
  guard isAddress, address.contains(".") || address.contains(":") else {
    throw ValueProblem(reason: "it is not a numeric address, such as 127.0.0.1 or ::1")
  }
  return address
}

/// Returns the port in `text`.
func portValue(_ text: String) throws(ValueProblem) -> Int {
  guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let port = UInt16(text), port > 0 else {
    throw ValueProblem(reason: "it is a number from 1 to 65535")
  }
  return Int(port)
}

/// Returns the name of a host in `text`, with or without a port.
func hostValue(_ text: String) throws(ValueProblem) -> String {
  let isHost = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"/@?#*".utf8.contains($0) }
  guard isHost, !text.isEmpty else {
    throw ValueProblem(reason: "it is the name of a host, with a port if it has one, and nothing else")
  }
  return text
}

/// Returns the heights of a keyboard in `text`: one, or two with `...` between them.
func keyboardsValue(_ text: String) throws(ValueProblem) -> SizeBounds {
  let parts = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
  let lowest = try keyboardValue(parts[0])
  let highest = try parts.count > 1 ? keyboardValue(parts[1]) : lowest
  guard lowest <= highest else { throw ValueProblem(reason: "the smaller height comes first") }
  return SizeBounds(lowest: lowest, highest: highest)
}

/// Returns the environment of the device that `text` names, with or without its pose; the first pose is the one without. `listOption` is the option that takes families; nil if the caller has
/// none.
func deviceValue(_ text: String, listOption: String?) throws(ValueProblem) -> LayoutEnvironment {
  guard let pose = Device.poses(named: text)?.first else {
    let help = Device.help(for: text, isList: false, listOption: listOption)
    throw ValueProblem(reason: "no such device: \(help)")
  }
  if !pose.isSingle {
    throw ValueProblem(
      reason:
        "that is a window of any size from \(pose.lowest.spelled) to \(pose.highest.spelled); a size and a scale say which"
    )
  }
  return pose.environment
}

/// Returns the text sizes that `text` lists.
func textSizesValue(_ text: String) throws(ValueProblem) -> [TextSize] {
  do throws(TextSizeProblem) {
    return try TextSizeList(text).sizes
  } catch {
    throw ValueProblem(reason: error.reason, nearest: error.nearest)
  }
}

/// Returns the change of texts that `word` names.
func expansionValue(_ word: String) throws(ValueProblem) -> TextChange {
  guard let change = TextChange(expansion: word) else { throw ValueProblem(reason: TextChange.forms) }
  return change
}

/// Returns the direction that `word` names, one of ``LayoutOption/choices``.
func directionValue(_ word: String) -> InterfaceDirection { word == "rtl" ? .rightToLeft : .leftToRight }

/// Returns the languages in `text`, with commas between them.
func languagesValue(_ text: String) throws(ValueProblem) -> [LanguageTag] {
  var found: [LanguageTag] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    guard let tag = LanguageTag(String(part)) else {
      throw ValueProblem(reason: "'\(part)' is not a language: languages are tags such as de or pt-BR")
    }
    if !found.contains(tag) { found.append(tag) }
  }
  return found
}
