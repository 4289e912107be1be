internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRendering
// The diagnostics that the tool itself adds.

extension Diagnostic {
  static func nothingToLayOut(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nothingToLayOut, "there is no layout in '\(file)'", at: range,
      notes: [
        .why("components, metrics and lets are for other files to import"),
        .help("declare a layout, for example `layout Screen(375x667) { … }`, or give a component `sizes`"),
      ])
  }

  /// Reports a layout with undecided ranges of sizes; nil if everything was decided.
  static func notDecided(_ entry: CheckResult.Examination, in compilation: Compilation) -> Diagnostic? {
    guard let layout = compilation.layouts.first(where: { $0.name == entry.layout }) else { return nil }
    if entry.verdicts.isEmpty && !entry.leftOut.isEmpty {
      let sizes = entry.leftOut.prefix(4).map(\.spelled).joined(separator: ", ")
      let rest = entry.leftOut.count > 4 ? " …" : ""
      return Diagnostic(
        .notDecided, "'\(entry.layout)' is not decided: none of the screens is among its `sizes`", at: layout.range,
        notes: [.why("the screens are \(sizes)\(rest)"), .help(helpOfUndecided("name other devices"))])
    }
    guard let first = entry.gaps.first else { return nil }
    let others = entry.gaps.count - 1
    let more = others == 0 ? "" : ", nor in \(counted(others, "other range"))"
    let place = (first.range.isSingle ? "at " : "everywhere from ") + first.range.spelledWithPose
    var reasons: [String] = []
    for reason in entry.gaps.flatMap(\.reasons) where !reasons.contains(reason) { reasons.append(reason) }
    return Diagnostic(
      .notDecided, "'\(entry.layout)' is not decided \(place)\(more)", at: layout.range,
      notes: reasons.map { .why($0) } + [
        .help(
          helpOfUndecided(
            entry.parameters.isEmpty
              ? "narrow the range, or write fewer conditions and masks"
              : "give fewer of these numbers a range, refer to `root.margins` instead of margins inside, or declare devices, `sizes iPhone, iPad`, with safe areas of their own"
          ))
      ])
  }

  private static func helpOfUndecided(_ step: String) -> String {
    "\(step); '--allow-undecided' accepts the layout"
  }
}
