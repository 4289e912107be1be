import Foundation
import LayDiagnostics
import LayRuntime
import Testing

import LayAnalysis
@testable import LayCompiler

/// Equations in the spelling of other languages, written as a named rule of a `.lay` text.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct EquationCases {
  @Test func equationsOfOtherLanguages() throws {
    let exceptions = [
      Exception(
        id: "equation-0014",
        reason:
          "the peer takes no factor on the left side and misses the relation before it; here a constraint may have one")
    ]
    try score("equation", except: exceptions) { item in
      let equation = AdaptedEquation(item)
      let result = compile(path: "case.lay", bytes: equation.text, options: .solving) { _ in nil }
      let errors = result.diagnostics.filter { $0.severity == .error }
      if item["expect"]["valid"].flag == true { return compare(result, errors, item) }
      return compareError(errors, equation, item)
    }
  }

  private func compare(_ result: Compilation, _ errors: [Diagnostic], _ item: JSON) -> [String] {
    guard errors.isEmpty, let program = result.layouts.first?.program else {
      return errors.map { "\($0.code.id): \($0.message)" }
    }
    let names = { (view: ViewID) in view == .root ? "super" : program.views[view.index].name }
    let found = program.constraints.map { CanonicalConstraint($0, names: names) }
    let expected = item["expect"]["constraints"].elements.compactMap { CanonicalConstraint(expected: $0) }
    return found == expected ? [] : ["got \(found), expected \(expected)"]
  }

  /// Whether the error is where the case says, one character more or less. The peer puts its caret behind a name that
  /// it does not know; the name itself counts too.
  private func compareError(_ errors: [Diagnostic], _ equation: AdaptedEquation, _ item: JSON) -> [String] {
    guard let error = errors.first else { return ["it is accepted"] }
    guard let offset = item["expect"]["errorOffset"].number else { return [] }
    let places = [error.range.start, error.range.end].map { equation.offset(of: $0) }
    if places.contains(where: { abs(Double($0) - offset) <= 1 }) { return [] }
    return ["the caret is at \(places[0])..\(places[1]) instead of \(Int(offset)) (\(error.code.id): \(error.message))"]
  }
}

/// An equation in the spelling of a `.lay` file, with the way back to the offsets of the original.
struct AdaptedEquation {
  /// The whole file.
  private(set) var text: [UInt8] = []
  /// Of each byte of the file, the offset of the byte of the equation that it stands for; those before and behind
  /// the equation stand for its start and its end.
  private var origins: [Int] = []

  init(_ item: JSON) {
    let input = item["input"]
    let equation = Array((input["equation"].text ?? "").utf8)
    append("layout Case(400x400) {\n", origin: 0)
    for (name, value) in input["metrics"].members {
      append("  metric \(name) = \(exact(value.number ?? 0))\n", origin: 0)
    }
    for name in input["views"].texts { append("  view \(name)\n", origin: 0) }
    append("  constraint rule: ", origin: 0)
    adapt(equation, hasSuperview: input["squareHasSuperview"].flag != false)
    append("\n}\n", origin: equation.count)
  }

  /// The offset in the equation that an offset in the file stands for.
  func offset(of place: Int) -> Int { origins[min(place, origins.count - 1)] }

  private mutating func append(_ spelled: String, origin: Int) {
    for byte in spelled.utf8 {
      text.append(byte)
      origins.append(origin)
    }
  }

  /// Copies the equation: `super` is `root`, as is a view without a superview; `=` is `==`; a number begins with a
  /// digit; a comment begins with `//`.
  private mutating func adapt(_ equation: [UInt8], hasSuperview: Bool) {
    var offset = 0
    while offset < equation.count {
      let rest = String(decoding: equation[offset...], as: UTF8.self)
      let isAtWord = offset == 0 || !isWordByte(equation[offset - 1])
      let before = offset > 0 ? equation[offset - 1] : 0
      let isPoint = equation[offset] == UInt8(ascii: ".") && !isWordByte(before)
      if isAtWord && rest.hasPrefix("super.") {
        append("root", origin: offset)
        offset += 5
      } else if isAtWord && rest.hasPrefix("square.") && !hasSuperview && rest.contains("superview") {
        append("root", origin: offset)
        offset += 6
      } else if isPoint && rest.dropFirst().first?.isNumber == true {
        append("0.", origin: offset)
        offset += 1
      } else if rest.hasPrefix(" = ") {
        append(" == ", origin: offset)
        offset += 3
      } else if rest.hasPrefix(" # ") {
        append(" // ", origin: offset)
        offset += 3
      } else {
        text.append(equation[offset])
        origins.append(offset)
        offset += 1
      }
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return character.isLetter || character.isNumber || character == "_"
  }
}
