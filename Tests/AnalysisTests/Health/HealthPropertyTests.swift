import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing
import TestSupport

@testable import LayAnalysis

/// The regions of health findings, compared with frames at many sizes of random screens.
@Suite struct HealthPropertyTests {
  private struct Tally {
    var points = 0
    var open = 0
    var failing: [HealthCheck: Int] = [:]
  }

  @Test func noSizeContradictsTheHealthOfRandomScreens() throws {
    var tally = Tally()
    for seed in 0..<cases(80, thorough: 3000) as Range<UInt64> {
      var screen = RandomScreen(seed: seed)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(screen.text)")
      let layout = try #require(compilation.layouts.first)
      compare(layout, screen.sizes(40), &tally, "seed \(seed)\n\(screen.text)")
    }
    // A comparison in which nothing fails would be none.
    #expect(tally.points > 1000, "\(tally)")
    for check in [HealthCheck.clipped, .vanished, .covered, .touchTarget, .misplaced, .distorted] {
      #expect(tally.failing[check] ?? 0 > 50, "\(check) in \(tally)")
    }
  }

  @Test func noFixOfRandomFormsHarmsAnySize() throws {
    var mended: [HealthCheck: Int] = [:]
    for seed in 0..<cases(12, thorough: 500) as Range<UInt64> {
      var screen = RandomForm(seed: seed)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      let layout = try #require(compilation.layouts.first)
      let sizes = screen.sizes(20)
      let before = sizes.map { HealthOracle(at: $0, layout).faults }
      for found in LayAnalysis.check(compilation).diagnostics where found.code.id.hasPrefix("L06") {
        guard let fix = found.fixIt, let check = HealthCheck.allCases.first(where: { $0.code == found.code }) else {
          continue
        }
        mended[check, default: 0] += 1
        let written = try #require(compilation.compiled(with: fix.edits).layouts.first)
        let views = ([found.range] + found.labels.map { $0.range }).map { place in
          layout.sources.views.firstIndex(of: place).map { ViewID($0) }
        }
        for (size, old) in zip(sizes, before) {
          let now = HealthOracle(at: size, written).faults
          let isLeft = now.contains {
            $0.kind == check && $0.view == views[0] && (views.count == 1 || $0.other == views[1])
          }
          #expect(
            !isLeft && now.isSubset(of: old),
            "seed \(seed), \(fix.message) at \(size.spelled): left \(isLeft), new \(now.subtracting(old))\n\(screen.text)"
          )
        }
      }
    }
    for check in [HealthCheck.clipped, .covered, .touchTarget] {
      #expect(mended[check] ?? 0 > 0, "\(check) in \(mended)")
    }
  }

  @Test func noTextSizeContradictsTheHealthOfRandomScreens() throws {
    var tally = Tally()
    for seed in 0..<cases(60, thorough: 1500) as Range<UInt64> {
      var screen = RandomScreen(seed: seed, scales: true)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(screen.text)")
      let layout = try #require(compilation.layouts.first)
      #expect(layout.textSizes.count > 1)
      compare(layout, screen.sizes(20), &tally, "seed \(seed)\n\(screen.text)")
    }
    // A comparison in which nothing fails would be none.
    #expect(tally.points > 1000, "\(tally)")
    for check in [HealthCheck.clipped, .vanished, .covered, .touchTarget, .misplaced] {
      #expect(tally.failing[check] ?? 0 > 20, "\(check) in \(tally)")
    }
  }

  /// Layouts, sizes, text sizes and languages, all at random: what health claims is what frames and text measures show.
  @Test func noLanguageContradictsTheHealthOfRandomScreens() throws {
    var tally = Tally()
    for seed in 0..<cases(40, thorough: 1500) as Range<UInt64> {
      var screen = RandomScreen(seed: seed, scales: true)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      let layout = try #require(compilation.layouts.first)
      compare(layout, screen.sizes(24), &tally, "seed \(seed)\n\(screen.text)", in: screen.languages)
    }
    #expect(tally.points > 700, "\(tally)")
    for check in [HealthCheck.clipped, .vanished, .covered, .touchTarget, .misplaced] {
      #expect(tally.failing[check] ?? 0 > 10, "\(check) in \(tally)")
    }
  }

  /// Conditions change texts, lines and fonts: what health claims is what frames and text measures show.
  @Test func noConditionContradictsTheHealthOfRandomScreens() throws {
    var tally = Tally()
    for seed in 0..<cases(40, thorough: 3000) as Range<UInt64> {
      var screen = RandomScreen(seed: seed, changes: true)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(screen.text)")
      let layout = try #require(compilation.layouts.first)
      compare(layout, screen.sizes(30), &tally, "seed \(seed)\n\(screen.text)")
    }
    #expect(tally.points > 700, "\(tally)")
    for check in [HealthCheck.clipped, .covered, .touchTarget, .misplaced] {
      #expect(tally.failing[check] ?? 0 > 20, "\(check) in \(tally)")
    }
  }

  /// The pairs of views that lie over each other by their frames are those that are reported, in screens whose edges follow the
  /// safe area too, with cards inside cards.
  @Test func noPairOfNestedScreensIsMissed() throws {
    var options = CheckOptions()
    options.safeArea = ExactInsets(top: Rational(325, 8), left: .zero, bottom: Rational(209, 8), right: .zero)
    var (points, pairs) = (0, 0)
    for seed in 0..<cases(60, thorough: 3000) as Range<UInt64> {
      var screen = RandomScreen(seed: seed, isNested: true)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(screen.text)")
      let layout = try #require(compilation.layouts.first)
      let examination = LayoutExamination(layout, options, lint: .all)
      examination.run { _, _ in }
      guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else { continue }
      #expect(!health.hasOpenOverlaps, "seed \(seed)\n\(screen.text)")
      var picture = Layout(layout.program)
      for size in screen.sizes(40) {
        let report = picture.resize(to: LayoutEnvironment(size: size, safeArea: options.safeArea))
        #expect(report.ambiguities.isEmpty, "seed \(seed) at \(size.spelled)")
        let wanted = HealthOracle(picture, layout).faults.filter { $0.kind == .covered }
        let here = health.findings.filter { $0.claim.kind == .covered && $0.finding.contains(size) }
        let found = Set(here.compactMap { HealthOracle.Fault($0.claim) })
        (points, pairs) = (points + 1, pairs + wanted.count)
        #expect(
          found == wanted,
          "seed \(seed) at \(size.spelled): missing \(wanted.subtracting(found)), not so \(found.subtracting(wanted))\n\(screen.text)"
        )
      }
    }
    #expect(points > 1000 && pairs > 1000, "\(points) points, \(pairs) pairs")
  }

  private func compare(
    _ layout: CompiledLayout, _ sizes: [ExactSize], _ tally: inout Tally, _ comment: String,
    in languages: [Translation] = []
  ) {
    var options = CheckOptions()
    options.translations = languages
    let examination = LayoutExamination(layout, options, lint: .all)
    examination.run { _, _ in }
    guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else { return }
    #expect(!health.hasOpenOverlaps, "\(comment)")
    let textSizes = layout.textSizes.isEmpty ? [.large] : layout.textSizes
    for (number, size) in sizes.enumerated() {
      let textSize = textSizes[number % textSizes.count]
      let language = languages.isEmpty ? nil : languages[number / textSizes.count % languages.count]
      let comment = "text \(textSize.name), \(language.map { "\($0)" } ?? ""), \(comment)"
      // A layout with the texts of the language itself, not one that chooses among several.
      var layout = layout
      if let language {
        layout.program = layout.program.translated(TextTable(language.texts.map { ($0.key, $0.value.text) }))
      }
      let direction = language?.direction ?? .leftToRight
      var screen = Layout(layout.program)
      let report = screen.resize(to: LayoutEnvironment(size: size, direction: direction, textSize: textSize))
      let oracle = HealthOracle(screen, layout)
      let here = health.findings.filter { found in
        let variant = examination.proofs[found.proof].variant
        return variant.textSizes.all.contains(textSize) && found.finding.contains(size)
          && (language.map { variant.languages.contains($0.name) } ?? true)
      }
      let open = here.filter { if case .open = $0.finding.outcome { true } else { false } }
      // Which views a hidden one places is no matter of frames.
      let found = Set(
        here.filter { $0.claim.kind != .keptSpace }.map { HealthOracle.Fault($0.claim) }.filter { $0 != nil })
      for kept in here where kept.claim.kind == .keptSpace {
        #expect(screen.isHidden(kept.claim.view), "at \(size.spelled): \(comment)")
      }
      tally.points += 1
      tally.open += open.isEmpty ? 0 : 1
      if !report.ambiguities.isEmpty || !open.isEmpty { continue }
      for fault in oracle.faults { tally.failing[fault.kind, default: 0] += 1 }
      let wanted = Set(oracle.faults.map { Optional($0) })
      let (missing, surplus) = (wanted.subtracting(found), found.subtracting(wanted))
      #expect(
        missing.isEmpty && surplus.isEmpty, "at \(size.spelled): missing \(missing), not so \(surplus); \(comment)")
    }
  }
}

/// The faults of one picture, by frames alone.
struct HealthOracle {
  struct Fault: Hashable {
    var kind: HealthCheck
    var view: ViewID
    var other: ViewID?
  }

  private(set) var faults: Set<Fault> = []
  private let layout: Layout
  private let program: LayoutProgram
  private let compiled: CompiledLayout

  init(at size: ExactSize, _ compiled: CompiledLayout) {
    var screen = Layout(compiled.program)
    screen.resize(to: LayoutEnvironment(size: size))
    self.init(screen, compiled)
  }

  init(_ layout: Layout, _ compiled: CompiledLayout) {
    (self.layout, self.compiled) = (layout, compiled)
    var program = compiled.program
    let truths = program.truths(in: layout.environment)
    for change in program.overrides where truths[change.condition.index] { _ = program.views.apply(change.setting) }
    self.program = program
    let shown = program.views.indices.dropFirst().map { ViewID($0) }.filter { isShown($0) }
    for view in shown where isJudged(view) { judge(view) }
    for (place, below) in shown.enumerated() where isJudged(below) {
      for above in shown[(place + 1)...] {
        if isJudged(above) { judge(below, above) } else if isPanel(above) { judge(below, under: above) }
      }
    }
  }

  private func kind(_ view: ViewID) -> ViewKind { program.views[view.index].kind }

  private func isJudged(_ view: ViewID) -> Bool { [.label, .button, .image, .textField].contains(kind(view)) }

  private func isInteractive(_ view: ViewID) -> Bool { kind(view) == .button || kind(view) == .textField }

  private func isTitle(_ view: ViewID) -> Bool { kind(view) == .label || kind(view) == .button }

  /// True for a plain view whose background hides what is under it.
  private func isPanel(_ view: ViewID) -> Bool {
    compiled.backgroundColor(of: view, in: LayoutEnvironment(size: ExactSize(width: 300, height: 300))) == "#ffffff"
  }

  private func isShown(_ view: ViewID) -> Bool {
    if program.views[view.index].role != .view { return false }
    var next: ViewID? = view
    while let own = next {
      if layout.isHidden(own) { return false }
      next = program.views[own.index].superview
    }
    return true
  }

  /// True if a constraint sets a length of an image to that of a line.
  private func isLine(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    kind(view) == .image
      && program.constraints.contains {
        $0.terms == [Term(view, axis.length)] && $0.relation == .equal && $0.constant < 4
      }
  }

  private func frame(_ view: ViewID) -> ExactRect { rootFrames(of: layout)[view.index] }

  private mutating func judge(_ view: ViewID) {
    let (frame, description) = (frame(view), program.views[view.index])
    let font = layout.fontSize(of: view)
    for axis in LayoutAxis.allCases {
      let (length, need) = (frame[axis].length, layout.intrinsicLength(of: view, axis) ?? 4)
      let natural = [1, 2, 3].map { scale in
        description.kind.contentSize(
          of: description.text, fontSize: font, weight: description.fontWeight, scale: scale)[axis]
      }
      if description.kind != .image, let least = textLength(of: view, axis), length < least {
        faults.insert(Fault(kind: .clipped, view: view))
      }
      if length < min(need, 4), !isLine(view, axis) { faults.insert(Fault(kind: .vanished, view: view)) }
      if isInteractive(view), length < natural.reduce(44, { min($0, $1) }) {
        faults.insert(Fault(kind: .touchTarget, view: view))
      }
    }
    judge(reachOf: view, frame)
    if description.kind == .image { judge(imageOf: view, frame) }
    guard description.kind != .image, let card = description.superview, program.views[card.index].name == "card" else {
      return
    }
    if !self.frame(card).holds(frame) { faults.insert(Fault(kind: .misplaced, view: view, other: card)) }
  }

  /// Judges whether an image, of more than a line, is stretched by more than a tenth more along one axis than along the other.
  private mutating func judge(imageOf view: ViewID, _ frame: ExactRect) {
    guard let width = layout.intrinsicLength(of: view, .horizontal),
      let height = layout.intrinsicLength(of: view, .vertical), min(width, height) > 4,
      min(frame.width, frame.height) > 4
    else { return }
    let stretches = [frame.width / width, frame.height / height].sorted()
    if 10 * stretches[1] > 11 * stretches[0] { faults.insert(Fault(kind: .distorted, view: view)) }
  }

  /// Judges whether a control ends more than a point below the top of a keyboard that is higher than the bottom of the safe area.
  private mutating func judge(reachOf view: ViewID, _ frame: ExactRect) {
    let environment = layout.environment
    if compiled.keyboard == nil || environment.keyboardHeight <= environment.safeArea.bottom { return }
    let isOnScreen =
      frame.maxX.sign > 0 && frame.maxY.sign > 0 && frame.x < environment.size.width
      && frame.y < environment.size.height
    if isInteractive(view), isOnScreen, frame.maxY > environment.size.height - environment.keyboardHeight + 1 {
      faults.insert(Fault(kind: .outOfReach, view: view))
    }
  }

  /// The room that a text or placeholder needs, in height rounded down to the third of a point: on one line, or what its lines at
  /// its width need. Nil if there is nothing to show.
  private func textLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? {
    let (description, font) = (program.views[view.index], layout.fontSize(of: view))
    if description.lines == 0 {
      let line = TextMeasure.lineHeight * font
      let rounded = layout.intrinsicLength(of: view, .vertical) ?? 0
      if axis == .vertical { return (3 * (rounded / line).floor * line).floor / 3 }
      let words = description.text.split { " \n\t".contains($0) }.map { word in
        TextMeasure.width(of: String(word), fontSize: font, weight: description.fontWeight)
      }
      return (words.max() ?? 0) + 2 * (description.padding?.horizontal ?? 0)
    }
    let placeholder = layout.resolvedView(view).placeholder
    let (kind, text) = description.kind == .textField ? (.textField, placeholder) : (ViewKind.label, description.text)
    if kind == .textField && axis == .horizontal && text.isEmpty { return nil }
    if axis == .vertical { return text.isEmpty ? 0 : (3 * TextMeasure.lineHeight * font).floor / 3 }
    return kind.contentSize(of: text, fontSize: font, weight: description.fontWeight, scale: .one).width
  }

  /// Judges a view that a panel may hide, but for less than a point along each edge.
  private mutating func judge(_ below: ViewID, under above: ViewID) {
    let (own, panel) = (frame(below), frame(above))
    if kind(below) == .image || [own, panel].contains(where: { $0.width.sign <= 0 || $0.height.sign <= 0 }) { return }
    let beyond = [panel.x - own.x, own.maxX - panel.maxX, panel.y - own.y, own.maxY - panel.maxY]
    if beyond.allSatisfy({ $0 < 1 }) { faults.insert(Fault(kind: .covered, view: above, other: below)) }
  }

  /// The part of a view that may not be under another one: of a label what it draws, of what people touch all.
  private func seen(_ view: ViewID) -> ExactRect {
    isInteractive(view) ? frame(view) : layout.coveringFrame(of: view, compiled)
  }

  /// Judges two views, of which one lies over the other if each ends more than a point behind where the other begins.
  private mutating func judge(_ below: ViewID, _ above: ViewID) {
    let (one, other) = (frame(below), frame(above))
    if !one.overlaps(other) || !seen(below).overlaps(seen(above)) { return }
    if kind(below) == .image && kind(above) != .label { return }
    if !(isTitle(below) && isTitle(above)) {
      if one.holds(other) { return }
      if other.holds(one) && !isInteractive(below) { return }
    }
    faults.insert(Fault(kind: .covered, view: above, other: below))
  }
}

extension HealthOracle.Fault {
  /// The fault that a claim denies; nil for a claim that only helps to prove others.
  init?(_ claim: HealthClaim) {
    switch claim.statement {
    case .precedes: return nil
    case .isInside where claim.kind == .covered: return nil
    default: self.init(kind: claim.kind, view: claim.view, other: claim.views.dropFirst().first)
    }
  }
}

extension ExactRect {
  fileprivate func holds(_ other: ExactRect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}

/// A random screen of labels, buttons and images whose edges follow those of the root, of a card and of each other.
struct RandomScreen {
  private var random: SeededGenerator
  private(set) var text = ""
  /// True if fonts follow the text size.
  private let scales: Bool
  /// True if edges follow the safe area too, and the card has another one inside.
  private let isNested: Bool

  /// With `changes`, conditions set properties of texts.
  init(seed: UInt64, scales: Bool = false, isNested: Bool = false, changes: Bool = false) {
    random = SeededGenerator(seed: seed)
    (self.scales, self.isNested) = (scales, isNested)
    let textSizes = ["xSmall ... accessibility5", "small ... xLarge", "xxxLarge ... accessibility2"]
    let declared = scales ? ", text \(textSizes[Int.random(in: 0...2, using: &random)])" : ""
    var lines = ["layout Screen(300x300) {", "  sizes 100x100 ... 500x500\(declared)"]
    var names: [String] = []
    let count = Int.random(in: 2...7, using: &random)
    for index in 0..<count { lines += view("v\(index)", beside: &names) }
    if isNested || Bool.random(using: &random) {
      lines.append("  view card {")
      lines.append("    clipsToBounds = true")
      lines.append("    .leading == superview.leading + \(number(0...60)); .top == superview.top + \(number(0...60))")
      lines.append("    .width == \(share()) * superview.width; .height == \(number(20...120))")
      var own: [String] = []
      for index in 0..<2 { lines += view("c\(index)", beside: &own).map { "  \($0)" } }
      if isNested { lines += innerCard(beside: &own) }
      lines.append("  }")
    }
    if Bool.random(using: &random) {
      lines.append("  when width < \(number(150...400)) { \(names[0]).hidden = true }")
    }
    if changes { lines += self.changes(of: lines) }
    text = lines.joined(separator: "\n") + "\n}\n"
  }

  /// Conditional settings of the views that show a text, one for each.
  private mutating func changes(of lines: [String]) -> [String] {
    lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.first == "view", words.count > 2, ["Label", "Button"].contains(words[2]), number(0...3) > 0 else {
        return nil
      }
      let path = (line.hasPrefix("    ") ? "card." : "") + words[1].dropLast()
      let setting = [
        "lines = 0", "lines = 0", "text = \"Benachrichtigungen verwalten\"", "font = 28", "fontWeight = black",
        "lines = 0; \(path).text = \"Notifications\"",
      ][number(0...5)]
      let condition = ["width < \(number(150...400))", "height >= \(number(150...400))"][number(0...1)]
      return "  when \(condition) { \(path).\(setting) }"
    }
  }

  /// Languages with texts of other lengths for those of the screen, some of them from right to left or without spaces.
  var languages: [Translation] {
    var random = random
    let texts = ["", "x", "Anmelden und fortfahren", "日本語の「文章」です。", "تسجيل الدخول", "안녕하세요 여러분", "[Šîĝñ îñ]", "Oui"]
    return ["de", "ja", "ar"].map { name in
      var own: [String: TranslatedText] = [:]
      for key in ["Go", "Sign in", "Forgot your password?", "7"] where Bool.random(using: &random) {
        // An empty text has no content at all, which the frames of the oracle do not tell from an unknown one.
        own[key] = TranslatedText(texts[Int.random(in: 1..<texts.count, using: &random)], file: "a.xcstrings", line: 1)
      }
      let isMirrored = name == "ar" && Bool.random(using: &random)
      return Translation(name: name, direction: isMirrored ? .rightToLeft : .leftToRight, texts: own)
    }
  }

  mutating func sizes(_ count: Int) -> [ExactSize] {
    (0..<count).map { _ in ExactSize(width: Rational(number(200...1000), 2), height: Rational(number(200...1000), 2)) }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  private mutating func share() -> String { "\(number(1...9) * 10)%" }

  private mutating func innerCard(beside names: inout [String]) -> [String] {
    var lines = ["    view inner {"]
    if Bool.random(using: &random) { lines.append("      backgroundColor = #ffffff") }
    if Bool.random(using: &random) { lines.append("      clipsToBounds = true") }
    lines.append("      .left == \(names[0]).left + \(number(-40...40))")
    lines.append("      .top == superview.top + \(share()) * superview.height")
    lines.append("      .width == \(share()) * root.width; .height == \(number(20...120))")
    var own: [String] = []
    for index in 0..<2 { lines += view("n\(index)", beside: &own).map { "    \($0)" } }
    return lines + ["    }"]
  }

  private mutating func view(_ name: String, beside names: inout [String]) -> [String] {
    let words = ["Go", "Sign in", "Forgot your password?", "7"][number(0...3)]
    let font = scales ? "font = \(["body", "headline", "caption2", "title1", "17"][number(0...4)]); " : ""
    let alpha = number(0...4) == 0 ? "80" : ""
    // Drawn only where it is used, so that the other choices stay those of the seed.
    let picture = "intrinsic = \(names.count % 2 == 0 ? "40x30" : "3x30"); "
    let alignment = ["", "textAlignment = center; ", "textAlignment = right; ", ""][names.count % 4]
    let background = names.count % 5 == 4 ? "backgroundColor = #00ff0080; " : ""
    let kind = [
      "Label { text = \"\(words)\"; \(alignment)\(background)\(font)", "Button { text = \"\(words)\"; \(font)",
      "Image { \(picture)",
      "TextField { placeholder = \"\(words)\"; \(font)", "View { backgroundColor = #ffffff\(alpha); ",
    ][[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4][number(0...10)]]
    let hasSize = !kind.hasPrefix("Image") && !kind.hasPrefix("View")
    var rules: [String] = []
    for (near, length, least) in [("left", "width", 2), ("top", "height", 2)] {
      let anchor = names.randomElement(using: &random)
      switch number(0...(isNested ? 6 : 4)) {
      case 0 where anchor != nil:
        rules.append(".\(near) == \(anchor ?? "").\(near == "left" ? "right" : "bottom") + \(number(-8...12))")
      case 1 where anchor != nil: rules.append(".\(near) == \(anchor ?? "").\(near) + \(number(-5...30))")
      case 5: rules.append(".\(near) == root.safeArea.\(near) + \(number(0...200))")
      case 6:
        let far = near == "left" ? "right" : "bottom"
        rules.append(".\(far) == root.safeArea.\(far) - \(number(0...200))")
      default: rules.append(".\(near) == superview.\(near) + \(share()) * superview.\(length) - \(number(0...40))")
      }
      switch number(0...3) {
      case 0: rules.append(".\(length) == \(number(least...80))")
      case 1: rules.append(".\(length) == \(share()) * superview.\(length)")
      default: if !hasSize { rules.append(".\(length) == \(number(10...90))") }
      }
    }
    names.append(name)
    return ["  view \(name): \(kind)\(rules.joined(separator: "; ")) }"]
  }
}
