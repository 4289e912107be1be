internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The origin of a row, as one word.
enum OriginWord: String {
  case rule, visualFormat, mask, stack, grid, hugging, compression, nonNegative, step, contentOrigin

  /// The origin as text.
  var words: String {
    switch self {
    case .visualFormat: "visual format"
    case .nonNegative: "not negative"
    case .contentOrigin: "content origin"
    case .rule, .mask, .stack, .grid, .hugging, .compression, .step: rawValue
    }
  }

  init(_ origin: RowOrigin, at range: SourceRange, in layout: CompiledLayout, _ sources: [SourceText]) {
    switch origin {
    case .constraint(let id):
      self = isInsideText(range, of: layout.sources.statements[id.index], sources) ? .visualFormat : .rule
    case .maskPosition, .maskSize: self = .mask
    case .arrangement(let view, let part):
      self = layout.program.views[layout.arranger(view, part).index].kind == .grid ? .grid : .stack
    case .hugging: self = .hugging
    case .compression: self = .compression
    case .nonNegative: self = .nonNegative
    case .step: self = .step
    case .contentOrigin: self = .contentOrigin
    }
  }
}

/// True if a quote is between the start of `statement` and `range`, as for a part of a visual format.
private func isInsideText(_ range: SourceRange, of statement: SourceRange, _ sources: [SourceText]) -> Bool {
  let file = Int(range.file.rawValue)
  guard sources.indices.contains(file), statement.file == range.file, statement.start < range.start else {
    return false
  }
  return sources[file].bytes[statement.start..<min(range.start, sources[file].bytes.count)].contains(UInt8(ascii: "\""))
}
