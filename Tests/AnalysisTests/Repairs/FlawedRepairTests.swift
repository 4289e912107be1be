import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Repairs that remove their conflict and have something against them.
@Suite struct FlawedRepairTests {
  private func helps(_ text: String, at number: Int = 0) -> [String] {
    let conflicts = checked(text).diagnostics.filter { $0.code == .conflict }
    return conflicts.indices.contains(number) ? conflicts[number].notes.filter { $0.kind == .help }.map(\.text) : []
  }

  private let crowded = """
    layout Bar(375x44) {
      sizes 330x44 ... 430x44
      view title: Label { text = "A rather long title for a small screen" }
      view edit: Button { text = "Edit" }
      vfl "H:|-16-[title]-8-[edit(100)]-16-|" alignAllCenterY
      title.centerY == superview.centerY
      title.width >= 270
    }
    """

  @Test func aRepairThatCutsTextShortSaysSoAndStandsBehindThoseThatDoNot() throws {
    let all = try repairs(of: crowded)
    let cutting = all.filter { $0.drawbacks.contains { $0.words.contains("cut 'title' short: its text is 270 wide") } }
    #expect(!cutting.isEmpty && cutting.count < all.count)
    let order = all.filter(\.burdens.isEmpty).map(\.flaw)
    #expect(order == order.sorted())
    #expect(
      helps(crowded).contains {
        $0.hasPrefix("tried: with 190 instead of 270 in `title.width >= 270` on line 7, ")
          && $0.hasSuffix(", but the text of 'title' is cut off for every width below 410")
      }, "\(helps(crowded))")
  }

  @Test func aRepairThatLaysViewsOverEachOtherSaysSoAndStandsBehindThoseThatDoNot() throws {
    let all = try repairs(of: crowded)
    let gap = try #require(all.first { $0.edit.text?.contains("(<=8)") == true })
    #expect(gap.drawbacks.map(\.words) == ["lay 'title' and 'edit' over each other"])
  }

  @Test func whatWasSqueezedBeforeIsNoRepairsFault() throws {
    let text = """
      layout Player(200x200) {
        sizes 200x200 ... 400x400
        view cover: Image { intrinsic = 300x300; .edges == superview }
        view like { .edges(top, leading) == superview; .height == 10; .width == 60; .width >= 80 }
      }
      """
    #expect(try !repairs(of: text).isEmpty)
    let found = checked(text).diagnostics.filter { $0.code == .conflict }
    #expect(found.count == 1 && !found[0].notes.contains { $0.text.contains("squeeze") }, "\(found.map(\.notes))")
  }

  @Test func whatIsCutShortByEveryRepairIsSaidOnce() throws {
    let text = """
      layout Profile(375x667) {
        sizes 320x568 ... 430x932
        view name: Label { text = "Alexandra Featherstonehaugh, the younger one" }
        name.edges(leading, top) == superview; name.width == 100; name.width == 120
      }
      """
    let found = try onlyFinding(text)
    #expect(
      found.notes.contains { $0.text.hasPrefix("each of these would cut 'name' short: its text is ") }, "\(found.notes)"
    )
    #expect(!found.notes.contains { $0.text.contains("but this would cut 'name' short") })
  }

  @Test func whatIsCutShortWhereNothingConflictsIsNoFault() throws {
    let text = """
      layout Bar(375x44) {
        sizes 320x44 ... 430x44
        view title: Label { text = "A rather long title for a small screen"; .width == 100 }
        title.edges(top, leading, bottom) == superview
        title.trailing == superview.trailing - 300 @low
        title.trailing >= superview.trailing - 300
      }
      """
    let all = try repairs(of: text)
    #expect(all.contains { $0.drawbacks.isEmpty && $0.edit.kind == .priority })
  }

  /// Two sets with one line in common: a lower priority of another line leaves it in the second.
  private let entangled = """
    layout A(375x667) {
      sizes 320x480 ... 430x932
      view box { .edges(top, bottom) == superview }
      view other { .edges(top, bottom) == superview }
      box.leading == superview.leading
      constraint own: box.width >= 200
      other.leading == box.trailing
      other.trailing == superview.trailing
      other.width == 300
      box.width <= 150
    }
    """

  @Test func aRepairWhoseLineStaysInAnotherConflictSaysWhichAndStandsBehindThoseThatMendAll() throws {
    let compilation = compile(path: "test.lay", bytes: Array(entangled.utf8), options: .solving) { _ in nil }
    let found = repairs(of: compilation)
    #expect(found.count == 2)
    let all = found.flatMap(\.repairs)
    #expect(all.contains { $0.entangledOn != nil })
    for (diagnostic, repairs) in found {
      let order = repairs.map(\.flaw)
      #expect(order == order.sorted(), "\(diagnostic.message)")
    }
    // Those that mend all fill what is shown; by itself such a repair says what it leaves.
    let said = found.flatMap { diagnostic, repairs in
      var diagnostic = diagnostic
      diagnostic.add(.repaired(repairs.filter { $0.entangledOn != nil }, silencing: []), in: compilation) { _ in nil }
      return diagnostic.notes.map(\.text)
    }
    #expect(said.contains { $0.contains("but this line stays in another conflict, on line ") }, "\(said)")
  }

  @Test func ofTwoConflictsAtOnePlaceARepairLeavesOneAtMost() throws {
    // 16 above 'a', and no room around it.
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view a
        view b
        b.edges(top, leading) == superview; b.size == 44x44
        a.edges(top, leading) == superview; a.size == 44x44
        a.edges == b inset 16
      }
      """
    let found = repairs(of: compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil })
    #expect(found.count == 2)
    #expect(Set(found.map(\.diagnostic.range)).count == 1)
    for repair in found.flatMap(\.repairs) {
      let after = checked(applying(repair.edit.edits, to: text)).diagnostics.count { $0.code == .conflict }
      #expect(after == (repair.isFree ? 0 : 1), "\(repair.edit)")
    }
  }

  @Test func anAssertionThatFailsAtOtherSizesAfterwardsIsNoNewProblem() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges(top, leading, bottom) == superview; .width == 400 }
        a.trailing <= superview.trailing
        assert a.width <= 300
        assert a.height >= 480
      }
      """
    #expect(try repairs(of: text).contains { $0.edit.text == ".width == 400 @high" })
    // One that held is.
    let kept = text.replacing("a.width <= 300", with: "a.width == 400")
    #expect(try !repairs(of: kept).contains { $0.edit.text == ".width == 400 @high" })
  }

  @Test func whichOfTwoEqualNumbersChangesIsSeen() throws {
    // Neither rule may give way to the other, so one of the two lengths of the size is all that can change.
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view a { .edges(top, leading) == superview; .size == 44x44 }
        a.width == 60; a.height <= 50; a.height >= 60 @999
        assert a.width == 60
        assert a.height == 44
      }
      """
    #expect(helps(text).contains { $0.hasPrefix("tried: with `.size == 60x44` on line 3, ") }, "\(helps(text))")
    let once = text.replacing("44x44", with: "44x30").replacing("a.height == 44", with: "a.height == 30")
    #expect(
      helps(once).contains { $0.hasPrefix("tried: with 60 instead of 44 in `.size == 44x30` on line 3, ") },
      "\(helps(once))")
  }

  @Test func aChangeIsTriedAndShownOnce() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view a { .edges(top, leading, bottom) == superview; .width == 100 }
        a.width == 200
      }
      """
    let all = try repairs(of: text)
    #expect(Set(all.map(\.edit.edits)).count == all.count)
    // To drop a rule comes to what a lower priority of it does, which is found first where it holds somewhere.
    let some = text.replacing("a.width == 200", with: "a.width >= superview.width - 220")
    let said = helps(some)
    #expect(said.contains { $0.hasPrefix("tried: with `a.width >= superview.width - 220 @high`") }, "\(said)")
    #expect(!said.contains { $0.hasPrefix("tried: without `a.width >=") }, "\(said)")
  }
}
