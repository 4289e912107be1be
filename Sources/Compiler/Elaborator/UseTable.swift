internal import LayDiagnostics
internal import LayParser

/// The uses of names, each once, in the order in which they were found.
struct UseTable {
  private(set) var references: [Reference] = []
  /// The number of the first use that begins at each offset of each file, counted from 1; 0 if there is none. Empty for
  /// a file without uses, so that a large file without names takes no memory.
  private var first: [[Int32]] = []
  /// Uses at places where another use with another meaning begins: names in a loop or in a component.
  private var others: Set<Reference> = []

  /// Records a use in one of `files`.
  mutating func note(_ reference: Reference, inTextOf files: [SourceFile]) {
    let (file, start) = (Int(reference.use.file.rawValue), reference.use.start)
    while first.count <= file { first.append([]) }
    if first[file].isEmpty { first[file] = Array(repeating: 0, count: files[file].tree.bytes.count + 1) }
    let known = Int(first[file][start])
    if known == 0 {
      references.append(reference)
      first[file][start] = Int32(truncatingIfNeeded: references.count)
    } else if references[known - 1] != reference, others.insert(reference).inserted {
      references.append(reference)
    }
  }
}
