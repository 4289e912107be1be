import LayCompiler
import LayDiagnostics
import LayJSON
import LayNumbers
import Testing

@testable import LaySettings

/// What a settings file says, and what is wrong with it.
@Suite struct SettingsFileTests {
  @Test func everyKeyIsRead() {
    let file = settingsFile(
      """
      // The project's settings.
      {
        "$schema": "docs/layc.schema.json",
        "sizes": "320x320 ... 1366x1366", /* phones and tablets */
        "textSizes": "xSmall...xxxLarge",
        "devices": ["phone", "tablet"],
        "severities": {"L0521": "off", "L0502": "error"},
        "strict": true,
        "exclude": ["Generated/**", "**/Old*.lay"],
        "overrides": [{"path": "Legacy/**", "severities": {"L0502": "note"}},],
      }
      """)
    let settings = file.settings
    #expect(file.diagnostics == [])
    #expect(settings.sizes?.value.text == "320x320 ... 1366x1366")
    #expect(settings.sizes?.value.promises.first?.width?.highest == 1366)
    #expect(settings.textSizes?.value.text == "xSmall...xxxLarge")
    #expect(settings.textSizes?.value.sizes.count == 7)
    #expect(settings.devices?.value == ["phone", "tablet"])
    #expect(settings.strict?.value == true)
    #expect(settings.exclude.map(\.value.text) == ["Generated/**", "**/Old*.lay"])
    #expect(settings.severities.rules.map { "\($0.code.id) \($0.word)" } == ["L0521 off", "L0502 error", "L0502 note"])
    #expect(file.line(of: settings.severities.rules[2].range) == 10)
  }

  @Test(arguments: ["{}", "{} // nothing", "\u{FEFF}{\n}"]) func anEmptyFileHasTheDefaults(text: String) {
    #expect(problems(text) == [])
    let settings = settingsFile(text).settings
    #expect(settings.sizes == nil && settings.devices == nil && settings.strict == nil)
    #expect(settings.exclude.isEmpty && settings.severities.rules.isEmpty)
  }

  @Test(arguments: [
    ("", "L0910 : the settings are not JSON: the text ends where a value is expected"),
    ("{\"strict\": yes}", "L0910 y: the settings are not JSON: expected a value"),
    ("{ /* open", "L0910 /: the settings are not JSON: a comment is not closed"),
    ("[]", "L0912 []: the settings must be an object, not an array"),
    ("true", "L0912 true: the settings must be an object, not true"),
    ("{\"strickt\": true}", "L0911 \"strickt\": no setting is called 'strickt' — did you mean 'strict'?"),
    ("{\"keyboards\": []}", "L0911 \"keyboards\": no setting is called 'keyboards' — did you mean 'keyboard'?"),
    ("{\"strict\": 1}", "L0912 1: 'strict' must be true or false, not a number"),
    ("{\"strict\": true, \"strict\": false}", "L0912 \"strict\": 'strict' is given twice — this one is ignored"),
    ("{\"devices\": \"phone\"}", "L0912 \"phone\": 'devices' must be an array, not a string"),
    ("{\"devices\": [\"fone\"]}", "L0912 \"fone\": no device is called 'fone'"),
    ("{\"devices\": [null]}", "L0912 null: an entry of 'devices' must be a string, not null"),
    (
      "{\"exclude\": [\"a/../b\"]}",
      "L0912 \"a/../b\": 'a/../b' is not a pattern of paths: it has no '..': it begins in the folder of the settings file"
    ),
    ("{\"$schema\": {}}", "L0912 {}: '$schema' must be a string, not an object"),
  ]) func whatIsWrongIsMarked(text: String, problem: String) { #expect(problems(text) == [problem]) }

  @Test(arguments: [
    ("{\"LAYOUT\": \"off\"}", "L0913 \"LAYOUT\": no problem has the code 'LAYOUT'"),
    ("{\"L0520 \": \"off\"}", "L0913 \"L0520 \": no problem has the code 'L0520 ' — did you mean 'L0520'?"),
    ("{\"no-sizes\": \"off\"}", "L0913 \"no-sizes\": no problem has the code 'no-sizes' — its code is 'L0521'"),
    ("{\"L0521\": \"warn\"}", "L0912 \"warn\": 'warn' is not a severity"),
    ("{\"L0521\": \"Warning\"}", "L0912 \"Warning\": 'Warning' is not a severity — did you mean 'warning'?"),
    ("{\"L0521\": false}", "L0912 false: 'L0521' must be a string, not false"),
    ("{\"L0501\": \"off\"}", "L0914 \"off\": L0501 (conflict) is always an error, and cannot be turned off"),
    ("{\"L0501\": \"note\"}", "L0914 \"note\": L0501 (conflict) is always an error, and cannot be made a note"),
    ("[]", "L0912 []: 'severities' must be an object of codes, not an array"),
  ]) func aWrongSeverityIsMarkedEverywhere(severities: String, problem: String) {
    #expect(problems("{\"severities\": \(severities)}") == [problem])
    #expect(problems("{\"overrides\": [{\"path\": \"a\", \"severities\": \(severities)}]}") == [problem])
  }

  @Test func anErrorMayBeCalledOne() { #expect(problems("{\"severities\": {\"L0501\": \"error\"}}") == []) }

  @Test(arguments: [
    ("{\"severities\": {}}", "L0912 {\"severities\": {}}: an entry of 'overrides' needs 'path'"),
    ("{\"path\": \"a\"}", "L0912 {\"path\": \"a\"}: an entry of 'overrides' needs 'severities'"),
    ("7", "L0912 7: an entry of 'overrides' must be an object, not a number"),
    (
      "{\"path\": \"a\", \"severities\": {}, \"paths\": 1}",
      "L0911 \"paths\": no setting is called 'paths' — did you mean 'path'?"
    ),
  ]) func anOverrideHasAPathAndSeverities(entry: String, problem: String) {
    #expect(problems("{\"overrides\": [\(entry)]}") == [problem])
  }

  @Test func anOverrideWithABrokenPathHoldsNowhere() {
    let text = "{\"overrides\": [{\"path\": \"[a]\", \"severities\": {\"L0502\": \"off\"}}]}"
    #expect(
      problems(text) == [
        "L0912 \"[a]\": '[a]' is not a pattern of paths: the only wildcards are '*', '**' and '?'"
      ])
    #expect(settingsFile(text).settings.severities.rules.isEmpty)
  }

  @Test func whatIsRightHoldsBesideWhatIsWrong() {
    let settings = settingsFile("{\"strict\": true, \"sizes\": 1, \"devices\": [\"x\", \"phone\"]}").settings
    #expect(settings.strict?.value == true)
    #expect(settings.devices?.value == ["phone"])
    // Without any known device it is as if none were named.
    #expect(settingsFile("{\"devices\": [\"x\"]}").settings.devices == nil)
  }
}

/// Sizes are those of the language.
@Suite struct SettingSizesTests {
  private func widths(_ text: String) -> [String]? {
    settingsFile("{\"sizes\": \(jsonQuoted(text))}").settings.sizes?.value.promises.map { promise in
      promise.width.map { "\($0.lowest)...\($0.highest)" } ?? "any"
    }
  }

  @Test(arguments: [
    ("320x480", ["320...320"]), ("320x480...1024x1366", ["320...1024"]), ("320 ... 414 x any", ["320...414"]),
    ("any x 320", ["any"]), ("320x480 ... 430x932, 744x1133", ["320...430", "744...744"]),
  ]) func everyFormOfTheLanguageIsTaken(text: String, expected: [String]) { #expect(widths(text) == expected) }

  @Test(arguments: [
    "", "wide", "320", "320x", "430x932 ... 320x480", "320x480 view a", "320x480 } layout B(1x1) { sizes 1x1",
    "1x1; view a",
    "1x1 // a", "1x1\n2x2", "99999999x1", "1x1 \u{0}", "1x1 🤷", "1x1,",
  ]) func everythingElseIsAnError(text: String) {
    let file = settingsFile("{\"sizes\": \(jsonQuoted(text))}")
    #expect(file.diagnostics.contains { $0.code == .badSetting && $0.severity == .error })
    #expect(file.settings.sizes == nil)
    #expect(file.diagnostics.allSatisfy { $0.range.end <= file.bytes.count })
  }

  @Test func theKeyboardIsWrittenAsInSizes() {
    func bounds(_ text: String) -> String? {
      settingsFile("{\"keyboard\": \(jsonQuoted(text))}").settings.keyboard.map {
        "\($0.value.text): \($0.value.bounds.lowest) \($0.value.bounds.highest)"
      }
    }
    #expect(bounds("0 ... 346") == "0 ... 346: 0 346")
    #expect(bounds("216") == "216: 216 216")
    #expect(settingsFile("{\"keyboard\": 300}").diagnostics.map(\.code.id) == ["L0912"])
  }

  @Test func theSafeAreaIsWrittenAsInSizes() {
    func bounds(_ text: String) -> String? {
      settingsFile("{\"safeArea\": \(jsonQuoted(text))}").settings.safeArea.map { setting in
        setting.value.bounds.sides.map { "\($0.lowest)-\($0.highest)" }.joined(separator: " ")
      }
    }
    #expect(bounds("0 ... (59, 0, 34, 0)") == "0-59 0-0 0-34 0-0")
    #expect(bounds("(top: 47, bottom: 34)") == "47-47 0-0 34-34 0-0")
    #expect(bounds("20") == "20-20 20-20 20-20 20-20")
  }

  @Test(arguments: [
    ("keyboard", ""), ("keyboard", "high"), ("keyboard", "346 ... 0"), ("keyboard", "-1"),
    ("keyboard", "0 ... 1000001"),
    ("keyboard", "0 ... 3, keyboard 5"), ("keyboard", "0 ... 3, text small"), ("keyboard", "0 ... 3, safeArea 2"),
    ("keyboard", "0 } layout B(1x1) { sizes 1x1"), ("safeArea", ""), ("safeArea", "(1, 2)"), ("safeArea", "5 ... 0"),
    ("safeArea", "-1"), ("safeArea", "1000001"), ("safeArea", "0, safeArea 5"), ("safeArea", "0, keyboard 5"),
    ("safeArea", "0; view a"), ("safeArea", "gap"),
  ]) func whatIsNoRangeIsAnError(key: String, text: String) {
    let file = settingsFile("{\"\(key)\": \(jsonQuoted(text))}")
    #expect(file.diagnostics.contains { $0.code == .badSetting && $0.severity == .error })
    #expect(file.settings.keyboard == nil && file.settings.safeArea == nil)
    #expect(file.diagnostics.allSatisfy { $0.range.end <= file.bytes.count })
  }

  @Test func partsWithKeysOfTheirOwnAreRefused() {
    #expect(
      problems("{\"sizes\": \"1x1, keyboard 0 ... 300\"}") == [
        "L0912 \"1x1, keyboard 0 ... 300\": '1x1, keyboard 0 ... 300' are not sizes: the keyboard has a key of its own, 'keyboard'"
      ])
    #expect(
      problems("{\"sizes\": \"1x1, safeArea 20\"}") == [
        "L0912 \"1x1, safeArea 20\": '1x1, safeArea 20' are not sizes: the safe area has a key of its own, 'safeArea'"
      ])
    #expect(
      problems("{\"keyboard\": \"300 ... 0\"}") == [
        "L0912 300 ... 0: '300 ... 0' are not heights of a keyboard: this range runs backwards, from 300 down to 0"
      ])
  }

  @Test func theCaretIsInsideTheText() {
    #expect(
      problems("{\"sizes\": \"430x932 ... 320x480\"}") == [
        "L0912 430x932 ... 320x480: '430x932 ... 320x480' are not sizes: this range runs backwards, from 430x932 down to 320x480"
      ])
    #expect(problems("{\"sizes\": \"32\\u0030 x\"}").allSatisfy { $0.hasPrefix("L0912 \"32\\u0030 x\": ") })
  }

  @Test func twoSizesThatLookLikeARangeAreAWarning() {
    let file = settingsFile("{\"sizes\": \"320x480, 1024x1366\"}")
    #expect(file.diagnostics.map(\.severity) == [.warning])
    #expect(file.settings.sizes?.value.promises.count == 2)
  }
}
