import Foundation
import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// The first layout of a text without errors.
func whyLayout(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CompiledLayout {
  let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  let errors = compilation.diagnostics.filter { $0.severity == .error }.map { $0.message }
  #expect(errors == [], sourceLocation: sourceLocation)
  return try #require(compilation.layouts.first, sourceLocation: sourceLocation)
}

/// Answers about one number at one size.
func whyAnswer(
  _ text: String, _ number: String, _ question: WhyQuestion = .derivation, at size: (Int, Int)? = nil,
  direction: InterfaceDirection = .leftToRight, sourceLocation: SourceLocation = #_sourceLocation
) throws -> WhyAnswer {
  let layout = try whyLayout(text, sourceLocation: sourceLocation)
  var exact = layout.designSize ?? .zero
  if let size { exact = ExactSize(width: Rational(size.0), height: Rational(size.1)) }
  let answers = layout.why(
    try layout.whySubject(number), at: LayoutEnvironment(size: exact, direction: direction), question)
  return try #require(answers.first, sourceLocation: sourceLocation)
}

/// The steps of a derivation: each sum, then the lines of the file with the rules, `2: form.width == 40`.
func why(
  _ text: String, _ number: String, at size: (Int, Int)? = nil, direction: InterfaceDirection = .leftToRight,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let answer = try whyAnswer(text, number, at: size, direction: direction, sourceLocation: sourceLocation)
  var lines: [String] = []
  for step in answer.steps {
    lines.append("\(step.name) = \(step.sum) = \(step.step.value)")
    lines += step.lines.map { described($0, in: text) }
  }
  return lines
}

/// The stops on the way up or down: values, sums, and rules; those that give way first have a `!`.
func reach(
  _ text: String, _ number: String, _ question: WhyQuestion, at size: (Int, Int)? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let answer = try whyAnswer(text, number, question, at: size, sourceLocation: sourceLocation)
  let reach = try #require(answer.reach, sourceLocation: sourceLocation)
  var lines = reach.free.map { ["free to \($0)"] } ?? []
  for stop in reach.stops {
    lines.append("\(stop.isLimit ? "limit" : "stop") \(stop.value) = \(stop.step.sum)")
    lines += zip(stop.step.lines, stop.yields).map { ($1 ? "! " : "") + described($0, in: text) }
  }
  return lines + (reach.isLimited ? [] : ["no limit"])
}

private func described(_ line: WhyAnswer.Line, in text: String) -> String {
  let share = line.factor.magnitude == .one ? "" : "\(line.factor) * "
  guard let place = line.place else { return "-: " + share + line.text }
  let number = text.utf8.prefix(place.start).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  return "\(number): " + share + line.text
}

/// The layouts of every sample, the wrong ones included where they compile.
func sampleLayouts() throws -> [(file: String, layout: CompiledLayout)] {
  var found: [(String, CompiledLayout)] = []
  for folder in ["Samples", "Samples/Errors"] {
    let url = repository.appending(path: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() where name.hasSuffix(".lay") {
      let bytes = Array(try Data(contentsOf: url.appending(path: name)))
      let compilation = compile(path: "\(folder)/\(name)", bytes: bytes, options: .solving) { path in
        (try? Data(contentsOf: repository.appending(path: path))).map { Array($0) }
      }
      if compilation.hasErrors { continue }
      found += compilation.layouts.map { ("\(folder)/\(name)", $0) }
    }
  }
  return found
}
