internal import LayDiagnostics
internal import LayParser

/// Puts the reports of one unknown name together: a declaration that is misspelt, or missing, is one mistake, however
/// many lines use its name. The first report stays and says where the others are; its repair changes all of them.
///
/// `diagnostics` are in the order of the files.
func mergeUnknownNames(_ diagnostics: [Diagnostic], in files: [SourceFile]) -> [Diagnostic] {
  let missing = Set(diagnostics.compactMap { missingName(of: $0, in: files) })
  var merged: [Diagnostic] = []
  /// Where in `merged` the report of a name is, and the lines of the others.
  var known: [MissingName: (index: Int, lines: [Int])] = [:]
  var order: [MissingName] = []
  for diagnostic in diagnostics {
    guard var name = missingName(of: diagnostic, in: files) else {
      merged.append(diagnostic)
      continue
    }
    if let list = name.list, missing.contains(list) { name = list }
    if let first = known[name] {
      merged[first.index].repair(like: diagnostic)
      let places = [merged[first.index], diagnostic].map {
        files[Int(name.file.rawValue)].lines.position(of: $0.range.start).line
      }
      if places[0] != places[1] && first.lines.last != places[1] { known[name]?.lines.append(places[1]) }
    } else {
      known[name] = (merged.count, [])
      order.append(name)
      merged.append(diagnostic)
    }
  }
  for name in order {
    guard let (index, lines) = known[name], !lines.isEmpty else { continue }
    merged[index].notes.append(.alsoUsed(name.name, on: lines))
  }
  return merged
}

/// A name that nothing has, in one file.
private struct MissingName: Hashable {
  var name: String
  var file: FileID

  /// The `bar` of `bar0` and `key2_1`, as a visual format names the views of a list.
  var list: MissingName? {
    Elaborator.listName(of: name).map { MissingName(name: $0, file: file) }
  }
}

/// The name that `diagnostic` misses; nil when it is about something else.
private func missingName(of diagnostic: Diagnostic, in files: [SourceFile]) -> MissingName? {
  let range = diagnostic.range
  switch diagnostic.code {
  case .unknownView, .unknownName, .unknownKind, .unknownArgument, .unknownViewInFormat, .unknownNumberInFormat,
    .propertyInRule, .unknownProperty:
    break
  default: return nil
  }
  let bytes = files[Int(range.file.rawValue)].tree.bytes[range.start..<range.end]
  guard let first = bytes.first, first == UInt8(ascii: "_") || first | 0x20 >= UInt8(ascii: "a") else { return nil }
  // A path says whose property it is: each is a mistake of its own.
  if bytes.contains(UInt8(ascii: ".")) { return nil }
  return MissingName(name: String(decoding: bytes, as: UTF8.self), file: range.file)
}

extension Diagnostic {
  /// Makes the repair of `other` as well, where it is the same change of the same name.
  fileprivate mutating func repair(like other: Diagnostic) {
    guard let repair = other.fixIt, fixIt?.message == repair.message else { return }
    fixIt?.edits += repair.edits
  }
}

extension Note {
  /// The lines, at most eight of them, that use `name` as well.
  fileprivate static func alsoUsed(_ name: String, on lines: [Int]) -> Note {
    let shown = lines.prefix(8)
    var text = "'\(name)' stands on line \(shown[0]) too"
    if lines.count > 1 {
      text = "'\(name)' stands on lines "
      for (place, line) in shown.enumerated() {
        let isLast = place == lines.count - 1
        text += place == 0 ? "\(line)" : isLast ? " and \(line)" : ", \(line)"
      }
      text += lines.count > shown.count ? " and \(lines.count - shown.count) more too" : " too"
    }
    return .note(text)
  }
}
