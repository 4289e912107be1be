public import LayDiagnostics
public import LayParser

/// What ``format(_:options:)`` changes, as edits of the white space between tokens, and of visual formats where these are
/// formatted too: none when the text is canonical.
public func formatEdits(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> [Edit] {
  let formatted = parse(format(tree, options: options), file: tree.file)
  var edits: [Edit] = []
  let (old, new) = (tree.kept, formatted.kept)
  // Tokens are the same, one for one; the ends of the files follow the last.
  for (place, (before, after)) in zip(old, new).enumerated() {
    let from = place == 0 ? 0 : tree.end(of: old[place - 1])
    let start = place == 0 ? 0 : formatted.end(of: new[place - 1])
    let (gap, blanks) = difference(
      tree.bytes[from..<tree.tokenStart(before)], formatted.bytes[start..<formatted.tokenStart(after)])
    if !gap.isEmpty || !blanks.isEmpty { edits.append(tree.edit(gap, blanks)) }
    if tree.tokenKinds[before] != .text { continue }
    let (range, text) = difference(
      tree.bytes[tree.tokenStart(before)..<Int(tree.tokenEnds[before])],
      formatted.bytes[formatted.tokenStart(after)..<Int(formatted.tokenEnds[after])])
    if !range.isEmpty || !text.isEmpty { edits.append(tree.edit(range, text)) }
  }
  return edits
}

/// What is left of two texts without what both begin and end with. It neither begins nor ends between `\r` and `\n`: to an
/// editor there is no such place.
private func difference(
  _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
) -> (old: Range<Int>, new: ArraySlice<UInt8>) {
  var (rest, text) = (old, new)
  while let first = rest.first, first == text.first { (rest, text) = (rest.dropFirst(), text.dropFirst()) }
  while let last = rest.last, last == text.last { (rest, text) = (rest.dropLast(), text.dropLast()) }
  // What is taken back is the same in both.
  let before = splitsBreak(old, at: rest.startIndex) ? 1 : 0
  let behind = splitsBreak(old, at: rest.endIndex) ? 1 : 0
  return (
    rest.startIndex - before..<rest.endIndex + behind, new[text.startIndex - before..<text.endIndex + behind]
  )
}

private func splitsBreak(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Bool {
  offset > bytes.startIndex && offset < bytes.endIndex && bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A
}

extension SyntaxTree {
  fileprivate func edit(_ range: Range<Int>, _ text: ArraySlice<UInt8>) -> Edit {
    Edit(
      SourceRange(file: file, start: range.lowerBound, end: range.upperBound), String(decoding: text, as: UTF8.self))
  }

  /// The tokens that formatting keeps, the end of the file with them.
  fileprivate var kept: [Int] {
    (0..<tokenCount).filter { tokenKinds[$0].isKept }
  }

  /// Where a token ends, without the blanks at the end of a comment.
  fileprivate func end(of token: Int) -> Int {
    var end = Int(tokenEnds[token])
    guard tokenKinds[token].isTrivia else { return end }
    while end > tokenStart(token), bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }
}
