import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

@Suite struct WhyPathTests {
  private let text = """
    layout List(300x100) {
      for i in 0 ..< 3 { view row[i] { view dot } }
      view form { view email }
    }
    """

  /// The numbers that a path asks for, or what is wrong with it.
  private func asked(_ path: String) throws -> [String] {
    let layout = try whyLayout(text)
    do throws(WhyPathError) {
      return try layout.whySubject(path).quantities.map { layout.spelled($0) }
    } catch {
      return [error.message]
    }
  }

  @Test func fullStopsAndSlashesSeparate() throws {
    #expect(try asked("form.email.width") == ["form.email.width"])
    #expect(try asked("List/form/email/width") == ["form.email.width"])
    #expect(try asked("List.form.email.centerX") == ["form.email.centerX"])
    #expect(try asked("row[2].dot.height") == ["row[2].dot.height"])
    #expect(try asked("root.form.left") == ["form.left"])
  }

  @Test func aBlankBehindACommaMayBeLeftOut() throws {
    let text = "layout Pad(300x100) { for r in 0 ..< 2 { for c in 0 ..< 2 { view key[r, c] } } }"
    let layout = try whyLayout(text)
    for path in ["key[1,0].x", "key[1, 0].x", "Pad/key[1,0]/x"] {
      #expect(try layout.whySubject(path).quantities.map { layout.spelled($0) } == ["key[1, 0].frame.x"])
    }
  }

  @Test func aViewAloneIsItsFrame() throws {
    let frame = ["form.frame.x", "form.frame.y", "form.frame.width", "form.frame.height"]
    #expect(try asked("form") == frame)
    #expect(try asked("form.frame") == frame)
    #expect(try asked("form.frame.width") == ["form.frame.width"])
    #expect(try asked("List") == ["root.frame.x", "root.frame.y", "root.frame.width", "root.frame.height"])
  }

  @Test func compoundsAreTheirParts() throws {
    #expect(try asked("form.size") == ["form.width", "form.height"])
    #expect(try asked("form.center.y") == ["form.centerY"])
    #expect(try asked("form.edges") == ["form.top", "form.leading", "form.bottom", "form.trailing"])
    #expect(try asked("form.x") == ["form.frame.x"])
    #expect(try asked("form.baseline") == ["form.lastBaseline"])
  }

  @Test func theSizeOfTheLayoutNeedsNoName() throws {
    #expect(try asked("width") == ["root.width"])
    #expect(try asked("root.height") == ["root.height"])
  }

  @Test func aMisspeltNameIsAnErrorWithAGuess() throws {
    #expect(try asked("frm.width") == ["no view 'frm' in 'List'; did you mean 'form'?"])
    #expect(try asked("email.width") == ["no view 'email' in 'List'; did you mean 'form.email'?"])
    #expect(try asked("form.emial.width") == ["'form' has no 'emial.width'; did you mean 'email'?"])
    #expect(try asked("form.widht") == ["'form' has no 'widht'; did you mean 'width' or 'right'?"])
    #expect(try asked("form.leftMargin") == ["'form' has no 'leftMargin'"])
  }
}
