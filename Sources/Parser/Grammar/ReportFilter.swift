internal import LayDiagnostics

/// A report, with the statement that it is about.
struct ParserReport {
  var diagnostic: Diagnostic
  /// True if the rest of the statement was skipped, so that its meaning is unknown.
  var isFailure: Bool
  /// The first token of the statement.
  var statement: Int
  /// The line, from 0; computed after parsing.
  var line = 0
}

/// The reports of a parse without consequences: one mistake is one report.
struct ReportFilter {
  /// The reports in source order.
  private let reports: [ParserReport]
  private let causes: ReportCauses
  private let bytes: [UInt8]

  init(_ reports: [ParserReport], _ tokens: TokenCursor) {
    self.reports = ReportFilter.withLines(reports, tokens.bytes)
    bytes = tokens.bytes
    causes = ReportCauses(self.reports, hasBraces: tokens.kinds.contains(.leftBrace), tokens.bytes)
  }

  /// The reports without consequences of earlier ones. On lines where a report was left out, fixes need review.
  var settled: [Diagnostic] {
    var settled: [ParserReport] = []
    var crowdedLines: Set<Int> = []
    for report in reports {
      if causes.misplace(report) || causes.repeats(report, settled) || usesReservedName(report, settled) { continue }
      if causes.textHoldsBrace && report.isAboutBraces {
        crowdedLines.formUnion(causes.linesOfTexts)
      } else if causes.turnInsideOut(report) || settled.last.map({ report.follows(from: $0) }) == true {
        crowdedLines.insert(report.line)
      } else {
        settled.append(report)
      }
    }
    for index in settled.indices where crowdedLines.contains(settled[index].line) {
      settled[index].diagnostic.fixIt?.safety = .needsReview
    }
    return settled.map { $0.diagnostic }
  }

  /// True if a report is about the use of a word as a name whose declaration is reported: `or.top == b.top` after `view or`.
  private func usesReservedName(_ report: ParserReport, _ settled: [ParserReport]) -> Bool {
    let own = report.diagnostic
    guard own.code == .expectedValue || own.code == .lineBeginsWithOperator else { return false }
    return settled.contains { $0.diagnostic.code == .reservedName && text($0.diagnostic.range) == text(own.range) }
  }

  private func text(_ range: SourceRange) -> ArraySlice<UInt8> { bytes[range.start..<range.end] }

  /// Returns the reports in source order, with their lines.
  private static func withLines(_ reports: [ParserReport], _ bytes: [UInt8]) -> [ParserReport] {
    let order = reports.indices.sorted {
      (reports[$0].diagnostic.range.start, $0) < (reports[$1].diagnostic.range.start, $1)
    }
    var sorted: [ParserReport] = []
    var (line, offset) = (0, 0)
    for index in order {
      var report = reports[index]
      while offset < report.diagnostic.range.start {
        let isReturn = bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
        if bytes[offset] == 0x0A || isReturn { line += 1 }
        offset += 1
      }
      report.line = line
      sorted.append(report)
    }
    return sorted
  }
}

/// The mistakes that cause many reports.
private struct ReportCauses {
  private let hasStrayBrace: Bool
  private let lacksBlock: Bool
  private let hasBraces: Bool
  /// The lines with a string that has no closing quote.
  let linesOfTexts: Set<Int>
  /// True if one of these strings contains a brace.
  let textHoldsBrace: Bool

  init(_ reports: [ParserReport], hasBraces: Bool, _ bytes: [UInt8]) {
    self.hasBraces = hasBraces
    hasStrayBrace = reports.contains { $0.diagnostic.code == .strayBrace }
    lacksBlock = reports.contains { $0.diagnostic.code == .missingBlock }
    let texts = reports.filter { $0.diagnostic.code == .missingQuote }
    linesOfTexts = Set(texts.map { $0.line })
    textHoldsBrace = texts.contains { text in
      bytes[text.diagnostic.range.start..<text.diagnostic.range.end].contains { $0 == 0x7B || $0 == 0x7D }
    }
  }

  /// True if `report` is about a misplaced statement, while a brace closes too much or was never opened: that misplaces
  /// every statement.
  func misplace(_ report: ParserReport) -> Bool {
    switch report.diagnostic.code {
    case .misplacedStatement: hasStrayBrace || lacksBlock
    case .elseWithoutWhen: hasStrayBrace
    default: false
    }
  }

  /// True if `report` repeats that braces are missing, in a file without any.
  func repeats(_ report: ParserReport, _ settled: [ParserReport]) -> Bool {
    !hasBraces && report.diagnostic.code == .missingBlock
      && settled.contains { $0.diagnostic.code == .missingBlock }
  }

  /// True if a quote is missing on the line of `report`, which swaps strings with the text between them.
  func turnInsideOut(_ report: ParserReport) -> Bool {
    report.diagnostic.code != .missingQuote && linesOfTexts.contains(report.line)
  }
}

extension ParserReport {
  fileprivate var isAboutBraces: Bool { diagnostic.code == .strayBrace || diagnostic.code == .missingBrace }

  /// True if this report is a consequence of `earlier`, which precedes it: both are on one line, and belong to the same
  /// statement, or this one to the remains of the first.
  fileprivate func follows(from earlier: ParserReport) -> Bool {
    guard line == earlier.line else { return false }
    if statement == earlier.statement { return isFailure || earlier.isFailure }
    switch diagnostic.code {
    case .unexpectedToken, .lineBeginsWithOperator, .loneValue, .strayBracket: return true
    default: return false
    }
  }
}
