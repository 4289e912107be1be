import LayConflictLog
import Testing

/// Real logs as they are printed, read and solved by `layc log`.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct ConflictLogCases {
  @Test func realLogs() throws {
    var (conflicts, satisfiable) = (0, 0)
    try score("conflict") { item in
      let text = item["input"]["log"].texts.joined(separator: "\n")
      let logs = readLogs(Array(text.utf8))
      guard logs.count == 1 else { return ["\(logs.count) logs"] }
      let report = LogReport(logs[0])
      if let text = report.log.unread.first { return ["not read: \(text.text)"] }
      let expected = item["expect"]
      if expected["satisfiable"].flag == true {
        satisfiable += 1
        if case .feasible = report.verdict { return [] }
        return ["a conflict is claimed: \(report.verdict)"]
      }
      conflicts += 1
      guard let conflict = report.conflict else { return ["no conflict is found"] }
      if !conflict.isMinimal { return ["the set is not minimal"] }
      let found = Set(conflict.items.map { report.log.items[$0].address })
      let sets = expected["minimalSets"].elements + expected["minimalSetsIgnoringSizeRule"].elements
      guard sets.contains(where: { Set($0.texts) == found }) else { return ["blamed: \(found)"] }
      return expected["needsSizeNotNegative"].flag == true && conflict.facts.isEmpty ? ["no fact is named"] : []
    }
    #expect(conflicts == 26 && satisfiable == 7)
  }
}
