internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// One change that may determine a number: its text, and its effect on the program.
struct Addition {
  /// The form in which it is written into the text.
  enum Writing {
    /// A statement inside the braces of a view.
    case statement(ViewID, String)
    /// A replacement of another constraint, which has this text.
    case edits([Edit], original: String)
    /// An insertion after something else.
    case insertion(Edit)
  }

  /// The text of the constraint: `badge.top == superview.top`.
  var text: String
  /// Its position, if the text does not imply it, in the report about the view that it was tried for: ` in its braces`.
  var place = ""
  /// Its position in reports about others: ` in the braces of 'badge'`.
  var placeElsewhere = ""
  var writing: Writing
  /// True if ``text`` is removed.
  var isRemoval = false
  var change: (inout LayoutProgram) -> Void

  /// The text in quotes: `no` precedes a removal.
  var quoted: String { isRemoval ? "no `\(text)`" : "`\(text)`" }
}

/// Constraints that determine ambiguous numbers, each tried with those before it.
struct DecidingRules {
  struct Rule {
    /// The index of the finding that it was tried for.
    var finding: Int
    var addition: Addition
    /// The drawbacks of its pictures.
    var drawbacks: [PictureDrawback] = []
  }

  var rules: [Rule]
  /// True if no number is ambiguous with all of them.
  var isComplete: Bool
  /// The sizes at which it was tried.
  var sizes: String
  /// The findings that are determined at all sizes.
  var decided: Set<Int> = []
  /// The edits of the text.
  var edits: [Edit]? = nil
  /// The effect on each determined finding.
  var effects: [Int: String] = [:]
  /// The words for a change that was rejected because a constraint would hold at no size with it, by finding.
  var silencing: [Int: String] = [:]
  /// The drawbacks of all of them together, if they are written into the text.
  var reservations: [String] = []

  /// The maximum number of constraints that are all written in one line, and the number that is written if there are more.
  static let listed = 5
  static let shown = 3

  /// The help for a finding: all constraints for the first that has one, and for each other its own. `name` describes a finding.
  func help(for finding: Int, _ ambiguity: Ambiguity, name: (Int) -> String) -> String? {
    change(for: finding, ambiguity, name: name).map { $0 + effect(on: finding) + reservation }
  }

  /// The drawbacks of all that is written, in words: `, but this would make 'd' 0 high, at 200x600`.
  var reservation: String { reservations.isEmpty ? "" : ", but \(reservations.joined(separator: ", and "))" }

  /// The visible effect of the change with its drawbacks: `; 'a' is 100 wide at 320x480 and at 1024x1366`.
  func effect(on finding: Int) -> String {
    let effect = effects[finding].map { "; \($0)" } ?? ""
    if edits != nil { return effect }
    // The first report shows all constraints.
    let own = rules.filter { $0.finding == finding || rules.first?.finding == finding }
    guard let drawback = own.lazy.compactMap({ $0.drawbacks.first }).first else { return effect }
    return "\(effect), but this would \(drawback.words), at \(drawback.size.spelled)"
  }

  private func change(for finding: Int, _ ambiguity: Ambiguity, name: (Int) -> String) -> String? {
    guard let first = rules.first else { return nil }
    let own = rules.first { $0.finding == finding }?.addition
    let number = "its \(ambiguity.part.spelled)"
    if finding == first.finding {
      if rules.count == 1 || !isComplete {
        let what = "\(first.addition.quoted)\(first.addition.place)"
        if isComplete && (ambiguity.tie?.freedom ?? 1) > 1 {
          return "tried: with \(what), nothing is ambiguous \(sizes)"
        }
        if decided.contains(finding) { return "tried: with \(what), \(number) is determined \(sizes)" }
        return "tried: with \(what), \(number) is determined there"
      }
      return "tried: with \(listed), nothing is ambiguous \(sizes)"
    }
    guard let own else {
      return decided.contains(finding) ? "what was tried for \(name(first.finding)) determines \(number) too" : nil
    }
    let what = "\(own.quoted)\(own.place)"
    if isComplete && rules.count == 2 {
      return "\(what) determines \(number) (tried together with "
        + "\(first.addition.quoted)\(first.addition.placeElsewhere))"
    }
    if isComplete {
      return "\(what) determines \(number) (tried together with the constraints for \(name(first.finding)))"
    }
    return "tried: with \(what), after what was tried for \(name(first.finding)), \(number) is determined"
      + (decided.contains(finding) ? " \(sizes)" : " there")
  }

  /// The constraints as a list: ``a``, `b` and 3 more
  var listed: String {
    let count = rules.count
    let shown = isListed ? count : DecidingRules.shown
    let texts = rules.prefix(shown).map {
      $0.addition.quoted + (count == 1 ? $0.addition.place : $0.addition.placeElsewhere)
    }
    if shown < count { return "\(joined(texts)) and \(count - shown) more constraints" }
    return count > 1 ? "\(joined(Array(texts.dropLast()))) and \(texts[count - 1])" : texts[0]
  }

  private func joined(_ texts: [String]) -> String {
    var text = ""
    for (index, part) in texts.enumerated() { text += index == 0 ? part : ", " + part }
    return text
  }

  private var isListed: Bool { rules.count <= DecidingRules.listed }

  /// The note about constraints that the help of the first finding does not list; nil if it lists all.
  var rest: Note? {
    if rules.count < 2 || (isComplete && isListed) { return nil }
    return isListed
      ? .note("the fix writes \(listed)")
      : .note("`layc check --format json` has all \(rules.count) constraints of the fix")
  }

  /// True if the report of these findings shows all constraints.
  func isShown(with findings: [Int]) -> Bool { rules.first.map { findings.contains($0.finding) } ?? false }

  /// All constraints as one fix; `name` spells a view.
  func fixIt(name: (ViewID) -> String) -> FixIt? {
    guard let first = rules.first, let edits else { return nil }
    if rules.count > 1 { return FixIt("write these \(rules.count) constraints into the file", edits, .needsReview) }
    switch first.addition.writing {
    case .edits(_, let original) where first.addition.isRemoval:
      return FixIt("remove `\(original)`", edits, .needsReview)
    case .edits(_, let original):
      return FixIt("change `\(original)` to `\(first.addition.text)`", edits, .needsReview)
    case .insertion:
      return FixIt("add `\(first.addition.text)`\(first.addition.place)", edits, .needsReview)
    case .statement(let view, let text):
      return FixIt("add `\(text)` in the braces of '\(name(view))'", edits, .needsReview)
    }
  }
}
