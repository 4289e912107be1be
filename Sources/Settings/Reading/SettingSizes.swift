internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON

extension SettingsReader {
  /// The bytes that cannot be in a range of sizes, so that a value is never more than one statement.
  private static let foreign = Array("{}\";/\\#`'\n\r".utf8)

  /// A string that is a part of `sizes` in a file.
  private struct SizesText {
    let value: LocatedJSON
    let text: String
    /// The part of the statement before it.
    let opening: String
    /// What its values are called, with an example.
    let form: SizesForm
  }

  /// Reads sizes with the compiler of the language; reports what it says about the text.
  mutating func sizes(_ value: LocatedJSON) -> Placed<DefaultSizes>? {
    guard let text = string(value, of: "'sizes'"),
      let layout = layout(SizesText(value: value, text: text, opening: "", form: .sizes))
    else { return nil }
    let others: [(String, Bool)] = [
      ("text sizes have a key of their own, 'textSizes'", !layout.textSizes.isEmpty),
      ("the keyboard has a key of its own, 'keyboard'", layout.keyboard != nil),
      ("the safe area has a key of its own, 'safeArea'", layout.safeArea != nil),
    ]
    if let (problem, _) = others.first(where: { $0.1 }) {
      report(.badSizes(text, .sizes, problem, at: settingRange(value.range)))
      return nil
    }
    if layout.sizes.isEmpty { return nil }
    return Placed(DefaultSizes(text: text, promises: layout.sizes), at: settingRange(value.range))
  }

  /// Reads the heights of a keyboard.
  mutating func keyboard(_ value: LocatedJSON) -> Placed<DefaultRange<SizeBounds>>? {
    guard let text = string(value, of: "'keyboard'"),
      let layout = layout(SizesText(value: value, text: text, opening: "1x1, keyboard ", form: .keyboard)),
      let bounds = layout.keyboard, isAlone(layout, value, .keyboard)
    else { return nil }
    return Placed(DefaultRange(text: text, bounds: bounds), at: settingRange(value.range))
  }

  /// Reads the insets of a safe area.
  mutating func safeArea(_ value: LocatedJSON) -> Placed<DefaultRange<InsetBounds>>? {
    guard let text = string(value, of: "'safeArea'"),
      let layout = layout(SizesText(value: value, text: text, opening: "1x1, safeArea ", form: .safeArea)),
      let bounds = layout.safeArea, isAlone(layout, value, .safeArea)
    else { return nil }
    return Placed(DefaultRange(text: text, bounds: bounds), at: settingRange(value.range))
  }

  /// True if a text has nothing besides its form; reports another one.
  private mutating func isAlone(_ layout: CompiledLayout, _ value: LocatedJSON, _ form: SizesForm) -> Bool {
    let count = [!layout.textSizes.isEmpty, layout.keyboard != nil, layout.safeArea != nil].count { $0 }
    // A second range of the same form would be joined with the first.
    let isOne = !(value.string ?? "").split(separator: ",").dropFirst().contains { part in
      part.drop { $0 == " " }.prefix { $0.isLetter } == form.word
    }
    if count == 1 && isOne { return true }
    report(
      .badSizes(
        value.string ?? "", form, "there is more than one of the parts of `sizes`", at: settingRange(value.range)))
    return false
  }

  /// Compiles a text behind its opening in a `sizes`; nil after an error. Reports what the compiler says about the text.
  private mutating func layout(_ part: SizesText) -> CompiledLayout? {
    let range = part.value.range
    if let byte = part.text.utf8.first(where: { $0 < 0x20 || Self.foreign.contains($0) }) {
      let shown = byte < 0x20 ? "a control character" : "'\(Character(Unicode.Scalar(byte)))'"
      report(.badSizes(part.text, part.form, "it has \(shown)", at: settingRange(range)))
      return nil
    }
    let opening = "layout Sizes(1x1) { sizes \(part.opening)"
    let compilation = compile(path: "sizes", bytes: Array("\(opening)\(part.text) }".utf8)) { _ in nil }
    let start = range.lowerBound + 1
    let length = part.text.utf8.count
    // In a string with escapes the offsets differ.
    let isPlain = range.count == length + 2
    for found in compilation.diagnostics {
      var place = settingRange(range)
      if isPlain {
        let first = min(max(found.range.start - opening.utf8.count, 0), length)
        let last = min(max(found.range.end - opening.utf8.count, first), length)
        place = settingRange(start + first..<start + last)
      }
      var problem = Diagnostic.badSizes(part.text, part.form, found.message, at: place, caret: found.caretLabel)
      problem.severity = found.severity
      problem.notes = found.notes + problem.notes
      report(problem)
    }
    return compilation.hasErrors ? nil : compilation.layouts.first
  }

  /// Reads text sizes; reports a text that lists none.
  mutating func textSizes(_ value: LocatedJSON) -> Placed<TextSizeList>? {
    guard let text = string(value, of: "'textSizes'") else { return nil }
    do throws(TextSizeProblem) {
      return Placed(try TextSizeList(text), at: settingRange(value.range))
    } catch {
      report(.badTextSizes(text, error, at: settingRange(value.range)))
      return nil
    }
  }

  /// Reads a change of texts; reports what is wrong with it.
  mutating func expansion(_ value: LocatedJSON) -> Placed<TextChange>? {
    guard let text = string(value, of: "'expansion'") else { return nil }
    guard let change = TextChange(expansion: text) else {
      report(.badExpansion(text, at: settingRange(value.range)))
      return nil
    }
    return Placed(change, at: settingRange(value.range))
  }
}

/// A key whose values are written as in `sizes`.
enum SizesForm {
  case sizes, keyboard, safeArea

  /// The word in `sizes`.
  var word: String {
    switch self {
    case .sizes: "sizes"
    case .keyboard: "keyboard"
    case .safeArea: "safeArea"
    }
  }

  /// The name of the values.
  var name: String {
    switch self {
    case .sizes: "sizes"
    case .keyboard: "heights of a keyboard"
    case .safeArea: "insets of a safe area"
    }
  }

  /// The advice for a text of another form.
  var help: String {
    switch self {
    case .sizes: "write sizes as in a `.lay` file, such as \"320x320 ... 1366x1366\""
    case .keyboard: "write the heights as after `keyboard` in `sizes`, such as \"0 ... 346\""
    case .safeArea: "write the insets as after `safeArea` in `sizes`, such as \"0 ... (59, 0, 34, 0)\""
    }
  }
}
