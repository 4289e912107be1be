internal import LayDiagnostics

// What the tool itself says about a file.

extension Diagnostic {
  static func nothingToLayOut(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nothingToLayOut, "there is no layout in '\(file)'", at: range,
      notes: [
        .why("components, metrics and lets are for other files to import"),
        .help("declare one, for example `layout Screen(375x667) { … }`, or give a component `sizes`"),
      ])
  }
}
