/// The checks of what no constraint forbids.
enum LintChecks {
  case none
  /// Those of frames and statements, which trials of changes need too.
  case frames
  /// Those of health too.
  case health
  /// Those of health, without those of statements that others imply.
  case healthAlone
  /// Those of what is unused or changes nothing too.
  case all

  /// True if they include those of health.
  var includesHealth: Bool { self == .health || self == .healthAlone || self == .all }
}
