import LayRuntime
import LayWorkloads
import Testing

@Suite struct LCPFileTests {
  @Test(arguments: Workload.all.map(\.name))
  func aSystemReadsBackAsItWasWritten(name: String) throws {
    let system = try #require(Workload.named(name)).system(views: 30)
    #expect(try FlatSystem(lcp: Array(system.lcp.utf8)) == system)
  }

  @Test func sizesReadBackAsTheyWereWritten() throws {
    for script in [ResizeScript.drag, .jump, .samples, ResizeScript([.init(0.1, 1e6)])] {
      #expect(try ResizeScript(rsz: Array(script.rsz.utf8)) == script)
    }
  }

  @Test func aFileIsReadWordByWord() throws {
    let system = try FlatSystem(lcp: Array("LCP1 t 1 3 1 1 1 0  1 1 0  2 749.5 3 -0.5 2 2 1e0 1 -0.25  2 2 2 2".utf8))
    #expect(system.widthVariable == 1 && system.heightVariable == 0)
    #expect(system.isNonNegative == [true, true, false])
    #expect(system.relations == [.greaterOrEqual] && system.priorities == [749.5] && system.weights == [3])
    #expect(system.constants == [-0.5] && system.termVariables == [2, 1] && system.coefficients == [1, -0.25])
    #expect(system.unknownCount(of: 0) == 1)
  }

  @Test(arguments: [
    ("", "line 1: expected 'LCP1'"),
    ("LCP2", "line 1: expected 'LCP1'"),
    ("LCP1 t 1 9999 0 0 0 1", "line 1: expected the number of variables in 0...21"),
    ("LCP1 t 1 2 0 0 0 2\n1 1", "line 1: expected the height of the root in 0...1"),
    ("LCP1 t 1 2 0 0 1 1\n1 1", "line 1: expected another variable than the width's"),
    ("LCP1 t 1 1 0 0 0 0\n1", "line 1: expected variables for the width and the height of the root"),
    ("LCP1 t 1 2 1 0 0 1\n1\n1\n3 1000 -1 0 0", "line 4: expected a relation in 0...2"),
    ("LCP1 t 1 2 1 0 0 1\n1\n1\n0 1001 -1 0 0", "line 4: expected a priority above 0, up to 1000"),
    ("LCP1 t 1 2 1 0 0 1\n1\n1\n0 1000 -1 nan 0", "line 4: expected a constant"),
    ("LCP1 t 1 2 1 0 0 1\n1\n1\n0 1000 -1 0 1 0", "line 4: expected a coefficient"),
    ("LCP1 t 1 2 0 1 0 1\n1\n1\n0 1 2 0", "line 4: expected a variable in 0...1"),
    ("LCP1 t 1 2 0 0 0 1\n1\n1\n7", "line 4: expected the end of the file"),
  ])
  func aDamagedFileIsAnErrorThatSaysWhere(text: String, message: String) {
    let error = #expect(throws: FormatError.self) { try FlatSystem(lcp: Array(text.utf8)) }
    #expect(error?.description == message)
  }
}
