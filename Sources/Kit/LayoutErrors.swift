internal import LayCompiler
internal import LayDiagnostics

/// An error in a text, with its position.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given or imported.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes of UTF-8.
  public var column: Int
  /// The code, such as `L0201`; `docs/errors` has a page for each.
  public var code: String
  /// The problem on one line.
  public var message: String

  /// The problem as a line of a log: `card.lay:3:5: error: no view named 'titel' in 'Card' [L0201]`.
  public var description: String { "\(path):\(line):\(column): error: \(message) [\(code)]" }
}

/// The reason why a layout cannot be loaded.
public struct LayoutLoadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of ``problems``.
  public static let problemLimit = 20

  /// The first errors of the text, in the order of files and positions; empty if the text has no errors, but not the
  /// requested layout.
  public var problems: [LayoutProblem]
  /// The reason on one line, for a log.
  public var description: String

  /// A text with errors.
  init(_ problems: [LayoutProblem]) {
    self.problems = problems
    description = problems.first?.description ?? ""
  }

  /// A text without the layout `name`, or without any if it is nil.
  init(missing name: String?, known: [String]) {
    problems = []
    description =
      name.map { "the text has no layout named '\($0)'" + hint($0, among: known) } ?? "the text has no layout"
  }
}

/// The reason why a change of a ``LoadedLayout`` is refused. The layout is then as it was.
public enum LayoutChangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no metric of this name; `nearest` is one that is spelled similarly.
  case unknownMetric(String, nearest: String?)
  /// There is no constraint of this name.
  case unknownConstraint(String, nearest: String?)
  /// Several constraints share this name, as those of a chain do, so that there is no single constant.
  case severalConstraints(String)
  /// There is no state of this name.
  case unknownState(String, nearest: String?)
  /// The text has errors with the new value of this metric, such as a negative size; these are the first.
  case errors(metric: String, [LayoutProblem])
  /// The number is infinite or not a number.
  case notFinite
  /// A width or height is infinite, not a number or negative.
  case invalidSize

  /// The reason on one line, for a log.
  public var description: String {
    switch self {
    case .unknownMetric(let name, let nearest): "no metric named '\(name)'" + question(nearest)
    case .unknownConstraint(let name, let nearest): "no constraint named '\(name)'" + question(nearest)
    case .severalConstraints(let name): "several constraints are named '\(name)', so there is no single constant"
    case .unknownState(let name, let nearest): "no state named '\(name)'" + question(nearest)
    case .errors(let metric, let problems):
      "the text has errors with this value of '\(metric)'" + (problems.first.map { ": \($0)" } ?? "")
    case .notFinite: "the number is not finite"
    case .invalidSize: "a width or height is negative or not finite"
    }
  }
}

private func hint(_ name: String, among known: [String]) -> String { question(nearest(to: name, among: known)) }

private func question(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

extension Compilation {
  /// The first errors, at most as many as a ``LayoutLoadError`` lists.
  var problems: [LayoutProblem] {
    diagnostics.filter { $0.severity == .error }.prefix(LayoutLoadError.problemLimit).map { problem($0) }
  }

  private func problem(_ diagnostic: Diagnostic) -> LayoutProblem {
    let file = files.first { $0.id == diagnostic.range.file }
    let position = file?.lines.position(of: diagnostic.range.start)
    return LayoutProblem(
      path: file?.path ?? "", line: position?.line ?? 1, column: position?.column ?? 1, code: diagnostic.code.id,
      message: diagnostic.message)
  }
}
