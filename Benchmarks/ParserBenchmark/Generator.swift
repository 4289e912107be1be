/// A stream of pseudo-random numbers with a seed: the same on every machine.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number below `bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

/// Writes realistic screens: comments, components, masks, constraints, visual formats, conditions.
struct ScreenWriter {
  private var generator: Generator
  private(set) var text = ""

  init(seed: UInt64) { generator = Generator(seed: seed) }

  /// Returns screens of at least `bytes` bytes together.
  static func screens(ofAtLeast bytes: Int, seed: UInt64) -> [UInt8] {
    var writer = ScreenWriter(seed: seed)
    var screen = 0
    while writer.text.utf8.count < bytes {
      writer.writeScreen(screen)
      screen += 1
    }
    return Array(writer.text.utf8)
  }

  private mutating func line(_ indentation: Int, _ words: String) {
    text += String(repeating: "  ", count: indentation) + words + "\n"
  }

  private mutating func writeScreen(_ number: Int) {
    line(0, "/// Screen \(number): a header by masks, a form by rules.")
    line(0, "layout Screen\(number)(375x667) {")
    line(1, "sizes 320x480 ... 1024x1366")
    line(1, "metric gap = \(4 + generator.next(12))")
    line(1, "metric rowHeight = \(40 + generator.next(8)).5")
    writeHeader()
    let rows = 3 + generator.next(6)
    writeForm(rows)
    writeRules()
    writePromises(rows)
    line(0, "}")
    text += "\n"
  }

  private mutating func writeHeader() {
    line(1, "view header: Label {")
    line(2, "text = \"Sign in to number \(generator.next(10_000))\"")
    line(2, "frame = (0, 20, 375, \(30 + generator.next(30)))")
    line(2, "mask = W+BM                              // stays at the top")
    line(2, "backgroundColor = #ff\(10 + generator.next(80))ff")
    line(1, "}")
  }

  private mutating func writeForm(_ rows: Int) {
    line(1, "view form {")
    for row in 0..<rows {
      line(2, "view field\(row): TextField { text = \"\"; hugging.horizontal = \(1 + generator.next(999)) }")
      if row > 0 { line(2, "field\(row).height == field\(row - 1).height == rowHeight") }
      line(2, "vfl \"H:|-[field\(row)]-|\"")
    }
    line(2, "vfl \"V:|-[field0]-gap-[field1]-(>=8)-[field2]-|\" alignAllLeading alignAllTrailing")
    line(1, "}")
  }

  private mutating func writeRules() {
    line(1, "form.top == header.bottom + 2 * gap")
    line(1, "form.centerX == superview.centerX")
    line(1, "form.width == superview.width - 2 * gap @999")
    line(1, "constraint cap: form.width <= \(300 + generator.next(200))")
    line(1, "view photo: Image {")
    line(2, "intrinsic = \(100 + generator.next(200))x\(100 + generator.next(100))")
    line(2, ".width == 16/9 * .height")
    line(2, "44 <= .height <= 200 @high; .centerX == superview.centerX")
    line(2, ".top == form.bottom + gap")
    line(1, "}")
    line(1, "for i in 0 ..< \(2 + generator.next(5)) { view bar[i]: Button { .leading == photo.leading + i * gap } }")
    line(1, "when width >= 600 and not compact { cap.constant = 520 } else { photo.hidden = true }")
  }

  private mutating func writePromises(_ rows: Int) {
    line(1, "// at the design size the header has its frame")
    line(1, "expect 375x667 (direction: rtl) { header.frame == (0, 20, 375, 44); form.field\(rows - 1).height == 44 }")
    line(1, "assert form.bottom <= root.bottom")
  }
}
