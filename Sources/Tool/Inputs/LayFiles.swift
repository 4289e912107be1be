package import LayPlatform
internal import LayRendering

extension Files {
  /// The most names in directories that a search reads.
  static let mostNames = 100_000

  /// Returns the `.lay` files in directories and below, those that `layc check` finds there; nil if there are more than `most`,
  /// or more than ``mostNames`` names to read. Settings files exclude the same.
  package func layFiles(in directories: [String], most: Int) -> [String]? {
    var search = FileSearch(files: self, most: most)
    for directory in directories where !search.isTooMuch { search.open(directory) }
    return search.isTooMuch ? nil : search.found.sorted(by: precedes)
  }
}

/// A search through directories.
private struct FileSearch {
  let files: Files
  let most: Int
  private let projects: ProjectFiles
  private var named = ""
  var found: [String] = []
  var names = 0

  var isTooMuch: Bool { found.count > most || names > Files.mostNames }

  init(files: Files, most: Int) {
    (self.files, self.most) = (files, most)
    projects = ProjectFiles(files)
  }

  mutating func open(_ directory: String) {
    named = directory
    open(directory, depth: 1)
  }

  private mutating func open(_ directory: String, depth: Int) {
    guard depth <= Inputs.deepestDirectory, case .success(let own) = files.list(directory) else { return }
    if depth > 1 && own.contains(Inputs.ignoreMark) { return }
    names += own.count
    for name in own where !isTooMuch && !name.hasPrefix(".") {
      let path = joinedPath(directory, name)
      if projects.excludes(path, in: named) { continue }
      switch files.kind(path) {
      case .directory: open(path, depth: depth + 1)
      case .file where name.hasSuffix(".lay"): found.append(path)
      default: break
      }
    }
  }
}
