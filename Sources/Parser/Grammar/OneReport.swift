internal import LayDiagnostics

// One mistake is one report: what is said of a statement after its first report is left out.

/// Something reported, with the statement it was reported of.
struct ParserReport {
  var diagnostic: Diagnostic
  /// Whether the rest of the statement was skipped: nobody knows what it was meant to be.
  var isFailure: Bool
  /// The first token of the statement.
  var statement: Int
  /// The line, from 0; counted when all is parsed.
  var line = 0
}

extension Parser {
  /// What was reported, in the order of the file, without what only follows from something reported before. A repair
  /// is plainly right only where nothing is left out.
  func settledReports() -> [Diagnostic] {
    let reports = reportsWithLines()
    let causes = ReportCauses(reports, hasBraces: kinds.contains(.leftBrace), bytes)
    var settled: [ParserReport] = []
    var crowdedLines: Set<Int> = []
    for report in reports {
      if causes.misplace(report) || causes.repeats(report, settled) { continue }
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

  /// The reports in the order of the file, with their lines.
  private func reportsWithLines() -> [ParserReport] {
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

/// What makes many reports of one mistake.
private struct ReportCauses {
  private let hasStrayBrace: Bool
  private let lacksBlock: Bool
  private let hasBraces: Bool
  /// The lines with a text that has no closing quote.
  let linesOfTexts: Set<Int>
  /// Whether one of these texts took a brace.
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

  /// Whether `report` says that something stands in the wrong braces, where a brace closes too much or braces are never
  /// opened: then everything does.
  func misplace(_ report: ParserReport) -> Bool {
    switch report.diagnostic.code {
    case .misplacedStatement: hasStrayBrace || lacksBlock
    case .elseWithoutWhen: hasStrayBrace
    default: false
    }
  }

  /// Whether `report` asks for braces again, in a file that has none at all.
  func repeats(_ report: ParserReport, _ settled: [ParserReport]) -> Bool {
    !hasBraces && report.diagnostic.code == .missingBlock
      && settled.contains { $0.diagnostic.code == .missingBlock }
  }

  /// Whether a quote is missing on the line of `report`, which turns texts and what is between them inside out.
  func turnInsideOut(_ report: ParserReport) -> Bool {
    report.diagnostic.code != .missingQuote && linesOfTexts.contains(report.line)
  }
}

extension ParserReport {
  fileprivate var isAboutBraces: Bool { diagnostic.code == .strayBrace || diagnostic.code == .missingBrace }

  /// Whether it only says again that something is wrong with `earlier`, which stands before it: both are on one line,
  /// and it is of the same statement, or of what an error left over.
  fileprivate func follows(from earlier: ParserReport) -> Bool {
    guard line == earlier.line else { return false }
    if statement == earlier.statement { return isFailure || earlier.isFailure }
    switch diagnostic.code {
    case .unexpectedToken, .lineBeginsWithOperator, .loneValue, .strayBracket: return true
    default: return false
    }
  }
}
