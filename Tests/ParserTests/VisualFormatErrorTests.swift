import LayDiagnostics
import LayParser
import Testing

/// Each mistake, its code and its caret, counted from the start of the string.
@Suite struct VisualFormatErrorTests {
  @Test func anEmptyFormatIsReported() {
    expectReports("", "L0301@0")
    expectReports("  ", "L0301@0..2")
  }

  @Test func aMissingViewIsReportedWhereItBelongs() {
    expectReports("H:", "L0302@2")
    expectReports("|", "L0302@1")
    expectReports("|-|", "L0302@2..3")
    expectReports("H:|-165.000000-|", "L0302@15..16")
    expectReports("-[view]", "L0302@0..1")
    expectReports("[a]-", "L0302@4")
    expectReports("[a]-8", "L0302@5")
    expectReports("[a]-8-", "L0302@6")
    expectReports("[a]-(>=8)-(>=0)-|", "L0302@10..11")
    expectReports("||[a]|", "L0302@1..2")
    expectReports("email]-[b]", "L0302@0")
    expectReports("[a]-email(50)]", "L0302@4")
    expectReports("?", "L0302@0..1")
    expectReports("H:|-20-a-20-|", "L0302@7..8")
    expectReports("[a]-8-b-[c]", "L0302@6..7")
  }

  @Test func aWrongNameIsReportedWhole() {
    expectReports("[9ab]", "L0303@1..4")
    expectReports("[view$]", "L0303@1..6")
    expectReports("[my-view]", "L0303@1..8")
    expectReports("[]", "L0303@1")
    expectReports("[(8)]-[b]", "L0303@1")
    expectReports("[größe]", "L0303@1..8")
  }

  /// Of `)]` the parenthesis is too many, or another was forgotten: that is not repaired unasked.
  @Test func aParenthesisBeforeTheBracketMayBeASurplusOne() {
    expectReports("[like60)]", "L0305@7..9")
    expectReports("[like)-[b]", "L0305@5..6")
    let (surplus, wrong) = (parseFormat("[like60)]"), parseFormat("[like)-[b]"))
    #expect(surplus.diagnostics.map { $0.fixIt?.safety } == [.needsReview])
    #expect(wrong.diagnostics.map { $0.fixIt?.safety } == [.automatic])
  }

  @Test func aMissingParenthesisIsReportedWhereItBelongs() {
    expectReports("[view(50]", "L0304@8")
    expectReports("H:|-[cancel]-(>=8-[done]-|", "L0304@17")
    expectReports("[a(50,60]", "L0304@8")
    expectReports("[a(50@750;60)]", "L0304@9..10")
  }

  @Test func aMissingBracketIsReportedWhereItBelongs() {
    expectReports("[a", "L0305@2")
    expectReports("[a-[b]", "L0305@2")
    expectReports("[a[b]", "L0305@2")
    expectReports("[a|", "L0305@2")
    expectReports("[backgroundBox)", "L0305@14..15")
    expectReports("[a,b]", "L0305@2..3")
    expectReports("[a(20)(30)]", "L0305@6..7")
  }

  @Test func swappedSignsAreOneMistake() {
    expectReports("H:|-[city|]", "L0305@9..11")
    expectReports("V:|[city(==40])", "L0304@13..15")
    expectReports("[a(40])-[b]-|", "L0304@5..7")
  }

  @Test func aMissingDashIsReportedWhereItBelongs() {
    expectReports("[a]-8[b]", "L0306@5")
    expectReports("[a]8-[b]", "L0306@3")
    expectReports("[a](8)-[b]", "L0306@3")
    expectReports("[a]-gap|", "L0306@7")
    expectReports("[a]-8*2-[b]", "L0320@4..7")
    expectReports("[a]-8)-[b]", "L0306@5..6")
    expectReports("[leftView(20)]()", "L0306@14")
  }

  @Test func dashesWithNothingBetweenAreReported() {
    expectReports("[view1]--[view2]", "L0307@7..9")
    expectReports("[a]---[b]", "L0307@3..6")
    expectReports("[a]-8--[b]", "L0307@6..7")
    expectReports("[a]--(8)-[b]", "L0307@3..5")
  }

  @Test func aBareNegativeNumberIsReported() {
    expectReports("[a]--5-[b]", "L0308@4..6")
    expectReports("[a]->=-5-[b]", "L0308@6..8")
    #expect(understood("[a]--5-[b]") == "H:[a]-(==-5)-[b]")
  }

  @Test func anUnknownRelationIsReported() {
    expectReports("[view(>30)]", "L0309@6..7")
    expectReports("[a(=30)]", "L0309@3..4")
    expectReports("[a(=>30)]", "L0309@3..5")
    expectReports("[a(≥30)]", "L0309@3..6")
    expectReports("[a(!=30)]", "L0309@3..5")
    expectReports("[a]->[b]", "L0309@4..5")
  }

  @Test func whatIsNoNumberIsReported() {
    expectReports("[a(8pt)]", "L0310@3..6")
    expectReports("[a(50%)]", "L0310@3..6")
    expectReports("[a(1.2.3)]", "L0310@3..8")
    expectReports("[a]-1e-[b]", "L0310@4..6")
    expectReports("[a(0x)]", "L0310@3..5")
  }

  @Test func aNumberHasALimitOfDigits() {
    let most = String(repeating: "9", count: VisualFormat.maximumDigits)
    expectReports("[a(\(most))]")
    expectReports("[a(\(most)9)]", "L0311@3..44")
    expectReports("[a(1e39)]")
    expectReports("[a(1e40)]", "L0311@3..7")
    expectReports("[a(1e-39)]")
    expectReports("[a(0.1e-400)]", "L0311@3..11")
    expectReports("[a(1e99999999999999999999)]", "L0311@3..25")
    expectReports("[a(0x1p999999999)]", "L0311@3..16")
    expectReports("[a(0x1p-999999999)]", "L0311@3..17")
    expectReports("[a(0x\(String(repeating: "f", count: 60)))]", "L0311@3..65")
  }

  @Test func aMissingValueIsReported() {
    expectReports("[a()]", "L0312@3")
    expectReports("[leftView()(20)]", "L0312@10")
    expectReports("[a(>=)]", "L0312@5")
    expectReports("[a(8,)]", "L0312@5")
    expectReports("[a(8@)]", "L0312@5")
    expectReports("[a]-(*)-[b]", "L0312@5..6")
    expectReports("[a]-$-[b]", "L0312@4..5")
    expectReports("[a]-8@-[b]", "L0312@6")
  }

  @Test func blanksAreReportedOnce() {
    expectReports("H:|[a]- (p)-[b]- (p)-|", "L0313@7..8")
    expectReports("[a]- [b]", "L0313@4..5")
    expectReports("[my view]", "L0313@3..4")
    expectReports(" [a] ", "L0313@0..1")
    expectReports("[a(8 pt)]", "L0313@4..5")
  }

  @Test func aWrongOrientationIsReported() {
    expectReports("V|[a]|", "L0314@1")
    expectReports("h:|[a]|", "L0314@0..1")
    expectReports("HV:|[a]|", "L0314@0..3")
    expectReports("Z:|[a]|", "L0314@0..2")
    expectReports(":[a]", "L0314@0..1")
  }

  @Test func textBehindTheClosingBarIsReported() {
    expectReports("|[a]|-", "L0315@5..6")
    expectReports("[a]|[b]", "L0315@4..7")
  }

  @Test func pathsAndIndicesAreReported() {
    expectReports("[form.email]", "L0317@1..11")
    expectReports("H:[self.arrows]-5-|", "L0317@3..14")
    expectReports("[view(view.wrong)]", "L0317@10..16")
    expectReports("[a]-b.width-[c]", "L0317@5..11")
    expectReports("[bar[0]]-[key[2,1](8)]", "L0317@1..7", "L0317@10..18")
    #expect(understood("[bar[0]]-[key[2,1](8)]") == "H:[bar0]-[key2_1(==8)]")
    expectReports("[bar[i]]", "L0317@1..7")
    expectReports("[bar[0]", "L0317@1..7", "L0305@7")
  }

  @Test func aFormatHasALimitOfLength() {
    let views = String(repeating: "[a]", count: VisualFormat.maximumLength / 3)
    let most = views + String(repeating: "-", count: VisualFormat.maximumLength % 3)
    #expect(most.utf8.count == VisualFormat.maximumLength)
    expectReports(views)
    expectReports(most + "[a]", "L0318@0..1")
  }

  @Test func whatMeansNothingIsReported() {
    expectReports("[a]~[b]", "L0319@3..4")
    expectReports("[a]–8–[b]", "L0319@3..6")
    expectReports("[a]][b]", "L0319@3..4")
    expectReports("[a]\\[b]", "L0319@3..4")
  }

  @Test func arithmeticIsReported() {
    expectReports("[a(b*2)]", "L0320@3..6")
    expectReports("[a]-(gap+8)-[b]", "L0320@5..10")
    expectReports("[a]-(gap-8)-[b]", "L0320@5..10")
  }

  @Test func independentMistakesAreReportedTogether() {
    expectReports("V|-[9a]-(>=8-[b(>4)]-|", "L0314@1", "L0303@4..6", "L0304@12", "L0309@16..17")
    expectReports("[a(8]-[b-[c]--[d", "L0304@4", "L0305@8", "L0307@12..14", "L0305@16")
  }

  @Test func aFormatOfNoiseReportsSomeAndSaysThatThereAreMore() {
    let reports = parseFormat(String(repeating: "[a(>5)]", count: 21)).diagnostics
    #expect(reports.count == VisualFormat.maximumReports)
    #expect(reports.last?.notes.last?.text.contains("there are more problems") == true)
    let most = parseFormat(String(repeating: "[a(>5)]", count: 20)).diagnostics
    #expect(most.count == 20 && most.last?.notes.last?.text.contains("there are more problems") == false)
  }
}
