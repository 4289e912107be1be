import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayParser
import Testing

/// The health reports on screens of iOS apps, on the samples and on the gallery, each of which was looked at once: would a UIKit
/// developer mend what it says, or knowingly accept it?
///
/// `Screens/judgements.tsv` has a row for each. With `LAYC_UPDATE=1` rows are added with the verdict `?`, and rows without a report
/// are removed.
@Suite struct ScreensTests {
  private static let folder = "Tests/SamplesTests/Screens"
  private static let screens = Repository.files(in: folder, suffix: ".lay")
  private static let table = "\(folder)/judgements.tsv"
  private static let page = "docs/health.md"
  private static let header = "file\tcode\tline\tverdict\twhy"

  private struct Report: Hashable {
    var file: String
    var code: String
    /// The text of the line, without blanks around it.
    var line: String
  }

  private struct Judgement: Hashable {
    var report: Report
    var verdict: String
    var why: String

    var isOnScreen: Bool { report.file.hasPrefix(ScreensTests.folder) }
    var row: String { [report.file, report.code, report.line, verdict, why].joined(separator: "\t") }
  }

  @Test(arguments: screens)
  func everyScreenNamesItsSourceAndHasNoErrors(_ path: String) throws {
    let text = try Repository.text(path)
    let first = text.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("// Rebuilt from "))
    #expect(first.contains("(MIT)") || first.contains("(Apache-2.0)"))
    let result = compile(Array(text.utf8), path: path)
    #expect(result.layouts.count == 1)
    #expect(check(result).diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test func everyReportIsJudged() throws {
    #expect(Self.screens.count == 20)
    let judgements = try Self.judgements()
    for judgement in judgements {
      #expect(["right", "wrong"].contains(judgement.verdict), "judge this report: \(judgement.row)")
      #expect(!judgement.why.isEmpty, "\(judgement.row)")
    }
    let samples = Repository.samples + Repository.gallery
    let found = try (Self.screens + samples).flatMap(Self.reports)
    let wanted = Self.updated(judgements, found)
    #expect(wanted == judgements, "\(Self.table) is stale: LAYC_UPDATE=1 swift test --filter ScreensTests")
    guard isUpdating && wanted != judgements else { return }
    try Repository.write(([Self.header] + wanted.map(\.row)).joined(separator: "\n") + "\n", to: Self.table)
  }

  @Test func thePageCountsTheJudgements() throws {
    let judgements = try Self.judgements()
    let lines = try Repository.text(Self.page).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("Of ") && $0.contains(" reports on twenty screens, ") })
    let end = lines[(first + 2)...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let block = Self.summary(judgements)
    #expect(Array(lines[first..<end]) == block)
    if isUpdating && Array(lines[first..<end]) != block {
      try Repository.write((lines[..<first] + block + lines[end...]).joined(separator: "\n"), to: Self.page)
    }
  }

  // MARK: - Reports

  /// The health reports on a file without its `allow`s of them, in the order of the file.
  private static func reports(_ path: String) throws -> [Report] {
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.drop { $0 == " " }.hasPrefix("allow L06") ? "" : $0 }.joined(separator: "\n")
    let result = compile(Array(text.utf8), path: path)
    let own = check(result).diagnostics.filter { $0.code.id.hasPrefix("L06") && $0.range.file == .main }
    return own.map { diagnostic in
      let start = result.files[0].lines.position(of: diagnostic.range.start)
      let line = lines[start.line - 1].drop { $0 == " " }
      return Report(file: path, code: diagnostic.code.id, line: String(line))
    }
  }

  // MARK: - The table

  private static func judgements() throws -> [Judgement] {
    try Repository.text(table).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 5, "\(line)")
      return Judgement(
        report: Report(file: cells[0], code: cells[1], line: cells[2]), verdict: cells[3], why: cells[4])
    }
  }

  /// A row for each report: the one that judges it, or one without a verdict.
  private static func updated(_ judgements: [Judgement], _ reports: [Report]) -> [Judgement] {
    var rest = judgements
    return reports.map { report in
      guard let index = rest.firstIndex(where: { $0.report == report }) else {
        return Judgement(report: report, verdict: "?", why: "")
      }
      return rest.remove(at: index)
    }
  }

  // MARK: - The page

  /// The lines of the page that count the judgements.
  private static func summary(_ judgements: [Judgement]) -> [String] {
    let (screens, samples) = (judgements.filter { $0.isOnScreen }, judgements.filter { !$0.isOnScreen })
    let sentence =
      "Of \(screens.count) reports on twenty screens, \(share(screens)). "
      + "Of \(samples.count) reports on the samples and the gallery without their `allow`s, \(share(samples))."
    let codes = DiagnosticCode.all.map(\.id).filter { $0.hasPrefix("L06") }
    let rows = codes.map { code in
      let own = [screens, samples].map { $0.filter { $0.report.code == code } }
      let counts = own.flatMap { [$0.count, $0.count { $0.verdict == "right" }] }
      return "| \(code) | \(counts.map { "\($0)" }.joined(separator: " | ")) |"
    }
    return [sentence, "", "| code | screens | right | samples | right |", "|:-|-:|-:|-:|-:|"] + rows
  }

  /// `8 are right (100 %)`
  private static func share(_ judgements: [Judgement]) -> String {
    let right = judgements.count { $0.verdict == "right" }
    let percent = judgements.isEmpty ? 100 : (200 * right + judgements.count) / (2 * judgements.count)
    return "\(right) are right (\(percent) %)"
  }
}
