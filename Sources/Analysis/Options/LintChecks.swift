/// The checks of what no constraint forbids.
enum LintChecks {
  case none
  /// Those of frames and statements, which trials of changes need too.
  case frames
  /// Those of health too.
  case all
}
