/// The choice of branches of `#if`, `#ifdef` and their like.
///
/// Of conditions about the platform, the branch for iOS remains. Another condition becomes a statement `#if { … } else { … }`, since
/// only the settings of a build decide it.
struct BuildConditions {
  /// An open `#if` with its branches so far.
  private struct Frame {
    var start: PasteToken
    var branches: [(isTrue: Bool?, tokens: [PasteToken])] = []
    /// The open signs around it, the innermost last.
    var open: [String]
    /// True if it is directly inside of parentheses or brackets, where no statement can be.
    var isInBrackets: Bool { open.last == "(" || open.last == "[" }
  }

  private var frames: [Frame] = []
  private var result: [PasteToken] = []
  /// The open parentheses, brackets and braces in the tokens so far, the innermost last.
  private var open: [String] = []
  /// The number of open conditions that are nested too deep, and left out.
  private var excess = 0

  /// Returns tokens without directives.
  static func resolved(_ tokens: [PasteToken]) -> [PasteToken] {
    guard tokens.contains(where: { $0.kind == .directive }) else { return tokens }
    var conditions = BuildConditions()
    for token in tokens.dropLast() { conditions.read(token) }
    while !conditions.frames.isEmpty { conditions.close() }
    return conditions.result + tokens.suffix(1)
  }

  private mutating func read(_ token: PasteToken) {
    guard token.kind == .directive else { return excess == 0 ? append([token]) : () }
    let (word, condition) = BuildConditions.parts(of: token.text)
    switch word {
    case "if", "ifdef", "ifndef":
      if frames.count == PasteLimits.nesting {
        excess += 1
        return excess == 1 ? append(BuildConditions.unread(token)) : ()
      }
      frames.append(Frame(start: token, open: open))
      frames[frames.count - 1].branches.append((BuildConditions.verdict(word, condition), []))
    case "endif" where excess > 0: excess -= 1
    case "endif":
      if !frames.isEmpty { close() }
    default:
      if frames.isEmpty || excess > 0 { return }
      open = frames[frames.count - 1].open
      frames[frames.count - 1].branches.append((word == "else" ? true : BuildConditions.verdict("if", condition), []))
    }
  }

  private mutating func append(_ tokens: [PasteToken]) {
    if frames.isEmpty {
      result += tokens
    } else {
      frames[frames.count - 1].branches[frames[frames.count - 1].branches.count - 1].tokens += tokens
    }
    for token in tokens where token.kind == .sign {
      switch token.text {
      case "(", "[", "{", "@{": open.append(token.text)
      case ")", "]", "}": _ = open.popLast()
      default: break
      }
    }
  }

  /// Ends the innermost condition.
  private mutating func close() {
    let frame = frames.removeLast()
    open = frame.open
    // Nothing after a branch that is true can hold.
    var possible: [(isTrue: Bool?, tokens: [PasteToken])] = []
    for branch in frame.branches where branch.isTrue != false {
      possible.append(branch)
      if branch.isTrue == true { break }
    }
    guard let first = possible.first else { return }
    if first.isTrue == true { return append(first.tokens) }
    if possible.allSatisfy({ $0.tokens.isEmpty }) { return }
    append(statement(frame, possible.map { $0.tokens }))
  }

  /// The statement of a condition that the text does not decide.
  private func statement(_ frame: Frame, _ branches: [[PasteToken]]) -> [PasteToken] {
    if frame.isInBrackets { return BuildConditions.unread(frame.start, ",") }
    guard branches.allSatisfy({ BuildConditions.isBalanced($0) }) else {
      return BuildConditions.unread(frame.start) + branches[0]
    }
    func sign(_ text: String, _ place: PasteToken) -> PasteToken {
      PasteToken(kind: .sign, text: text, start: place.end, end: place.end, startsLine: false)
    }
    var tokens = Array(BuildConditions.unread(frame.start).prefix(1))
    for (index, branch) in branches.enumerated() {
      let last = tokens[tokens.count - 1]
      if index > 0 {
        tokens.append(PasteToken(kind: .name, text: "else", start: last.end, end: last.end, startsLine: false))
      }
      tokens.append(sign("{", last))
      tokens += branch
      tokens.append(sign("}", branch.last ?? last))
    }
    return tokens
  }

  /// A statement, or an element of a list, that is not understood.
  private static func unread(_ directive: PasteToken, _ end: String = ";") -> [PasteToken] {
    var name = directive
    (name.kind, name.text) = (.name, "#if")
    return [name, PasteToken(kind: .sign, text: end, start: name.end, end: name.end, startsLine: false)]
  }

  /// True if each bracket and brace is closed.
  private static func isBalanced(_ tokens: [PasteToken]) -> Bool {
    var open: [String] = []
    for token in tokens where token.kind == .sign {
      switch token.text {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{", "@{": open.append("}")
      case ")", "]", "}":
        if open.popLast() != token.text { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  // MARK: Conditions

  /// The word of a directive and the condition behind it: `if` and `os(iOS)`.
  private static func parts(of text: String) -> (word: String, condition: String) {
    let parts = text.utf8.dropFirst().drop { $0 == 0x20 }
    let word = parts.prefix { $0 >= 0x61 && $0 <= 0x7A }
    let rest = parts.dropFirst(word.count).filter { $0 != 0x20 && $0 != 0x09 }
    return (String(Substring(word)), String(decoding: rest, as: UTF8.self))
  }

  /// True or false for conditions about the platform; nil for others, and for signs inside of parentheses.
  private static func verdict(_ word: String, _ condition: String) -> Bool? {
    switch word {
    case "ifdef": return condition == "__OBJC__" ? true : condition == "__cplusplus" ? false : nil
    // The guard of a header.
    case "ifndef": return condition.hasSuffix("_h") || condition.hasSuffix("_H") ? true : nil
    default: break
    }
    let (or, and) = (UInt8(ascii: "|"), UInt8(ascii: "&"))
    var isOr: Bool? = false
    for sum in condition.utf8.split(separator: or) {
      var isAnd: Bool? = true
      for factor in sum.split(separator: and) {
        let (open, closed) = (factor.count { $0 == UInt8(ascii: "(") }, factor.count { $0 == UInt8(ascii: ")") })
        if open != closed { return nil }
        let own = verdict(ofAtom: Array(factor))
        isAnd = isAnd == false || own == false ? false : own == nil ? nil : isAnd
      }
      isOr = isOr == true || isAnd == true ? true : isAnd == nil ? nil : isOr
    }
    return isOr
  }

  private static func verdict(ofAtom bytes: [UInt8]) -> Bool? {
    if bytes.first == UInt8(ascii: "!") { return verdict(ofAtom: Array(bytes.dropFirst())).map { !$0 } }
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "1", "true", "os(iOS)", "canImport(UIKit)", "canImport(SwiftUI)", "TARGET_OS_IOS", "TARGET_OS_IPHONE":
      return true
    case "0", "false", "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(Linux)", "os(Windows)",
      "canImport(AppKit)",
      "canImport(Cocoa)", "TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_TV":
      return false
    default: return text.hasPrefix("swift(>") || text.hasPrefix("compiler(>") ? true : nil
    }
  }
}
