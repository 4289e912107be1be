import LayJSON
import Testing

@testable import LayLanguageServer

/// Settings that say nothing are not ignored without a word.
@Suite struct SettingsTests {
  private func shown(_ editor: inout Harness) -> [String] {
    editor.take("window/showMessage").compactMap { $0[path: "params", "message"]?.string }
  }

  private func configure(_ editor: inout Harness, _ settings: String) -> [String] {
    editor.notify("workspace/didChangeConfiguration", .object([("settings", JSON(settings))]))
    return shown(&editor)
  }

  @Test(arguments: [
    "null", "{}", #"{"size": "320x568"}"#, #"{"layc": {"size": "1x1"}}"#, #"{"size": null}"#,
    #"{"layc": {"size": ""}}"#,
    #"{"layc": {"size": "100000x0.5", "path": "layc"}}"#, #"{"editor": {"tabs": 4}}"#, #"{"layc": null}"#,
  ]) func whatIsTakenIsNotSpokenOf(settings: String) {
    var editor = Harness()
    editor.initialize(options: JSON(settings))
    #expect(shown(&editor) == [])
    #expect(configure(&editor, settings) == [])
  }

  @Test(arguments: [
    (#"{"size": "wide"}"#, "\"wide\""), (#"{"layc": {"size": "320 x 568"}}"#, "\"320 x 568\""),
    (#"{"size": 320}"#, "320"),
    (#"{"size": [320, 568]}"#, "[320, 568]"), (#"{"size": "100001x1"}"#, "\"100001x1\""),
    (#"{"size": "-1x1"}"#, "\"-1x1\""),
  ]) func whatIsNoSizeIsSaidOnce(settings: String, written: String) {
    var editor = Harness()
    editor.initialize(options: JSON(settings))
    let expected =
      "layc: the setting 'layc.size' is ignored: \(written) is not a size. It is a string, WIDTHxHEIGHT in points up to 100000, "
      + "such as \"320x568\"; without it the design sizes are shown"
    #expect(shown(&editor) == [expected])
    #expect(configure(&editor, settings) == [])
    #expect(configure(&editor, #"{"size": "320x568"}"#) == [])
    #expect(configure(&editor, settings) == [expected])
  }

  private let asked = [("workspace", JSON(#"{"configuration": true}"#))]

  /// Answers the question for settings, if there is one; gives what people are shown.
  private func answer(_ editor: inout Harness, _ settings: String) -> [String]? {
    guard let question = editor.take("workspace/configuration").first, let id = RequestID(question["id"]) else {
      return nil
    }
    let items = question[path: "params", "items"]?.array
    #expect(items?.map { $0["section"]?.string } == ["layc"])
    editor.send(Message.answer(id, JSON("[\(settings)]")))
    return shown(&editor)
  }

  @Test(arguments: ["null", "{}"]) func aClientThatSendsNoSettingsIsAskedForThem(sent: String) {
    var editor = Harness()
    editor.initialize(capabilities: asked, options: JSON(#"{"size": "320x568"}"#))
    #expect(answer(&editor, "null") == nil)
    #expect(configure(&editor, sent) == [])
    #expect(answer(&editor, #"{"size": 1}"#)?.count == 1)
    #expect(configure(&editor, sent) == [])
    // `null` says that nothing is set, and changes nothing: what was said is not said again.
    #expect(answer(&editor, "null") == [])
    #expect(configure(&editor, sent) == [])
    #expect(answer(&editor, #"{"size": 1}"#) == [])
  }

  @Test func aClientThatBeginsWithoutSettingsIsAskedForThem() {
    var editor = Harness()
    editor.initialize(capabilities: asked)
    #expect(answer(&editor, #"{"size": "wide"}"#)?.count == 1)
    var other = Harness()
    other.initialize()
    #expect(answer(&other, "null") == nil)
  }

  /// What is wrong is said again where the settings were others in between.
  @Test(arguments: [("null", 1), ("{}", 0)]) func aClientThatCannotBeAskedSaysByNullThatNothingIsSet(
    sent: String, count: Int
  ) {
    var editor = Harness()
    editor.initialize(options: JSON(#"{"size": "wide"}"#))
    #expect(shown(&editor).count == 1)
    #expect(configure(&editor, sent) == [])
    #expect(configure(&editor, #"{"size": "wide"}"#).count == count)
  }

  @Test func settingsAreAnObject() {
    var editor = Harness()
    editor.initialize(options: JSON(#"{"layc": "320x568"}"#))
    #expect(shown(&editor).first?.contains("they are an object") == true)
  }
}
