import LayDiagnostics
import LayParser
import LayRuntime

import LayAnalysis
@testable import LayCompiler

/// A case written as a `.lay` text, compiled and laid out.
struct LaidOutCase {
  var compilation: Compilation
  var compiled: CompiledLayout
  var layout: Layout
  var report: LayoutReport

  /// Why a text cannot be laid out.
  struct Refused: Error {
    /// The errors, in the order of the text.
    var errors: [Diagnostic]
    /// Each as code and message.
    var problems: [String] {
      errors.isEmpty ? ["there is no layout"] : errors.map { "\($0.code.id): \($0.message)" }
    }
  }

  /// - Parameter size: In points; what a case leaves out is 1000.
  init(_ text: String, size: ExactSize) throws(Refused) {
    compilation = compile(path: "case.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let first = compilation.layouts.first else { throw Refused(errors: errors) }
    compiled = first
    layout = Layout(first.program)
    report = layout.resize(to: LayoutEnvironment(size: size))
  }

  /// Solves again, after a change.
  mutating func resolve() { report = layout.resize(to: layout.environment) }

  /// The exact frame of the view `name`; of `super` the root's.
  func frame(_ name: String) -> ExactRect? {
    if name == "super" { return layout.exactFrame(of: .root) }
    return compiled.program.views.firstIndex { $0.name == name }.map { layout.exactFrame(of: ViewID($0)) }
  }

  /// What differs from the frames of a case; missing keys are not scored.
  func compare(_ frames: JSON, tolerance: Double) -> [String] {
    var problems: [String] = []
    for (name, expected) in frames.members {
      guard let frame = frame(name) else {
        problems.append("no view '\(name)'")
        continue
      }
      for (key, value) in expected.members {
        let found = LaidOutCase.part(key, of: frame)
        guard let found, let wanted = value.number, (found - exact(wanted)).magnitude <= exact(tolerance) else {
          problems.append("\(name).\(key) is \(found.map { "\($0)" } ?? "?")")
          continue
        }
      }
    }
    return problems
  }

  static func part(_ key: String, of frame: ExactRect) -> Rational? {
    switch key {
    case "x": frame.x
    case "y": frame.y
    case "w": frame.width
    case "h": frame.height
    case "right": frame.x + frame.width
    case "bottom": frame.y + frame.height
    default: nil
    }
  }

  /// The rules of each conflict, as the file writes them; of unwritten rules nothing.
  var conflicts: [[String]] {
    report.conflicts.map { conflict in
      conflict.members.compactMap { member in
        guard case .constraint(let id) = member.origin else { return nil }
        let range = compiled.sources.constraints[id.index]
        return String(decoding: compilation.files[0].tree.bytes[range.start..<range.end], as: UTF8.self)
      }
    }
  }
}

extension JSON {
  /// `{"w": 200, "h": 100}` as a size; what is left out is 1000.
  var size: ExactSize {
    ExactSize(width: exact(self["w"].number ?? 1000), height: exact(self["h"].number ?? 1000))
  }
}

extension ExactSize {
  /// The size as a file writes it.
  var spelled: String { "\(width)x\(height)" }
}
