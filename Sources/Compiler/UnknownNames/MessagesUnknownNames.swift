internal import LayDiagnostics
internal import LayParser

extension NameKind {
  /// The noun in "no … named 'titel'".
  fileprivate var noun: String {
    switch self {
    case .view: "view"
    case .constant: "number or string"
    case .constraint: "constraint"
    case .any: "view or value"
    }
  }
}

extension Note {
  /// The condition that a word such as `landscape` or `iPad` means; nil for other words.
  static func conditionMeant(by word: String) -> Note? {
    let letters = word.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    let condition: String
    switch String(decoding: letters, as: UTF8.self) {
    case "landscape": condition = "verticalSizeClass == compact"
    case "portrait": condition = "verticalSizeClass == regular"
    case "compact", "iphone", "phone", "mobile", "narrow", "small": condition = "horizontalSizeClass == compact"
    case "regular", "ipad", "tablet", "desktop", "mac", "wide", "large": condition = "horizontalSizeClass == regular"
    case "rtl", "righttoleft": condition = "direction == rtl"
    case "ltr", "lefttoright": condition = "direction == ltr"
    case "accessibility", "dynamictype", "textsize", "typesize": condition = "textSize >= accessibility1"
    case "orientation", "device", "idiom", "sizeclass", "size":
      return .help("a condition looks at the root: `when width >= 600`, or `when horizontalSizeClass == compact`")
    default: return nil
    }
    return .help("a condition compares: `when \(condition)`, or a size, `when width >= 600`")
  }
}

extension Diagnostic {
  static func unknownName(
    _ name: String, _ kind: NameKind, in place: String, guesses: [String], labels: [Label], at range: SourceRange
  ) -> Diagnostic {
    let code: DiagnosticCode = kind == .view ? .unknownView : .unknownName
    let scope = place.isEmpty ? "this file" : "'\(place)'"
    var diagnostic = Diagnostic(code, "no \(kind.noun) named '\(name)' in \(scope)", at: range, labels: labels)
    diagnostic.guess(guesses, for: name)
    if kind == .constraint && guesses.isEmpty {
      diagnostic.notes.append(
        .help(
          "a constraint is named where it is declared, together with its priority: `constraint \(name): … @high`"))
    }
    return diagnostic
  }

  /// A named constraint in the block of a view.
  static func constraintIsElsewhere(
    _ name: String, path: String, in place: String, declaration: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    let scope = place.isEmpty ? "this file" : "'\(place)'"
    return Diagnostic(
      .unknownName, "no constraint named '\(name)' in \(scope); from here it is '\(path)'", at: range,
      labels: [Label(declaration, "the constraint '\(path)'")],
      fixIt: FixIt("change '\(name)' to '\(path)'", [Edit(range, path)], .needsReview))
  }

  /// An unknown member of a view.
  static func unknownMember(
    _ name: String, of view: String, guesses: [String], help: String? = nil, at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownView, "'\(view)' has no view or attribute '\(name)'", at: range)
    diagnostic.guess(guesses, for: name)
    if let help { diagnostic.notes.append(.help(help)) }
    return diagnostic
  }

  /// `aspectRatio`, which is a constraint between two attributes here; `statement` is the one around it.
  static func aspectRatio(_ name: String, of view: String, _ statement: SyntaxNode?, at range: SourceRange)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      .unknownView, "'\(view)' has no attribute '\(name)'; it is a constraint: `.width == 16/9 * .height`",
      at: range)
    guard let statement, statement.kind == .rule || statement.kind == .setting, statement.children.count == 2,
      let ratio = statement.children.last, let path = statement.children.first, path.range.end == range.end
    else { return diagnostic }
    let owner = path.text.dropLast(range.length)
    guard owner.utf8.last == 0x2E || owner.isEmpty else { return diagnostic }
    let isSum = ratio.kind == .binary && (ratio.token(.plus) != nil || ratio.token(.minus) != nil)
    let factor = isSum ? "(\(ratio.text))" : ratio.text
    let base = owner.isEmpty ? "." : String(owner)
    let height = "\(factor) * \(base)height"
    var edits = [Edit(range, owner.isEmpty ? ".width" : "width"), Edit(ratio.range, height)]
    for token in statement.tokens where token.kind == .equal { edits.append(Edit(token.range, "==")) }
    let relations: [TokenKind] = [.equalEqual, .lessEqual, .greaterEqual]
    let sign = statement.tokens.first { relations.contains($0.kind) }?.text ?? "=="
    diagnostic.message =
      "'\(view)' has no attribute '\(name)'; it is a constraint: `\(base)width \(sign) \(height)`"
    diagnostic.fixIt = FixIt("write it with 'width' and 'height'", edits, .automatic)
    return diagnostic
  }

  /// The largest number of Swift or C in a constraint.
  static func largestNumberInRule(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "a constraint has no largest number", at: range,
      notes: [
        .help(
          "leave the limit out; in `sizeThatFits` and `layoutSubviews` room without a limit is `unlimited`"
        )
      ])
  }

  /// An inset in the spelling of a function: `superview.inset(16)`
  static func insetAsCall(_ call: SyntaxNode, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownView, "write an inset after the view: `.edges == superview inset 16`", at: range)
    guard let base = call.children.first?.children.first, let list = call.child(.arguments) else { return diagnostic }
    let only = list.childCount == 1 ? list.children[0] : nil
    if only?.children.last?.kind == .call { return diagnostic }
    let text = only?.token(.colon) == nil ? only?.text ?? list.text : list.text
    let place = SourceRange(file: range.file, start: base.range.end, end: call.range.end)
    diagnostic.fixIt = FixIt("write 'inset \(text)'", [Edit(place, " inset \(text)")], .needsReview)
    return diagnostic
  }

  /// Something that exists, but is written in another way.
  static func saidOtherwise(_ name: String, _ better: String, why: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownView, why, at: range,
      fixIt: FixIt("change '\(name)' to '\(better)'", [Edit(range, better)], .needsReview))
  }

  /// A name behind `self.`, which is visible without it.
  static func memberOfSelf(_ name: String, at range: SourceRange) -> Diagnostic {
    let removed = SourceRange(file: range.file, start: range.start, end: range.end + 1)
    return Diagnostic(
      .unknownView, "there is no 'self'; here it is '\(name)'", at: range,
      fixIt: FixIt("remove 'self.'", [Edit(removed, "")], .automatic))
  }

  private mutating func guess(_ guesses: [String], for name: String) {
    guard let best = guesses.first else { return }
    message += "; did you mean '\(best)'?"
    // A guide of UIKit has one name here.
    let isPlain =
      guesses.count == 1 && name.utf8.count > 5 && name.hasSuffix("Guide") && BuiltInGuide.meant(by: name)?.name == best
    fixIt = FixIt("change '\(name)' to '\(best)'", [Edit(range, best)], isPlain ? .automatic : .needsReview)
    let others = guesses.dropFirst()
    if !others.isEmpty { notes.append(.help("or \(others.map { "'\($0)'" }.joined(separator: ", "))")) }
  }

  static func nameIsElsewhere(_ name: String, paths: [String], in place: String, at range: SourceRange) -> Diagnostic {
    let inside = paths[0].split(separator: ".").dropLast().joined(separator: ".")
    var diagnostic = Diagnostic(
      .unknownView, "'\(name)' is inside '\(inside)'; from here it is '\(paths[0])'", at: range)
    if paths.count == 1 {
      diagnostic.fixIt = FixIt("change '\(name)' to '\(paths[0])'", [Edit(range, paths[0])], .needsReview)
    } else {
      diagnostic.notes.append(.help("there are also \(paths.dropFirst().map { "'\($0)'" }.joined(separator: ", "))"))
    }
    return diagnostic
  }
}
