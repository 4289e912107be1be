/// The translation of a text in Swift or Objective-C.
public struct PastedText: Sendable {
  /// The text in the language: layouts where the text says which views there are, else constraints alone.
  public var text: String
  /// The number of comments about text that was left out.
  public var noteCount: Int
  /// True if the text consists of layouts.
  public var hasLayout: Bool
  /// Declarations of the views that constraints without a layout are about.
  public var declarations: [String]
  /// The comments about text that was left out, without their slashes.
  public var notes: [String]

  /// True if nothing was found that can be translated or that was left out.
  public var isEmpty: Bool { text.isEmpty }
}

/// Translates statements of UIKit, SnapKit, Masonry, PureLayout and SwiftUI. Takes linear time, and never fails: what cannot be
/// translated becomes a comment with the reason.
///
/// `known` are the names of the numbers that the surrounding file declares.
public func translate(_ bytes: [UInt8], known: Set<String> = []) -> PastedText {
  guard bytes.count <= PasteLimits.size else {
    let note = notTranslated("the text (it is larger than \(PasteLimits.size) bytes)")
    return PastedText(text: "// \(note)\n", noteCount: 1, hasLayout: false, declarations: [], notes: [note])
  }
  return written(screens(of: PasteCode(bytes), bytes, known: known, in: nil), for: nil)
}

/// Translates a text that is pasted into a file of the language. Nil if it is none of the code that ``translate(_:known:)``
/// knows, or if nothing of it can be translated.
public func translatePasted(_ bytes: [UInt8], into place: PastePlace) -> PastedText? {
  guard bytes.count <= PasteLimits.size else { return nil }
  let code = PasteCode(bytes)
  if code.statements.contains(where: { $0.isComparison }) { return nil }
  let found = screens(of: code, bytes, known: place.numbers, in: place)
  let isCode = found.contains { $0.hasHierarchy } || hasForeignWords(bytes)
  guard isCode, found.contains(where: { $0.hasHierarchy || !$0.hasOnlyNotes }) else { return nil }
  return written(found, for: place)
}

extension Statement {
  /// True for `a.top == b.top`, which is a constraint of the language, and has no effect as a statement of Swift.
  fileprivate var isComparison: Bool {
    if case .expression(.binary(_, let sign, _)) = kind { ["==", "<=", ">="].contains(sign) } else { false }
  }
}

/// The views and constraints of each class of a text.
private func screens(of code: PasteCode, _ bytes: [UInt8], known: Set<String>, in place: PastePlace?)
  -> [Screen]
{
  var outline = Outline(code.statements)
  outline.sort()
  var screens: [Screen] = []
  for part in outline.parts {
    let translator = Translator(
      name: part.name, bytes: bytes, statics: outline.statics, functions: outline.functions, known: known,
      place: place)
    translator.isObjectiveC = code.isObjectiveC
    translator.reassignments = Reassignments(part.statements, isType: part.isType)
    translator.evaluate(part.statements)
    if !translator.screen.isEmpty { screens.append(translator.screen) }
  }
  return screens
}

/// Writes screens one after the other. Beside a layout there are no constraints alone.
private func written(_ screens: [Screen], for place: PastePlace?) -> PastedText {
  var result = PastedText(text: "", noteCount: 0, hasLayout: false, declarations: [], notes: [])
  let isInBraces = place?.braces != nil
  result.hasLayout = !isInBraces && (place != nil || screens.contains { $0.hasHierarchy })
  var lines: [String] = []
  var names: Set<String> = isInBraces ? [] : place?.taken ?? []
  for var screen in screens {
    if result.hasLayout && !screen.hasOnlyNotes { screen.hasHierarchy = true }
    var number = 1
    let name = screen.name
    while !isInBraces && screen.hasHierarchy && !names.insert(screen.name).inserted {
      number += 1
      screen.name = "\(name)\(number)"
    }
    var writer = ScreenWriter(screen, in: place?.braces)
    let written = writer.write()
    if !lines.isEmpty && !written.isEmpty { lines.append("") }
    lines += written
    result.noteCount += writer.noteCount
    result.notes += writer.notes
    if !result.hasLayout { result.declarations += writer.declarations }
  }
  if !lines.isEmpty { result.text = lines.joined(separator: "\n") + "\n" }
  return result
}

/// The classes of a text with their statements.
private struct Outline {
  struct Part {
    var name: String
    /// True for the statements of a class, false for those outside of all classes.
    var isType: Bool
    var statements: [Statement] = []
  }

  private let statements: [Statement]
  var parts: [Part] = []
  private var indices: [String: Int] = [:]
  var statics = Statics()
  var functions: Set<String> = []

  init(_ statements: [Statement]) { self.statements = statements }

  /// Assigns each statement to its class.
  mutating func sort() {
    var current = ""
    for statement in statements {
      guard case .block(let block) = statement.kind else {
        add([statement], to: current)
        continue
      }
      switch block.word {
      case "@implementation", "@interface": current = block.name
      case "@end": current = ""
      case "class", "struct", "extension", "enum", "actor", "protocol": add(block)
      default:
        if block.word == "func" { functions.insert(block.name) }
        add([statement], to: current)
      }
    }
  }

  private mutating func add(_ block: Block) {
    noteConstants(block)
    for statement in block.statements {
      if case .block(let inner) = statement.kind, ["class", "struct", "enum"].contains(inner.word) { add(inner) }
      if case .block(let inner) = statement.kind, inner.word == "func" { functions.insert(inner.name) }
    }
    if block.word == "enum" || block.word == "protocol" { return }
    add(block.statements, to: block.name)
  }

  /// Notes the constants of a type: `static let gap = 8`.
  private mutating func noteConstants(_ block: Block) {
    for statement in block.statements {
      if case .declaration(let declaration) = statement.kind { statics.add(declaration, of: block.name) }
    }
  }

  private mutating func add(_ statements: [Statement], to name: String) {
    if let index = indices[name] {
      parts[index].statements += statements
    } else {
      indices[name] = parts.count
      parts.append(Part(name: Outline.layoutName(name), isType: !name.isEmpty, statements: statements))
    }
  }

  /// The name of a class without `ViewController` and the like, with a capital.
  private static func layoutName(_ name: String) -> String {
    var short = name
    for end in ["TableViewController", "CollectionViewController", "ViewController", "Controller"] {
      if short.hasSuffix(end) && short != end {
        short = String(short.dropLast(end.utf8.count))
        break
      }
    }
    if short.isEmpty || short == "ViewController" { return "Pasted" }
    let valid = Screen.validName(short)
    return valid.prefix(1).uppercased() + valid.dropFirst()
  }
}
