internal import LayDiagnostics

/// The files of a compilation as reports for services speak of them: relative paths, columns in UTF-16 code units.
struct ReportedPlaces {
  let sources: [SourceText]
  private let columns: [UTF16Columns]
  private let paths: [String]

  init(_ sources: [SourceText], _ workingDirectory: String?) {
    self.sources = sources
    columns = sources.map { UTF16Columns($0.bytes) }
    paths = sources.map { reportedPath($0.path, workingDirectory) }
  }

  /// Which of ``sources`` holds `range`.
  func index(_ range: SourceRange) -> Int? {
    let index = Int(range.file.rawValue)
    return sources.indices.contains(index) ? index : nil
  }

  /// The path that reports have for the file of `range`.
  func path(of range: SourceRange) -> String? { index(range).map { paths[$0] } }

  /// The first place of `range` and the one behind it, columns in UTF-16 code units.
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

/// The path of a file as services know it: relative to the working directory, where it is in there.
func reportedPath(_ path: String, _ workingDirectory: String?) -> String {
  let relative = relativePath(path, workingDirectory: workingDirectory)
  return path.hasPrefix("/") && relative.hasPrefix("../") ? path : relative
}

/// `path` as a reference of RFC 3986: relative, or of the scheme `file` when it begins with a slash.
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
