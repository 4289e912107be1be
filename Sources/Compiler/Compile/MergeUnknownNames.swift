internal import LayDiagnostics
internal import LayParser

/// Merges the reports of each unknown name: a misspelt or missing declaration is one mistake, however many lines use
/// its name. The first report stays and lists the others; its fix changes all of them.
///
/// `diagnostics` are in the order of the files.
func mergeUnknownNames(_ diagnostics: [Diagnostic], in files: [SourceFile]) -> [Diagnostic] {
  let names = diagnostics.map { missingName(of: $0, in: files) }
  let missing = Set(names.compactMap { $0 })
  var merged: [Diagnostic] = []
  /// The index in `merged` of each name's first report, and below the lines of the others.
  var first: [MissingName: Int] = [:]
  var lines: [[Int]] = []
  for (diagnostic, name) in zip(diagnostics, names) {
    guard var name else {
      merged.append(diagnostic)
      lines.append([])
      continue
    }
    if let list = name.list, missing.contains(list) { name = list }
    if let index = first[name] {
      merged[index].repair(like: diagnostic)
      lines[index].append(line(of: diagnostic, in: files))
    } else {
      first[name] = merged.count
      merged.append(diagnostic)
      lines.append([])
    }
  }
  for index in merged.indices where !lines[index].isEmpty {
    merged[index].noteUses(on: lines[index], besides: line(of: merged[index], in: files))
  }
  return merged
}

/// The line of `diagnostic`, from 1.
private func line(of diagnostic: Diagnostic, in files: [SourceFile]) -> Int {
  files[Int(diagnostic.range.file.rawValue)].lines.position(of: diagnostic.range.start).line
}

/// A name without a declaration, in one file.
private struct MissingName: Hashable {
  var name: String
  var file: FileID

  /// The list name `bar` of `bar0`, `key` of `key2_1`, as visual formats name the views of a list; nil for other names.
  var list: MissingName? {
    Elaborator.listName(of: name).map { MissingName(name: $0, file: file) }
  }
}

/// The unknown name that `diagnostic` reports; nil if it reports something else.
private func missingName(of diagnostic: Diagnostic, in files: [SourceFile]) -> MissingName? {
  let range = diagnostic.range
  switch diagnostic.code {
  case .unknownView, .unknownName, .unknownKind, .unknownArgument, .unknownViewInFormat, .unknownNumberInFormat,
    .propertyInRule, .unknownProperty:
    break
  default: return nil
  }
  let text = files[Int(range.file.rawValue)].tree.bytes
  if diagnostic.code == .unknownProperty, isPart(range.start, in: text) { return nil }
  let bytes = text[range.start..<range.end]
  guard let first = bytes.first, first == UInt8(ascii: "_") || first | 0x20 >= UInt8(ascii: "a") else { return nil }
  // A path tells whose property it is: each is a separate mistake.
  if bytes.contains(UInt8(ascii: ".")) { return nil }
  return MissingName(name: String(decoding: bytes, as: UTF8.self), file: range.file)
}

/// True if the name at `offset` follows the dot of a property, like the `x` of `frame.x`: it is a member of that.
private func isPart(_ offset: Int, in bytes: [UInt8]) -> Bool {
  guard offset > 0, bytes[offset - 1] == UInt8(ascii: ".") else { return false }
  var start = offset - 1
  while start > 0, bytes[start - 1] | 0x20 >= UInt8(ascii: "a"), bytes[start - 1] < 0x7B { start -= 1 }
  return PropertyWords.all.contains(String(decoding: bytes[start..<offset - 1], as: UTF8.self))
}

extension Diagnostic {
  /// Adds the edits of `other`'s fix, if it is the same change of the same name.
  fileprivate mutating func repair(like other: Diagnostic) {
    guard let repair = other.fixIt, fixIt?.message == repair.message else { return }
    fixIt?.edits += repair.edits
  }
}

extension Diagnostic {
  /// Adds a note on the lines, at most eight, that use the name as well.
  fileprivate mutating func noteUses(on all: [Int], besides own: Int) {
    var lines: [Int] = []
    for line in all where line != own && line != lines.last { lines.append(line) }
    let shown = lines.prefix(8)
    guard let last = shown.last else { return }
    let others = shown.dropLast().map { "\($0)" }.joined(separator: ", ")
    let more = lines.count > shown.count ? ", and \(lines.count - shown.count) more," : ""
    let place =
      others.isEmpty ? "line \(last)" : more.isEmpty ? "lines \(others) and \(last)" : "lines \(others), \(last)"
    notes.append(.note("the name is on \(place)\(more) too"))
  }
}
