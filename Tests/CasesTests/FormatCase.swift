import LayDiagnostics
import LayParser
import LayRuntime

@testable import LayCompiler

/// The names of a case: its views are siblings in one superview, which is the first view of the program.
struct CaseNames: VisualFormatNames {
  var views: [String]
  var metrics: [(key: String, value: Rational)]
  var hasSuperview: Bool

  func view(named name: String) -> VisualFormatLookup<ViewID> {
    views.firstIndex(of: name).map { .found(ViewID($0 + 1)) } ?? .unknown
  }
  func metric(named name: String) -> VisualFormatLookup<Rational> {
    metrics.first { $0.key == name }.map { .found($0.value) } ?? .unknown
  }
  func superview(of view: ViewID) -> ViewID? { hasSuperview ? .root : nil }
  func displayName(of view: ViewID) -> String { view == .root ? "super" : views[view.index - 1] }
  var visibleViews: [String] { views }
  var visibleMetrics: [String] { metrics.map(\.key) }
  var layoutName: String { "Case" }
}

/// What a format of a case gave.
struct FormatResult {
  var format: VisualFormat
  var rows: [LoweredVisualFormat.Row]
  /// Errors only, in the order found.
  var errors: [Diagnostic]
}

/// Parses and lowers one string.
func runFormat(_ text: String, options words: [String] = [], names: CaseNames) -> FormatResult {
  let bytes = Array(text.utf8)
  let parsed = parseVisualFormat(bytes, range: SourceRange(file: .main, start: 0, end: bytes.count))
  let place = SourceRange(file: .main, start: bytes.count, end: bytes.count)
  let options = parseVisualFormatOptions(
    words.map { VisualFormat.Name($0, at: place) }, orientation: parsed.format.orientation)
  let lowered = lowerVisualFormat(
    parsed.format, options: options.options, isSound: parsed.diagnostics.isEmpty, condition: .always, names: names)
  let all = parsed.diagnostics + options.diagnostics + lowered.diagnostics
  return FormatResult(format: parsed.format, rows: lowered.rows, errors: all.filter { $0.severity == .error })
}

/// An exact number from the shortest decimal text of a number in a file.
func exact(_ number: Double) -> Rational {
  Rational(decimal: number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)") ?? .zero
}
