internal import LayDiagnostics

/// Names that are reserved, misspelt or missing.
struct NameSlips {
  let tokens: TokenCursor

  /// The report of the name at the cursor in a declaration, which `group` reserves. The proposed name has the kind as its suffix:
  /// `state` and `Label` become `stateLabel`.
  func reserved(_ group: ReservedNames.Group) -> Diagnostic {
    let range = tokens.here
    let name = tokens.text(range)
    return .reservedName(name, group, example: name + tokens.kindBehindName, at: range)
  }

  /// The report that a name is missing behind the `word` of a declaration.
  func missing(after word: String) -> Diagnostic {
    let hasToken = tokens.goesOn && tokens.kind != .endOfFile
    let found = hasToken ? tokens.shown(tokens.here) : ""
    if word == "view" && found == "." { return .viewForRoot(at: tokens.previous) }
    return .expectedName(after: word, found: found, at: found.isEmpty ? tokens.previous : tokens.here)
  }

  /// The report of `view first-row`, which ends at the offset `end`, after the first part of the name at `range`.
  func hyphenated(_ range: SourceRange, to end: Int) -> Diagnostic {
    let whole = SourceRange(file: tokens.file, start: range.start, end: end)
    return .hyphenatedName(tokens.shown(whole), at: whole)
  }

  /// The report of `Text title`, a type before its name, with the cursor at the name.
  func typeFirst(_ type: SourceRange) -> Diagnostic {
    let range = SourceRange(file: tokens.file, start: type.start, end: tokens.here.end)
    let swapped = "\(tokens.shown(tokens.here)): \(tokens.shown(type))"
    return .typeBeforeName(swapped, at: range, fixIt: FixIt("write '\(swapped)'", [Edit(range, swapped)], .automatic))
  }

  /// The type of a parameter's default value, with the cursor at its '='; `Text` if there is none.
  var typeOfDefault: String {
    guard tokens.isAt(.equal) else { return "Text" }
    switch tokens.peek() {
    case .number: return "Length"
    case .size: return "Size"
    case .trueWord, .falseWord: return "Bool"
    default: return "Text"
    }
  }

  /// The report of `view title Label`, with the cursor at the kind.
  var kindWithoutColon: Diagnostic {
    let (name, kind) = (tokens.shown(tokens.previous), tokens.shown(tokens.here))
    let fixIt = FixIt("insert ':'", [Edit(tokens.gapBefore, ": ")], .automatic)
    return .kindWithoutColon(name, kind, at: tokens.here, fixIt: fixIt)
  }

  /// The report of a missing kind behind a colon or as the element of a list.
  var missingKind: Diagnostic {
    let found = tokens.found(else: tokens.previous)
    let isColon =
      tokens.kinds[max(0, tokens.previousEnd - 1)] == .colon && (found.text.isEmpty || tokens.kind == .leftBrace)
    return .expectedKind(found: found.text, at: found.range, colon: isColon ? tokens.previous : nil)
  }

  /// The report of `allow ambiguous`, which proposes the code whose name begins with that word.
  var allowance: Diagnostic {
    guard tokens.isAt(.name) else {
      let found = tokens.found(else: tokens.previous)
      return .allowWithoutCode(found: found.text, nil, fixIt: nil, at: found.range)
    }
    var last = tokens.position
    while tokens.kinds[last + 1] == .minus || tokens.kinds[last + 1] == .name { last += 1 }
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[last]))
    let name = tokens.shown(range)
    let code = DiagnosticCode.all.first { $0.severity != .error && $0.name.utf8.starts(with: name.utf8) }
    let fixIt = code.map { FixIt("write '\($0.id)'", [Edit(range, $0.id)], .needsReview) }
    return .allowWithoutCode(found: name, code, fixIt: fixIt, at: range)
  }
}
