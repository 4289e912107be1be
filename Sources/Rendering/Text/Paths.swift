// Paths as strings: nothing here reads the file system, so links are not followed.

/// Returns `path` relative to the directory `base`: without `.`, and with `..` only in front. Both are relative to
/// `workingDirectory` unless they begin with a slash; if it is unknown, an absolute and a relative path have nothing in common,
/// and `path` remains absolute.
package func relativePath(_ path: String, from base: String = "", workingDirectory: String?) -> String {
  if workingDirectory == nil && path.hasPrefix("/") != base.hasPrefix("/") {
    let parts = collapsed(components(path))
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
  let working = workingDirectory.map(components) ?? []
  let target = collapsed(path.hasPrefix("/") ? components(path) : working + components(path))
  let origin = collapsed(base.hasPrefix("/") ? components(base) : working + components(base))
  var common = 0
  while common < min(target.count, origin.count), target[common] == origin[common] { common += 1 }
  let up = Array(repeating: Substring(".."), count: origin.count - common)
  return (up + target[common...]).joined(separator: "/")
}

/// Returns the directory of `path`; empty for the working directory.
package func parentDirectory(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

private func components(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

private func collapsed(_ parts: [Substring]) -> [Substring] {
  var result: [Substring] = []
  for part in parts {
    if part == "..", let last = result.last, last != ".." {
      result.removeLast()
    } else {
      result.append(part)
    }
  }
  return result
}

/// Returns the path of `name` in `directory`.
package func joinedPath(_ directory: String, _ name: String) -> String {
  directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
}

/// Compares bytes, so that the order is the same everywhere.
package func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
