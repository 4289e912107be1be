internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPage
internal import LayPlatform
internal import LayRendering
internal import LayRuntime
internal import LaySettings

/// One run of `layc render --format html`: a page of one layout.
struct PageJob {
  /// The most variants that a page has unless they are asked for; beyond it states, text sizes and languages are varied one at a time.
  private static let mostProducts = 12

  let session: Session
  let source: String

  /// Writes the page of the selected layout; returns false after a report.
  func write(_ subject: Subject, _ translations: [Translation]) -> Bool {
    guard let layout = layout(of: subject) else { return false }
    let views = layout.program.views.count
    if views > mostPageViews {
      session.fail(
        "\(views) views, and a page has at most \(mostPageViews)", ToolCode.tooManyDrawnViews,
        help: "a picture of one size, '--format svg', may have more")
      return false
    }
    var (data, text) = page(of: layout, subject, translations, mostBytes: PageJob.mostBytes)
    if text.utf8.count - pictureBytes(data) > PageJob.mostPageBytes {
      // The data hardly compress.
      (data, text) = page(of: layout, subject, translations, mostBytes: PageJob.mostPlainBytes)
    }
    for problem in data["pictureProblems"]?.array ?? [] { problem.string.map { session.talk($0) } }
    if let words = leftOutWords(data) { session.talk(words) }
    return session.write(Array(text.utf8), picture: source)
  }

  /// The most bytes of a page without pictures.
  private static let mostPageBytes = 2_000_000
  /// The most bytes of data that are compressed: mostly to a quarter.
  private static let mostBytes = 6_000_000
  /// The most bytes of data that fit into a page with the code even if compression saves no more than base64 costs.
  private static let mostPlainBytes = 1_900_000

  /// The bytes of the addresses of pictures in a page.
  private func pictureBytes(_ data: JSON) -> Int {
    (data["pictures"]?.array ?? []).reduce(0) { $0 + ($1.array?.last?.string?.utf8.count ?? 0) }
  }

  /// The words about the variants that the page has no room for; nil if it has all.
  private func leftOutWords(_ data: JSON) -> String? {
    let names = (data["leftOut"]?.array ?? []).compactMap { $0.string }
    if names.isEmpty { return nil }
    let all = names.count + (data["variants"]?.array?.count ?? 0)
    let listed = names.prefix(PageJob.mostNames).map { visible($0) }.joined(separator: "; ")
    let rest = names.count > PageJob.mostNames ? "; and \(names.count - PageJob.mostNames) more" : ""
    return "left out \(names.count) of \(all) variants, since the page would be too large: " + listed + rest
  }

  /// The most variants to name of those that are left out.
  private static let mostNames = 12

  /// The selected layout; nil after a report if there are several.
  private func layout(of subject: Subject) -> CompiledLayout? {
    let layouts = subject.text.layouts
    if layouts.count == 1 { return layouts[0] }
    let names = layouts.map { "'\(visible($0.name))'" }.joined(separator: ", ")
    session.fail(
      "a page shows one layout, and the file has \(layouts.count)", ToolCode.badArgument,
      help: layouts.isEmpty ? "the file has no layout" : "choose one with --layout: \(names)")
    return nil
  }

  private func page(
    of layout: CompiledLayout, _ subject: Subject, _ translations: [Translation], mostBytes: Int
  ) -> (data: JSON, text: String) {
    let data = data(of: layout, subject, translations, mostBytes)
    return (data, pageText(data, title: "\(layout.name): \(subject.file)"))
  }

  /// The data of the page: the map of the layout, and its frames in all variants.
  private func data(
    of layout: CompiledLayout, _ subject: Subject, _ translations: [Translation], _ mostBytes: Int
  ) -> JSON {
    var layout = layout
    let languages = subject.languages(of: &layout, translations)
    let map = map(of: layout, subject, translations)
    var input = PageInput(
      file: subject.file, layout: layout, sources: subject.sources,
      ranges: ranges(of: layout, map, subject.text.selection.sizes),
      variants: variants(of: layout, subject, languages))
    (input.map, input.mostBytes) = (map, mostBytes)
    input.sizes = subject.text.selection.sizes
    input.device = session.settings.devicePose
    input.scale = subject.text.selection.scale
    let (pictures, scale) = (KnownPictures(session.machine.files), input.scale)
    input.findPicture = { pictures.picture($0, beside: subject.file, scale: scale) }
    var progress = Progress(session)
    progress.step("finding the frames of \(layout.name) at all sizes")
    let data = pageData(input)
    progress.clear()
    return data
  }

  private func map(of layout: CompiledLayout, _ subject: Subject, _ translations: [Translation]) -> SizeMap? {
    var options = options(of: layout, subject)
    options.translations = translations
    var progress = Progress(session)
    let maps = sizeMaps(of: subject.text.compilation, options: options) { step in
      progress.step("checking \(subject.file): \(step.words)")
    }
    progress.clear()
    return maps.first { $0.layout == layout.name }
  }

  /// The options of the check. The sizes that the page shows first do not restrict those that the layout declares; the insets of a device
  /// are those at all sizes, as on the page.
  private func options(of layout: CompiledLayout, _ subject: Subject) -> CheckOptions {
    let projects = session.projects
    var settings = session.settings
    if !layout.sizes.isEmpty { settings.selection.sizes = [] }
    var options = CheckOptions(
      settings, projects.project(of: subject.file)?.poses ?? [], projects.settings(of: subject.file).settings)
    if let insets = settings.selection.deviceInsets, settings.selection.safeArea == nil {
      (options.safeArea, options.replacesSafeArea) = (insets, true)
    }
    options.layout = layout.name
    options.checksBothDirections = session.settings.bothDirections
    return options
  }

  // MARK: - Sizes

  /// The ranges of the page: those that were checked, or around the design size for a layout that declares none; then each size that is
  /// shown first and is in none of them.
  private func ranges(of layout: CompiledLayout, _ map: SizeMap?, _ sizes: [ExactSize]) -> [SizeRange] {
    let ranges = ranges(of: layout, map)
    let outside = sizes.filter { size in !ranges.contains { $0.contains(size) } }
    return ranges + outside.map { SizeRange($0, $0) }
  }

  private func ranges(of layout: CompiledLayout, _ map: SizeMap?) -> [SizeRange] {
    let checked = map?.layers[0].parts.map { $0.range } ?? []
    let plain = checked.filter { $0.pose == nil && !$0.isSingle }
    if !plain.isEmpty { return plain }
    if let first = checked.first, checked.count > 1 {
      return [checked.dropFirst().reduce(SizeRange(first.lowest, first.highest)) { $0.joined(with: $1) }]
    }
    let design = layout.designSize ?? checked.first?.lowest ?? ExactSize(width: 375, height: 667)
    let half = ExactSize(width: (design.width / 2).floor, height: (design.height / 2).floor)
    return [SizeRange(half, ExactSize(width: 2 * design.width, height: 2 * design.height))]
  }

  // MARK: - Variants

  /// The states, directions, text sizes and languages of the page: those of the options, else all that the layout declares.
  private func variants(
    of layout: CompiledLayout, _ subject: Subject, _ languages: [ShotLanguage]
  ) -> [PageInput.Variant] {
    let settings = session.settings
    let isAsked = !settings.render.states.isEmpty || !settings.render.textSizes.isEmpty
    var states: [String?] = [nil] + layout.program.states.map { .some($0) }
    if !settings.render.states.isEmpty { states = settings.render.states.map { $0 == StateID.baseName ? nil : $0 } }
    var sizes = [TextSize.large] + layout.textSizes.filter { $0 != .large }
    if !settings.render.textSizes.isEmpty { sizes = settings.render.textSizes }
    var all: [Choice] = []
    for language in languages {
      for direction in subject.directions(language) {
        for state in states {
          for textSize in sizes {
            all.append(
              Choice(state: state, textSize: textSize, language: language, direction: direction ?? .leftToRight))
          }
        }
      }
    }
    if all.count > PageJob.mostProducts && !isAsked, let first = all.first {
      all = all.filter { $0.differences(from: first) < 2 }
    }
    return all.map { variant($0, of: layout, subject) }
  }

  private struct Choice {
    var state: String?
    var textSize: TextSize
    var language: ShotLanguage
    var direction: InterfaceDirection

    /// The number of settings that differ; languages have their own direction.
    func differences(from other: Choice) -> Int {
      let hasOtherLanguage = language.translation != other.language.translation
      return (state == other.state ? 0 : 1) + (textSize == other.textSize ? 0 : 1)
        + (hasOtherLanguage ? 1 : direction == other.direction ? 0 : 1)
    }
  }

  private func variant(_ choice: Choice, of layout: CompiledLayout, _ subject: Subject) -> PageInput.Variant {
    var selection = subject.text.selection.atAnySize
    (selection.state, selection.textSize, selection.direction) = (choice.state, choice.textSize, choice.direction)
    selection.translation = choice.language.translation
    let environment = selection.environment(of: layout, at: .zero)
    return PageInput.Variant(environment, state: choice.state, language: choice.language.name)
  }
}

extension SizeRange {
  /// The least range around two.
  fileprivate func joined(with other: SizeRange) -> SizeRange {
    SizeRange(
      ExactSize(width: min(lowest.width, other.lowest.width), height: min(lowest.height, other.lowest.height)),
      ExactSize(width: max(highest.width, other.highest.width), height: max(highest.height, other.highest.height)))
  }
}
