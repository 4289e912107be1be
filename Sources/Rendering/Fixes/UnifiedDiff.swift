package import LayDiagnostics

/// Returns the changes of `edits` in `source` as input of `patch`; empty if they change nothing.
package func unifiedDiff(_ source: SourceText, _ edits: [Edit]) -> String {
  var source = source
  source.lines = LineMap(forPatch: source.bytes)
  return unifiedDiff(source, lineChanges(source, edits).filter { $0.old != $0.new })
}

/// Returns the minimal changes from `source` to `bytes` as input of `patch`.
package func unifiedDiff(_ source: SourceText, becoming bytes: [UInt8]) -> String {
  var source = source
  source.lines = LineMap(forPatch: source.bytes)
  return unifiedDiff(source, lineChanges(from: lines(source.bytes[...]), to: lines(bytes[...])))
}

private func unifiedDiff(_ source: SourceText, _ changes: [LineChange]) -> String {
  guard !changes.isEmpty else { return "" }
  let path = quoted(source.path)
  var text = "--- \(path)\n+++ \(path)\n"
  var shift = 0
  for hunk in hunks(changes) {
    text += write(hunk, source, shift: shift)
    shift += hunk.map { $0.new.count - $0.old.count }.reduce(0, +)
  }
  return text
}

/// A change of consecutive lines.
private struct LineChange {
  /// The first line, from 1.
  var first: Int
  var old: [String]
  var new: [String]
  var behind: Int { first + old.count }
}

/// The number of unchanged lines around a change.
private let contextLines = 3

private func lineChanges(_ source: SourceText, _ edits: [Edit]) -> [LineChange] {
  var changes: [LineChange] = []
  var index = 0
  while index < edits.count {
    let first = source.lines.position(of: edits[index].range.start).line
    var last = source.lines.position(of: edits[index].range.end).line
    var end = index + 1
    while end < edits.count, source.lines.position(of: edits[end].range.start).line <= last {
      last = max(last, source.lines.position(of: edits[end].range.end).line)
      end += 1
    }
    let range = offsets(ofLines: first...last, source)
    let new = applying(edits[index..<end], to: source.bytes[range])
    changes.append(LineChange(first: first, old: lines(source.bytes[range]), new: lines(new[...])))
    index = end
  }
  return changes
}

private func lineChanges(from old: [String], to new: [String]) -> [LineChange] {
  let difference = new.difference(from: old)
  let removed = Set(difference.removals.map { change in change.offset })
  let inserted = Set(difference.insertions.map { change in change.offset })
  var changes: [LineChange] = []
  var (before, after) = (0, 0)
  while before < old.count || after < new.count {
    var change = LineChange(first: before + 1, old: [], new: [])
    while removed.contains(before) {
      change.old.append(old[before])
      before += 1
    }
    while inserted.contains(after) {
      change.new.append(new[after])
      after += 1
    }
    guard change.old.isEmpty && change.new.isEmpty else {
      changes.append(change)
      continue
    }
    (before, after) = (before + 1, after + 1)
  }
  return changes
}

extension CollectionDifference.Change {
  /// The number of the line in the text that contains it.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

private func offsets(ofLines lines: ClosedRange<Int>, _ source: SourceText) -> Range<Int> {
  let starts = source.lines.lineStarts
  return starts[
    lines.lowerBound - 1]..<(lines.upperBound < starts.count ? starts[lines.upperBound] : source.bytes.count)
}

/// Splits `bytes` into lines with their line breaks; marks a missing line break at the end, as `diff` does.
private func lines(_ bytes: ArraySlice<UInt8>) -> [String] {
  var lines: [String] = []
  var start = bytes.startIndex
  for offset in bytes.indices where bytes[offset] == 0x0A {
    lines.append(String(decoding: bytes[start...offset], as: UTF8.self))
    start = offset + 1
  }
  if start < bytes.endIndex {
    lines.append(String(decoding: bytes[start...], as: UTF8.self) + "\n\\ No newline at end of file\n")
  }
  return lines
}

private func hunks(_ changes: [LineChange]) -> [[LineChange]] {
  var hunks: [[LineChange]] = []
  for change in changes {
    if let last = hunks.last?.last, change.first <= last.behind + 2 * contextLines {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  return hunks
}

private func write(_ hunk: [LineChange], _ source: SourceText, shift: Int) -> String {
  guard let firstChange = hunk.first, let lastChange = hunk.last else { return "" }
  let endsWithBreak = source.bytes.last == 0x0A
  let count = source.lines.lineStarts.count - (endsWithBreak || source.bytes.isEmpty ? 1 : 0)
  let start = max(1, firstChange.first - contextLines)
  let end = max(lastChange.behind, min(count + 1, lastChange.behind + contextLines))
  let growth = hunk.map { $0.new.count - $0.old.count }.reduce(0, +)
  var text = "@@ -\(start),\(end - start) +\(start + shift),\(end - start + growth) @@\n"
  var line = start
  func context(to limit: Int) {
    while line < limit {
      for shown in lines(source.bytes[offsets(ofLines: line...line, source)]) { text += " " + shown }
      line += 1
    }
  }
  for change in hunk {
    context(to: change.first)
    for old in change.old { text += "-" + old }
    for new in change.new { text += "+" + new }
    line = change.behind
  }
  context(to: end)
  return text
}

/// Returns a path for the header of a diff: in quotes, with escapes as in C, if it has characters that must not reach a terminal.
private func quoted(_ path: String) -> String {
  let isPlain = path.unicodeScalars.allSatisfy { visible($0) == $0 && $0 != "\"" && $0 != "\\" }
  if isPlain { return path }
  var text = ""
  for scalar in path.unicodeScalars {
    switch scalar {
    case "\"", "\\": text += "\\\(scalar)"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where visible(scalar) == scalar: text.unicodeScalars.append(scalar)
    default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text += octal(byte) }
    }
  }
  return "\"\(text)\""
}

/// Returns a byte as an octal escape, such as `\033`.
private func octal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 8)
  return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
}
