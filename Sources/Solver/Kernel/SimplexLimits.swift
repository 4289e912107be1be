internal import LayNumbers

// The limits of a run of the simplex: when it has stalled, and when it stops.
extension LayoutKernel {
  /// True if so many pivots made no progress that Bland's rule chooses.
  var isStalled: Bool {
    simplex.idlePivots > simplex.idlePivotLimit + simplex.idlePivotsPerRow * dictionary.rows.count
  }

  /// The largest number of pivots between two solves or abandoned components. Layouts take about one an object.
  var stepLimit: Int { 20 * costs.objects.count + 1000 }

  /// True if the run takes more memory or work than layouts ever need, so that a caller can go on with another method. The
  /// memory counts the dictionary's entries, those of outgrown rows included; the work counts the rows touched.
  var hasTakenEnough: Bool {
    if simplex.isPatient { return false }
    return dictionary.columns.count > LayoutKernel.entryLimit + LayoutKernel.entriesOfObject * costs.objects.count
      || simplex.work > LayoutKernel.workLimit + LayoutKernel.workOfObject * costs.objects.count
  }
  static var entryLimit: Int { 100_000 }
  static var entriesOfObject: Int { 20 }
  static var workLimit: Int { 500_000 }
  static var workOfObject: Int { 100 }

  mutating func countPivot(isIdle: Bool) {
    simplex.idlePivots = isIdle ? simplex.idlePivots + 1 : 0
  }
}
