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
      "layc: the setting 'layc.size' is ignored: \(written) is no size. It is a text, WIDTHxHEIGHT in points up to 100000, "
      + "such as \"320x568\"; without it the design sizes are shown"
    #expect(shown(&editor) == [expected])
    #expect(configure(&editor, settings) == [])
    #expect(configure(&editor, #"{"size": "320x568"}"#) == [])
    #expect(configure(&editor, settings) == [expected])
  }

  @Test func settingsAreAnObject() {
    var editor = Harness()
    editor.initialize(options: JSON(#"{"layc": "320x568"}"#))
    #expect(shown(&editor).first?.contains("they are an object") == true)
  }
}
