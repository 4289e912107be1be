internal import LayDiagnostics
/// Positions in the files of a compilation for reports to services: relative paths, columns in UTF-16 code units.
struct ReportedPlaces {
  let sources: [SourceText]
  private let columns: [UTF16Columns]
  private let paths: [String]

  init(_ sources: [SourceText], _ workingDirectory: String?) {
    self.sources = sources
    columns = sources.map { UTF16Columns($0.bytes) }
    paths = sources.map { reportedPath($0.path, workingDirectory) }
  }

  /// Returns the index of the file of `range` in ``sources``.
  func index(_ range: SourceRange) -> Int? {
    let index = Int(range.file.rawValue)
    return sources.indices.contains(index) ? index : nil
  }

  /// Returns the path of the file of `range` in reports.
  func path(of range: SourceRange) -> String? { index(range).map { paths[$0] } }

  /// Returns the start and the end of `range`, with columns in UTF-16 code units.
  func positions(_ range: SourceRange) -> (start: LineMap.Position, end: LineMap.Position)? {
    guard let index = index(range) else { return nil }
    func position(_ offset: Int) -> LineMap.Position {
      let lines = sources[index].lines
      let offset = min(offset, lines.byteCount)
      let line = lines.position(of: offset).line
      let column = columns[index].column(of: offset, inLineAt: lines.lineStarts[line - 1])
      return LineMap.Position(line: line, column: column)
    }
    return (position(range.start), position(range.end))
  }
}

/// Returns the path of a file for services: relative to the working directory if it is inside of it.
func reportedPath(_ path: String, _ workingDirectory: String?) -> String {
  let relative = relativePath(path, workingDirectory: workingDirectory)
  return path.hasPrefix("/") && relative.hasPrefix("../") ? path : relative
}

/// Returns `path` as a reference of RFC 3986: relative, or with the scheme `file` if it begins with a slash.
func uri(ofPath path: String) -> String {
  let hexadecimal = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = path.hasPrefix("/") ? Array("file://".utf8) : []
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      bytes.append(byte)
    default: bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
