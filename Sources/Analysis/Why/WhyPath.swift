package import LayCompiler
internal import LayDiagnostics
package import LayRuntime

/// The numbers that a path such as `form.email.width` names.
package struct WhySubject: Sendable {
  /// One quantity, or those of a compound such as `frame`.
  package var quantities: [Quantity]
}

/// The error of a path that names no view or no attribute.
package struct WhyPathError: Error, Hashable, Sendable {
  /// The description of the error: lower case, no full stop.
  package var message: String
  /// A suggestion for the user.
  package var help: String
  /// True if the view is known but the attribute is not.
  package var knowsView: Bool
}

extension CompiledLayout {
  /// Parses a path: a view as in `form.email` or `SignIn/form/email`, and an attribute of it. Without an attribute it names the
  /// frame.
  package func whySubject(_ path: String) throws(WhyPathError) -> WhySubject {
    let parts = split(path)
    let (view, used) = longestView(parts)
    guard let view else { throw unknownView(path, parts) }
    let rest = Array(parts[used...])
    if let kinds = WhyWord.kinds(rest) { return WhySubject(quantities: kinds.map { Quantity(view, $0) }) }
    throw unknownPart(rest, of: view)
  }

  /// Splits a path at full stops and slashes; `key[1,1]` becomes `key[1, 1]`, since spaces have to be quoted in a shell.
  func split(_ path: String) -> [String] {
    let full = UInt8(ascii: "."), slash = UInt8(ascii: "/"), comma = UInt8(ascii: ","), blank = UInt8(ascii: " ")
    return path.utf8.split { $0 == full || $0 == slash }.map { name in
      let spaced = name.filter { $0 != blank }.flatMap { $0 == comma ? [comma, blank] : [$0] }
      return String(decoding: spaced, as: UTF8.self)
    }
  }

  /// The view with the longest path that the names begin with, and the number of names used. The layout's own name or `root` may
  /// precede it.
  func longestView(_ parts: [String]) -> (view: ViewID?, used: Int) {
    let start = parts.first.map { $0 == name || $0 == "root" } ?? false ? 1 : 0
    var best: (view: ViewID?, used: Int) = start == 1 ? (.root, 1) : (nil, 0)
    for index in program.views.indices.dropFirst() {
      let own = split(spelledPath(ViewID(index)))
      for first in [0, start] where first + own.count > best.used && first + own.count <= parts.count {
        if Array(parts[first..<first + own.count]) == own { best = (ViewID(index), first + own.count) }
      }
    }
    if best.view == nil && WhyWord.kinds(parts) != nil && !parts.isEmpty { return (.root, 0) }
    return best
  }

  private func unknownView(_ path: String, _ parts: [String]) -> WhyPathError {
    let known = program.views.indices.dropFirst().map { spelledPath(ViewID($0)) }
    // The last name may be that of an attribute.
    var view = parts
    if view.count > 1, WhyWord.kinds([view[view.count - 1]]) != nil { view.removeLast() }
    let wanted = joined(view)
    var guesses = suggestions(for: wanted, among: known)
    if let guide = parts.first.flatMap({ BuiltInGuide.meant(by: $0) }) { guesses = [guide.name] }
    // A nested view is suggested with its full path.
    if guesses.isEmpty, let last = view.last {
      guesses = Array(known.filter { split($0).last == last }.prefix(4))
      if guesses.isEmpty { guesses = inner(last, known) }
    }
    let shown = known.prefix(8).map { "'\($0)'" }
    let list = joinedWords(Array(shown)) + (known.count > 8 ? " and \(known.count - 8) more" : "")
    let help = known.isEmpty ? "'\(name)' has no views; 'root' is its own" : "there is \(list)"
    return WhyPathError(
      message: "no view '\(wanted)' in '\(name)'" + didYouMean(guesses), help: help, knowsView: false)
  }

  private func inner(_ wanted: String, _ known: [String]) -> [String] {
    let lasts = known.map { split($0).last ?? $0 }
    guard let guess = nearest(to: wanted, among: lasts) else { return [] }
    return Array(zip(known, lasts).filter { $0.1 == guess }.map { $0.0 }.prefix(4))
  }

  private func unknownPart(_ rest: [String], of view: ViewID) -> WhyPathError {
    let wanted = joined(rest)
    let inside = program.views.indices.filter { program.views[$0].superview == view }.map { program.views[$0].name }
    let guide = BuiltInGuide.meant(by: rest[0])
    let guesses = guide.map { [$0.name] } ?? suggestions(for: rest[0], among: WhyWord.all + inside)
    let shown = inside.isEmpty ? "" : "; in it are \(joinedWords(inside.prefix(6).map { "'\($0)'" }))"
    return WhyPathError(
      message: "'\(spelledPath(view))' has no '\(wanted)'" + didYouMean(guesses),
      help: "ask for \(joinedWords(WhyWord.shown)), or for an edge or a baseline by its name\(shown)", knowsView: true)
  }

  private func didYouMean(_ guesses: [String]) -> String {
    guesses.isEmpty ? "" : "; did you mean \(joinedWords(guesses.map { "'\($0)'" }, "or"))?"
  }

  private func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts { text += text.utf8.isEmpty ? part : "." + part }
    return text
  }
}

/// The words that can follow the path of a view.
enum WhyWord {
  /// The words that the help text lists.
  static var shown: [String] { ["width", "height", "x", "y", "frame", "size", "center"] }
  /// All words, for suggestions.
  static var all: [String] {
    ["x", "y", "frame", "size", "center", "origin", "edges", "baseline"]
      + Attribute.allCases.filter { $0.isSpoken }.map { $0.name }
  }

  /// The numbers that words name; nil for unknown words. An empty list names the frame.
  static func kinds(_ words: [String]) -> [QuantityKind]? {
    switch words.count {
    case 0: return compound("frame")
    case 1: return single(words[0]).map { [$0] } ?? compound(words[0])
    case 2:
      guard let whole = compound(words[0]), let kind = part(words[1], of: words[0]) else { return nil }
      return whole.contains(kind) ? [kind] : nil
    default: return nil
    }
  }

  private static func single(_ word: String) -> QuantityKind? {
    if word == "x" { return .frame(.x) }
    if word == "y" { return .frame(.y) }
    if word == "baseline" { return .attribute(.lastBaseline) }
    return Attribute.allCases.first { $0.isSpoken && $0.name == word }.map { .attribute($0) }
  }

  private static func compound(_ word: String) -> [QuantityKind]? {
    switch word {
    case "frame": [.frame(.x), .frame(.y), .frame(.width), .frame(.height)]
    case "origin": [.frame(.x), .frame(.y)]
    case "size": [.attribute(.width), .attribute(.height)]
    case "center": [.attribute(.centerX), .attribute(.centerY)]
    case "edges": [.attribute(.top), .attribute(.leading), .attribute(.bottom), .attribute(.trailing)]
    default: nil
    }
  }

  private static func part(_ word: String, of whole: String) -> QuantityKind? {
    switch (whole, word) {
    case ("center", "x"): .attribute(.centerX)
    case ("center", "y"): .attribute(.centerY)
    case ("frame", "width"): .frame(.width)
    case ("frame", "height"): .frame(.height)
    default: single(word)
    }
  }
}

extension Attribute {
  /// True if a path can name it: the attributes of margins are edges of the guide `margins`.
  fileprivate var isSpoken: Bool { !isMargin }
}
