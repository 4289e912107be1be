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
    let hasStrayBrace = reports.contains { $0.diagnostic.code == .strayBrace }
    let hasWrongBraces = hasStrayBrace || reports.contains { $0.isAboutBlock }
    let hasBraces = kinds.contains(.leftBrace)
    let texts = reports.filter { $0.diagnostic.code == .missingQuote }
    let textTakesBrace = texts.contains { holdsBrace($0.diagnostic.range) }
    let linesOfTexts = Set(texts.map { $0.line })
    var settled: [ParserReport] = []
    var crowdedLines: Set<Int> = []
    for report in reports {
      // Behind a brace that closes too much, or braces that are never opened, everything stands in the wrong braces.
      if hasWrongBraces && report.diagnostic.code == .misplacedStatement { continue }
      if hasStrayBrace && report.diagnostic.code == .elseWithoutWhen { continue }
      // Somebody who writes no braces at all is told so once.
      if !hasBraces && report.diagnostic.code == .missingBlock && settled.contains(where: { $0.isAboutBlock }) {
        continue
      }
      if textTakesBrace && report.isAboutBraces {
        crowdedLines.formUnion(linesOfTexts)
      } else if report.diagnostic.code != .missingQuote && linesOfTexts.contains(report.line) {
        crowdedLines.insert(report.line)
      } else if let last = settled.last, report.follows(from: last) {
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
        if bytes[offset] == 0x0A { line += 1 }
        offset += 1
      }
      report.line = line
      sorted.append(report)
    }
    return sorted
  }

  private func holdsBrace(_ text: SourceRange) -> Bool {
    bytes[text.start..<text.end].contains { $0 == 0x7B || $0 == 0x7D }
  }
}

extension ParserReport {
  fileprivate var isAboutBlock: Bool { diagnostic.code == .missingBlock }
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
