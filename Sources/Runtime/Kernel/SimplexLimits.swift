// When a run of the simplex has stalled, and when it has taken enough.
extension LayoutKernel {
  /// Whether so many pivots made no progress that Bland's rule chooses.
  var isStalled: Bool {
    simplex.idlePivots > simplex.idlePivotLimit + simplex.idlePivotsPerRow * dictionary.rows.count
  }

  /// How many objects may leave between two solves or components that are given up. Layouts take about one an object.
  var stepLimit: Int { 20 * objects.count + 1000 }

  /// Whether the rows of the dictionary take more numbers, those that they grew out of included, or more rows were
  /// touched, than layouts ever need: somebody who has another way to go on wants to hear that soon.
  var hasTakenEnough: Bool {
    if simplex.isPatient { return false }
    return dictionary.columns.count > LayoutKernel.entryLimit + LayoutKernel.entriesOfObject * objects.count
      || simplex.work > LayoutKernel.workLimit + LayoutKernel.workOfObject * objects.count
  }
  static var entryLimit: Int { 100_000 }
  static var entriesOfObject: Int { 20 }
  static var workLimit: Int { 500_000 }
  static var workOfObject: Int { 100 }

  mutating func countPivot(isIdle: Bool) {
    simplex.idlePivots = isIdle ? simplex.idlePivots + 1 : 0
  }
}
