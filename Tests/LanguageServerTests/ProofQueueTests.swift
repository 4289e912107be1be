import LayDiagnostics
import LayJSON
import Testing

@testable import LayLanguageServer

private let first = "file:///screens/A.lay"
private let second = "file:///screens/B.lay"
private let text = "layout A(300x200) {\n  view box { .edges == superview }\n}\n"

/// Whose proof comes when there are several.
@Suite struct ProofQueueTests {
  // MARK: In the server

  /// An editor with two documents, of which the first is being proved for ever.
  private func editor(_ abilities: [(String, JSON)] = []) -> Harness {
    var editor = Harness()
    editor.initialize(capabilities: abilities)
    editor.deaf = [.proofs]
    editor.open(first, text)
    editor.wait(ProofQueue.rest)
    editor.open(second, text)
    editor.wait(ProofQueue.rest)
    return editor
  }

  /// The documents whose lens says that they are proved.
  private func proved(_ editor: inout Harness) -> [String] {
    [first, second].filter { uri in
      let lens = editor.ask("textDocument/codeLens", of(uri))?["result"]?.array?.first ?? .null
      let resolved = editor.ask("codeLens/resolve", lens)?["result"]
      return resolved?[path: "command", "title"]?.string?.contains("not proved yet") == false
    }
  }

  @Test func aLongProofMakesRoomAndIsMadeLater() {
    var editor = editor()
    editor.wait(ProofQueue.shortestTurn - ProofQueue.rest - 0.01)
    #expect(editor.restarts == [])
    editor.wait(0.02)
    #expect(editor.restarts == [.proofs])
    // The second one takes long too, so that the first has its turn again.
    editor.wait(ProofQueue.shortestTurn + 0.01)
    #expect(editor.restarts == [.proofs, .proofs])
    #expect(proved(&editor) == [])
    editor.deaf = []
    editor.wait(ProofQueue.shortestTurn + 0.01)
    #expect(editor.restarts.count == 3)
    #expect(proved(&editor) == [first, second])
  }

  @Test func aProofThatNobodyWaitsBehindGoesOn() {
    var editor = Harness()
    editor.initialize()
    editor.deaf = [.proofs]
    editor.open(first, text)
    for _ in 0..<10 { editor.wait(ProofQueue.shortestTurn) }
    #expect(editor.restarts == [])
    editor.open(second, text)
    #expect(editor.restarts == [])
    editor.deaf = []
    editor.wait(ProofQueue.rest)
    #expect(editor.restarts == [.proofs])
    #expect(proved(&editor) == [first, second])
  }

  @Test func whatIsShownOfAProofEndsWhenItMakesRoom() {
    var editor = editor([("window", .object([("workDoneProgress", .bool(true))]))])
    editor.wait(ProgressBoard.patience)
    let asked = editor.take("window/workDoneProgress/create")
    editor.send(Message.answer(RequestID(asked.first?["id"]) ?? .number(0), .null))
    editor.wait(ProofQueue.shortestTurn)
    let told = editor.take("$/progress").compactMap { $0[path: "params", "value"] }
    #expect(told.compactMap { $0["kind"]?.string } == ["begin", "end"])
    #expect(told.last?["message"]?.string == "others are proved first")
  }

  /// Nobody is woken for what is not to be done: nothing to show, and nothing to prove behind the end.
  @Test func nothingIsDoneWhileAProofGoesOn() {
    var editor = Harness()
    editor.initialize()
    editor.deaf = [.proofs]
    editor.open(first, text)
    editor.wait(ProofQueue.rest)
    editor.wait(ProgressBoard.patience)
    #expect(editor.broker.wakeTime.map { $0 > editor.time } ?? true)
    editor.open(second, text)
    _ = editor.ask("shutdown", .null)
    editor.wait(ProofQueue.shortestTurn)
    #expect(editor.broker.wakeTime.map { $0 > editor.time } ?? true)
  }

  // MARK: By itself

  /// When each text was proved for the first time since it was typed, and how long the typed one waited at most: `long` take
  /// the seconds that they say, and from the beginning another one of `short` seconds is typed every `pause`.
  private func play(
    long: [Double], short: Double, every pause: Double, for seconds: Double
  ) -> (proved: [Double?], longestWait: Double) {
    var queue = ProofQueue()
    var (time, typed, end) = (0.0, 0.0, Double.infinity)
    var proved = [Double?](repeating: nil, count: long.count)
    var (running, waitsSince, longestWait): (String?, Double?, Double) = (nil, nil, 0)
    for place in long.indices { queue.changed(ExactText("\(place)"), at: 0) }
    while time < seconds {
      time = min(typed, end, queue.wakeTime ?? .infinity, seconds)
      if time == end, let name = running {
        if let place = Int(name) { proved[place] = time } else { waitsSince = nil }
        queue.end()
        (running, end) = (nil, .infinity)
      }
      if time == typed {
        if running == "typed" {
          queue.end()
          (running, end) = (nil, .infinity)
        }
        queue.changed(ExactText("typed"), at: time)
        waitsSince = waitsSince ?? time
        typed += pause
      }
      longestWait = max(longestWait, waitsSince.map { time - $0 } ?? 0)
      if running != nil, queue.makeRoom(at: time) { (running, end) = (nil, .infinity) }
      if running == nil, let name = queue.begin(at: time)?.text {
        running = name
        end = time + (Int(name).map { long[$0] } ?? short)
      }
    }
    return (proved, longestWait)
  }

  @Test func longProofsAreMadeAlthoughSomebodyGoesOnTyping() {
    let one = play(long: [60], short: 0.3, every: 1, for: 600)
    #expect(one.proved[0].map { $0 < 4 * 60 + 80 } == true, "\(one)")
    let three = play(long: [60, 60, 60], short: 0.3, every: 1, for: 900)
    #expect(three.proved.allSatisfy { $0.map { $0 < 8 * 60 } == true }, "\(three)")
  }

  @Test func longProofsAreMadeAlthoughAllOfThemAreLong() {
    let several = play(long: [30, 30, 30, 30, 30], short: 0, every: 1e9, for: 600)
    #expect(several.proved.allSatisfy { $0.map { $0 < 4 * 30 + 8 * 30 } == true }, "\(several)")
  }

  /// Not for all of the long ones, and not for a whole one.
  @Test func whatIsTypedWaitsForATurnOrTwo() {
    let wait = play(long: [3600, 3600, 3600, 3600], short: 0.3, every: 5, for: 60).longestWait
    #expect(wait < 2 * 60 * ProofQueue.share, "\(wait)")
    // Without turns it would have waited for the whole hour.
    #expect(play(long: [3600], short: 0.3, every: 20, for: 40).longestWait < 20)
  }
}
