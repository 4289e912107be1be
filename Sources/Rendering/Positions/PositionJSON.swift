internal import LayDiagnostics
package import LayJSON
package import LayRuntime

// Positions, sizes and rectangles as JSON.

/// Returns the path of the file of `range`.
func fileJSON(of range: SourceRange, in sources: [SourceText]) -> JSON {
  let index = Int(range.file.rawValue)
  return sources.indices.contains(index) ? .string(sources[index].path) : .null
}

/// Returns `range` as `{"start": …, "end": …}`.
func json(_ range: SourceRange, in sources: [SourceText]) -> JSON {
  .object([("start", position(range.start, range, sources)), ("end", position(range.end, range, sources))])
}

private func position(_ offset: Int, _ range: SourceRange, _ sources: [SourceText]) -> JSON {
  let index = Int(range.file.rawValue)
  guard sources.indices.contains(index) else { return .null }
  let position = sources[index].lines.position(of: offset)
  return .object([
    ("line", .integer(position.line)), ("column", .integer(position.column)), ("offset", .integer(offset)),
  ])
}

/// Returns `size` as `{"width": …, "height": …}`.
package func json(_ size: ExactSize) -> JSON {
  .object([("width", .number(size.width.double)), ("height", .number(size.height.double))])
}

/// Returns `rect` as `{"x": …, "y": …, "width": …, "height": …}`.
func json(_ rect: LayoutRect) -> JSON {
  .object([
    ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)), ("height", .number(rect.height)),
  ])
}
