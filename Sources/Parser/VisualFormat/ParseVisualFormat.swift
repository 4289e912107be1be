package import LayDiagnostics

/// Parses the visual format that stands at `range` of the file `bytes`, quotes excluded. Never fails: what was wrong is
/// said in the diagnostics, several of a string where they are independent, and left out of the format.
///
/// The grammar is Apple's (SEMANTICS §3.1) with what Apple's parser takes besides: a relation without parentheses
/// (`->=0-`), and a priority there (`-8@750-`).
package func parseVisualFormat(
  _ bytes: [UInt8], range: SourceRange
) -> (format: VisualFormat, diagnostics: [Diagnostic]) {
  if range.length > VisualFormat.maximumLength {
    return (VisualFormat(range: range), [.formatTooLong(range)])
  }
  var parser = VisualFormatParser(bytes: bytes, range: range)
  let format = parser.parseFormat(range)
  return (format, parser.diagnostics)
}

extension VisualFormatParser {
  /// `format = [ ("H" | "V") ":" ] [ "|" connection ] view { connection view } [ connection "|" ] ;`
  ///
  ///     H:|-[email]-gap-[password]-|
  mutating func parseFormat(_ range: SourceRange) -> VisualFormat {
    var format = VisualFormat(range: range)
    guard current != nil else {
      report(.emptyFormat(range))
      return format
    }
    reportBlanks()
    if reportTypographicDashes() { return format }
    parseOrientation(&format)
    let connection = parseStart(&format)
    parseItems(&format, after: connection)
    return format
  }

  /// The leading bar with its connection, if there is one.
  private mutating func parseStart(_ format: inout VisualFormat) -> VisualFormat.Connection? {
    if let bar = take(0x7C) {
      format.leadingBar = bar
      return parseConnection(from: bar)
    }
    if current == 0x2D {
      report(.formatBeginsWithGap(characterRange))
      _ = muted(if: true) { $0.parseConnection(from: $0.gapRange) }
    }
    return nil
  }

  /// Views with their connections, up to the closing bar. Each round takes at least one byte or ends the format.
  private mutating func parseItems(_ format: inout VisualFormat, after start: VisualFormat.Connection?) {
    var connection = start
    while let byte = current {
      if byte == 0x5B || isAtNameWithoutBracket {
        let view = parseView(connection)
        format.views.append(view)
        connection = parseConnection(from: view.range)
      } else if isAtBareView(behind: connection) {
        let view = takeBareView(behind: connection)
        format.views.append(view)
        connection = parseConnection(from: view.range)
      } else if let bar = take(0x7C) {
        if format.views.isEmpty {
          report(.expectedViewBeforeBar(bar))
          connection = parseConnection(from: bar)
          if current == nil { return }
        } else {
          finish(&format, with: bar, after: connection)
          return
        }
      } else {
        connection = recover(after: connection, in: format)
      }
    }
    reportEnd(of: format, after: connection)
  }

  /// Passes over what is no view, bar or connection.
  private mutating func recover(
    after connection: VisualFormat.Connection?, in format: VisualFormat
  ) -> VisualFormat.Connection? {
    if let connection, connection.gap != .flush {
      let isDemand = current == 0x28
      muted(if: connection.gap == .broken) { $0.report(.expectedViewAfterGap($0.characterRange, isDemand: isDemand)) }
    } else if format.views.isEmpty {
      report(.expectedViewAtStart(characterRange))
    } else {
      report(.unexpectedInFormat(characterRange, text(characterRange)))
    }
    advance(max(characterRange.length, 1))
    let start = tokenEnd
    skip(to: .itemOrGap)
    var next = muted(if: true) { $0.parseConnection(from: $0.gapRange) }
    next.gap = .broken
    next.range = range(start, tokenEnd)
    return next
  }

  /// The closing bar; nothing may follow it.
  private mutating func finish(
    _ format: inout VisualFormat, with bar: SourceRange, after connection: VisualFormat.Connection?
  ) {
    format.trailingBar = bar
    format.trailingConnection = connection
    if current != nil { report(.textAfterFormat(range(position, end))) }
  }

  /// What is missing at the end of a string without a closing bar.
  private mutating func reportEnd(of format: VisualFormat, after connection: VisualFormat.Connection?) {
    if let connection, connection.gap != .flush {
      muted(if: connection.gap == .broken && !diagnostics.isEmpty) { $0.report(.expectedViewAfterGap($0.gapRange)) }
    } else if format.views.isEmpty && diagnostics.isEmpty {
      report(.expectedViewAtStart(gapRange))
    }
  }

  /// One report for `–` and its like, which editors make of `-`; what stands between them is not read.
  private mutating func reportTypographicDashes() -> Bool {
    var found: [SourceRange] = []
    var offset = position
    while offset + 2 < end {
      let isDash = bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80 && (bytes[offset + 2] & 0xFC) == 0x90
      let isMinus = bytes[offset] == 0xE2 && bytes[offset + 1] == 0x88 && bytes[offset + 2] == 0x92
      if isDash || isMinus { found.append(range(offset, offset + 3)) }
      offset += 1
    }
    if !found.isEmpty { report(.typographicDashes(found)) }
    return !found.isEmpty
  }

  /// One report for all blanks of the string, which are then read as if they were not there.
  private mutating func reportBlanks() {
    var runs: [SourceRange] = []
    var offset = tokenEnd  // Nothing is taken yet: the start of the string.
    var dividesName = false
    while offset < end {
      var stop = offset
      while stop < end && bytes[stop].isBlank { stop += 1 }
      if stop > offset {
        runs.append(range(offset, stop))
        dividesName = dividesName || dividesWord(offset)
      }
      offset = max(stop, offset + 1)
    }
    if !runs.isEmpty { report(.blankInFormat(runs, isRemovable: !dividesName)) }
  }
}
