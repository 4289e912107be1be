package import LayDiagnostics

/// Parses the visual format string in `range` of the file `bytes`, quotes excluded. Never fails: mistakes are listed in
/// the diagnostics, several if they are independent, and left out of the format.
///
/// The grammar is Apple's (SEMANTICS §3.1) with extensions that Apple's parser accepts: a relation without parentheses
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

  /// Parses the leading bar with its connection, if there is one.
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

  /// Parses views with their connections, up to the closing bar. Each iteration consumes at least one byte or ends the
  /// format.
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

  /// Skips a character that begins no view, bar or connection, and what follows up to one.
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

  /// Ends the format with the closing bar; nothing may follow it.
  private mutating func finish(
    _ format: inout VisualFormat, with bar: SourceRange, after connection: VisualFormat.Connection?
  ) {
    format.trailingBar = bar
    format.trailingConnection = connection
    if current != nil { report(.textAfterFormat(range(position, end))) }
  }

  /// Reports the view that is missing at the end of a string without a closing bar.
  private mutating func reportEnd(of format: VisualFormat, after connection: VisualFormat.Connection?) {
    if let connection, connection.gap != .flush {
      muted(if: connection.gap == .broken && !diagnostics.isEmpty) { $0.report(.expectedViewAfterGap($0.gapRange)) }
    } else if format.views.isEmpty && diagnostics.isEmpty {
      report(.expectedViewAtStart(gapRange))
    }
  }

  /// Reports typographic dashes such as `–`, into which editors convert `-`, once; true if there are any. The rest is
  /// not parsed.
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

  /// Reports all spaces of the string once; they are then ignored.
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
