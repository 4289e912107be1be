public import LayDiagnostics
public import LayParser

/// The changes of ``format(_:options:)``, as edits of white space, and of visual formats if these are formatted too;
/// empty if the text is canonical.
public func formatEdits(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> [Edit] {
  let formatted = parse(format(tree, options: options), file: tree.file)
  var edits: [Edit] = []
  let (old, new) = (tree.kept, formatted.kept)
  // The tokens correspond one to one; the ends of the files follow the last.
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

/// The middle parts of two texts, without their common prefix and suffix. A part neither begins nor ends between `\r`
/// and `\n`, since editors have no position there.
private func difference(
  _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
) -> (old: Range<Int>, new: ArraySlice<UInt8>) {
  var (rest, text) = (old, new)
  while let first = rest.first, first == text.first { (rest, text) = (rest.dropFirst(), text.dropFirst()) }
  while let last = rest.last, last == text.last { (rest, text) = (rest.dropLast(), text.dropLast()) }
  // The byte that is given back is the same in both texts.
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

  /// The tokens that formatting keeps, including the end of the file.
  fileprivate var kept: [Int] {
    (0..<tokenCount).filter { tokenKinds[$0].isKept }
  }

  /// The end of a token, without the spaces at the end of a comment.
  fileprivate func end(of token: Int) -> Int {
    var end = Int(tokenEnds[token])
    guard tokenKinds[token].isTrivia else { return end }
    while end > tokenStart(token), bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }
}
