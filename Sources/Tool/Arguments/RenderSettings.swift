internal import LayDiagnostics
internal import LayRendering
internal import LayRuntime

/// The options of `layc render` alone.
struct RenderSettings {
  /// `--style`
  var style = PictureStyle.mockup
  /// `--show`: what is drawn besides; nil for what the style draws.
  var shown: Set<PictureLayer>?
  /// `--dark`
  var isDark = false
  /// `--map`
  var isMap = false
  /// True if a terminal that shows pictures shows this one: nothing names a file, or a format other than PNG.
  var showsInTerminal = false
  /// `--state`, in the order given; `base` is no state. Empty for the base alone.
  var states: [String] = []
  /// `--text-size`, in the order given; empty for the default one.
  var textSizes: [TextSize] = []
  /// `--before`: a revision or a file; nil without it.
  var before: String?

  /// The settings of `layc eval --draw`: boxes with names, in the environment of the options.
  static func eval(_ selection: LayoutSelection) -> RenderSettings {
    var settings = RenderSettings()
    settings.style = .blueprint
    settings.states = selection.state.map { [$0] } ?? []
    settings.textSizes = selection.textSize.map { [$0] } ?? []
    return settings
  }
}

extension Settings {
  /// Reads the options of `layc render`.
  mutating func readRender(_ invocation: Invocation) throws(UsageError) {
    render.style = invocation.values[.style]?.last.flatMap(PictureStyle.init) ?? .mockup
    render.isDark = invocation.has(.dark)
    render.isMap = invocation.has(.map)
    render.before = invocation.values[.before]?.last
    render.states = invocation.values[.state] ?? []
    render.textSizes = (invocation.values[.textSize] ?? []).compactMap { TextSize(name: $0) }
    if let names = invocation.values[.show]?.last { render.shown = try layers(names, invocation) }
    selection.state = nil
    selection.textSize = nil
    selection.animatedStates += render.states
    if !invocation.has(.format) { format = formatOfFile ?? .svg }
    render.showsInTerminal = output == nil && (!invocation.has(.format) || format == .png)
    try checkRender(invocation)
  }

  private func layers(_ names: String, _ invocation: Invocation) throws(UsageError) -> Set<PictureLayer> {
    var found: Set<PictureLayer> = []
    guard let option = invocation.option(.show) else { return found }
    for name in names.split(separator: ",") where name != "nothing" {
      guard let layer = PictureLayer(rawValue: String(name)) else {
        let known = PictureLayer.allCases.map(\.rawValue)
        throw .badValue(
          String(name), of: option, "it is \(known.joined(separator: ", ")) or nothing", invocation,
          nearest: nearest(to: String(name), among: known))
      }
      found.insert(layer)
    }
    return found
  }

  /// The format by the end of the output's name; nil if it says none.
  private var formatOfFile: Format? {
    guard let output, let dot = output.lastIndex(of: ".") else { return nil }
    let format = Format(rawValue: output[output.index(after: dot)...].lowercased())
    return format.flatMap { Settings.pictureFormats.contains($0) ? $0 : nil }
  }

  /// The name of the output with the ending of SVG.
  private var svgName: String {
    guard let output, output != "-" else { return "map.svg" }
    let slash = output.lastIndex(of: "/") ?? output.startIndex
    let dot = output[slash...].lastIndex(of: ".") ?? output.endIndex
    return output[..<dot] + ".svg"
  }

  /// The formats of `layc render`.
  static let pictureFormats: [Format] = [.svg, .png, .pdf, .html]

  private mutating func checkRender(_ invocation: Invocation) throws(UsageError) {
    let exclusions: [(Option.Name, [Option.Name], String)] = [
      (.map, [.style, .show, .dark, .before, .animate, .resize, .state, .textSize], "a map shows sizes, not views"),
      (.before, [.animate], "two versions stand side by side"),
      (.device, [.safeArea], "a device has its safe area"),
    ]
    for (option, others, why) in exclusions where invocation.has(option) {
      guard let other = others.first(where: invocation.has) else { continue }
      throw UsageError(
        "'--\(option.rawValue)' and '--\(other.rawValue)' exclude each other", help: why,
        command: invocation.command.name)
    }
    if format == .html,
      let other = [Option.Name.map, .before, .animate, .resize, .devices].first(where: invocation.has)
    {
      throw UsageError(
        "'--format html' and '--\(other.rawValue)' exclude each other",
        help: "a page shows one version of one layout, with its map", command: invocation.command.name)
    }
    if format == .html, let choice = [Option.Name.style, .show, .dark].first(where: invocation.has) {
      throw UsageError(
        "'--format html' and '--\(choice.rawValue)' exclude each other",
        help: "whoever opens the page chooses style, appearance and what is shown", command: invocation.command.name)
    }
    if render.isMap && format != .svg {
      throw UsageError(
        "a map has no pixels: it is not written as \(format.rawValue)",
        help: "name an SVG file, '-o \(svgName)'", command: invocation.command.name)
    }
    if !render.isMap { strayOption = strayOption ?? optionOfMaps(invocation) }
  }

  /// The report of an option that only a map has; nil if there is none.
  private func optionOfMaps(_ invocation: Invocation) -> UsageError? {
    if format != .html && invocation.has(.sizes) {
      return UsageError(
        "'--sizes' belongs to '--map' and to '--format html'", help: "'--size' takes single sizes",
        command: invocation.command.name)
    }
    guard let option = [Option.Name.textSizes, .expansion, .pseudo].first(where: invocation.has) else { return nil }
    return UsageError(
      "'--\(option.rawValue)' belongs to '--map'",
      help: option == .textSizes ? "'--text-size' takes single text sizes" : "'--strings' draws translations",
      command: invocation.command.name)
  }
}
