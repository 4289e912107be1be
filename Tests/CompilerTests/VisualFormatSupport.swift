import LayDiagnostics
import LayParser
import LayRuntime

@testable import LayCompiler

/// The names of these tests: `a`, `b`, `c` in `form`, `x` in `other`, both in the root `Screen`; metrics `gap`, `low`.
struct FormatNames: VisualFormatNames {
  var views: [(name: String, superview: Int?)] = [
    ("Screen", nil), ("form", 0), ("other", 0), ("a", 1), ("b", 1), ("c", 1), ("x", 2), ("bar0", 1),
  ]
  var metrics: [(name: String, value: Rational)] = [("gap", Rational(12)), ("low", Rational(250)), ("b2", .one)]
  /// Names of other things.
  var others: Set<String> = ["caption"]
  /// Names that are wrong and were reported elsewhere.
  var reported: Set<String> = ["broken"]
  var superviewSpace = Rational(20)

  func view(named name: String) -> VisualFormatLookup<ViewID> {
    if reported.contains(name) { return .reported }
    if others.contains(name) { return .unfit }
    return views.firstIndex { $0.name == name }.map { .found(ViewID($0)) } ?? .unknown
  }
  func metric(named name: String) -> VisualFormatLookup<Rational> {
    if reported.contains(name) { return .reported }
    if others.contains(name) { return .unfit }
    return metrics.first { $0.name == name }.map { .found($0.value) } ?? .unknown
  }
  func superview(of view: ViewID) -> ViewID? { views[view.index].superview.map { ViewID($0) } }
  func displayName(of view: ViewID) -> String { views[view.index].name }
  var visibleViews: [String] { views.map(\.name) }
  var visibleMetrics: [String] { metrics.map(\.name) }
  var layoutName: String { "Screen" }
  func standardSpace(in superview: ViewID, at attribute: Attribute) -> Rational { superviewSpace }
}

/// What `text` lowers to, where it would stand in a file.
func lowered(
  _ text: String, _ words: String..., names: FormatNames = FormatNames()
) -> (result: LoweredVisualFormat, bytes: [UInt8], start: Int) {
  let prefix = "  vfl \""
  var bytes = Array((prefix + text + "\"").utf8)
  let start = prefix.utf8.count
  let range = SourceRange(file: .main, start: start, end: bytes.count - 1)
  let options = words.map { word in
    bytes += Array((" " + word).utf8)
    return VisualFormat.Name(
      word, at: SourceRange(file: .main, start: bytes.count - word.utf8.count, end: bytes.count))
  }
  let parsed = parseVisualFormat(bytes, range: range)
  let sorted = parseVisualFormatOptions(options, orientation: parsed.format.orientation)
  var result = lowerVisualFormat(
    parsed.format, options: sorted.options, isSound: parsed.diagnostics.isEmpty, condition: .always, names: names)
  result.diagnostics = parsed.diagnostics + sorted.diagnostics + result.diagnostics
  return (result, bytes, start)
}

/// The constraints of `text`, as `a.leading - form.leading == 20 @750`.
func rows(_ lowered: (result: LoweredVisualFormat, bytes: [UInt8], start: Int)) -> [String] {
  lowered.result.rows.map { row in
    var text = ""
    for (index, term) in row.constraint.terms.enumerated() {
      text += index == 0 ? "" : term.coefficient == .one ? " + " : " - "
      text += "\(FormatNames().views[term.view.index].name).\(term.attribute.name)"
    }
    text += " \(row.constraint.relation.sign) \(row.constraint.constant)"
    return text + (row.constraint.priority == .required ? "" : " @\(row.constraint.priority.value)")
  }
}

/// The reports of `text`, each `L0325@1..6`, counted from the start of the string.
func reports(_ lowered: (result: LoweredVisualFormat, bytes: [UInt8], start: Int)) -> [String] {
  lowered.result.diagnostics.map {
    "\($0.code.id)@\($0.range.start - lowered.start)..\($0.range.end - lowered.start)"
  }
}
