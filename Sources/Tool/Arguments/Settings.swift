internal import LayCompiler
internal import LayDevices
internal import LayRendering
internal import LayRuntime

/// The parsed options of a command line.
struct Settings {
  enum Format: String { case text, short, json, csv, xcstrings, svg, png, pdf, html, log, sarif, github }
  enum Color: String { case auto, always, never }

  /// The options about the layouts and their environment.
  var selection = LayoutSelection()
  /// `--sizes`, in the order given.
  var ranges: [(lowest: ExactSize, highest: ExactSize)] = []
  var animation: AnimationSettings?
  var fit: FitSettings?
  /// The error of an option that has no effect without another; nil if there is none.
  var strayOption: UsageError?
  var bothDirections = false
  /// `--no-trials`.
  var leavesOutTrials = false
  /// `--text-sizes`, from the smallest; empty without it.
  var textSizes: [TextSize] = []
  /// `--keyboard` of a check; nil without it.
  var keyboard: SizeBounds?
  /// `--expansion`; nil without it.
  var expansion: TextChange?
  /// `--pseudo`
  var pseudo = false
  var format = Format.text
  var color = Color.auto
  var strict = false
  var quiet = false
  /// `--tee`
  var tee = false
  /// `--objc`
  var objc = false
  /// `--to-lay`
  var toLay = false
  /// The characters of drawings in reports.
  var signs = SketchSigns.boxes
  /// The characters of drawn boxes.
  var boxSigns = BoxSigns.lines
  /// `--draw`
  var draws = false
  /// `--graphics`
  var graphics = TerminalPictures.auto
  /// The most problems to show; nil for all.
  var maxDiagnostics: Int?
  /// The baseline file of known problems.
  var baseline: String?
  /// The baseline file to write.
  var writeBaseline: String?
  /// `--changed-since`: a revision of git; nil without it.
  var changedSince: String?
  /// True if undecided layouts are not errors.
  var allowsUndecided = false
  var fix = false
  var diff = false
  /// True if `fmt` only lists the files that it would change.
  var check = false
  /// True if the command is repeated when files change.
  var watch = false
  /// True if `fmt` formats the strings of visual formats too.
  var vfl = false
  /// The questions of `layc why` about limits instead of the value.
  var atMost = false
  var atLeast = false
  var stdinFilename: String?
  /// True if `check` shows the settings in force, and checks nothing.
  var showsSettings = false
  /// True if `check` lists the claims that it decided.
  var explainsProof = false
  /// True if `check` draws the sizes of each finding.
  var drawsMaps = false
  /// `--apply`: the fix to make.
  var applied: AppliedFix?
  /// `--interactive`
  var interactive = false
  /// `--output`: the directory that `import` writes to.
  var output: String?
  /// `--host`, without brackets
  var host = "127.0.0.1"
  /// `--port`; 0 for a free one
  var port = 0
  /// `--allowed-host`
  var allowedHosts: [String] = []
  /// `--open`
  var opens = false
  /// `--force`
  var force = false
  /// `--map`: views of two layouts with other paths, in the order given.
  var mappedViews: [(first: String, second: String)] = []
  /// `--from`: the file that `new` starts from.
  var starter = Starter.blank
  /// `--devices`: poses to check.
  var poses: [Pose] = []
  /// The value of `--device` as it was written; nil without it.
  var device: String?
  /// The value of `--devices` as it was written; nil without it.
  var devices: String?

  /// The options of `render` alone.
  var render = RenderSettings()

  /// `--strings` and `--languages`.
  var strings = StringOptions()

  /// True if an option determines the sizes of a check, so that those of a project do not count.
  var choosesSizes: Bool {
    !selection.sizes.isEmpty || !ranges.isEmpty || selection.safeArea != nil || !poses.isEmpty
  }

  /// True if no option restricts or changes the check, so that known problems that are not found have been solved.
  var looksAtEverything: Bool {
    selection.sizes.isEmpty && ranges.isEmpty && selection.layout == nil && selection.scale == nil
      && selection.direction == nil && selection.overrides.isEmpty && selection.safeArea == nil && poses.isEmpty
      && textSizes.isEmpty && strings.languages == nil && keyboard == nil
  }
}

extension Settings {
  /// Reads the values of `invocation`.
  init(_ invocation: Invocation) throws(UsageError) {
    let reader = ValueReader(invocation: invocation)
    try readScreen(reader, invocation)
    try readStrings(reader, invocation)
    let device = try reader.device()
    animation = try AnimationSettings(invocation)
    fit = try FitSettings(invocation)
    selection.animatedStates = animation?.states ?? []
    strayOption = AnimationSettings.stray(invocation) ?? FitSettings.stray(invocation)
    try readOutput(reader)
    if invocation.command.name == .render { try readRender(invocation) }
    if invocation.command.name == .eval { render = .eval(selection) }
    readFlags(invocation)
    try take(device, invocation)
    try checkExclusions(invocation)
  }

  /// Reads the options about the layouts and their environment.
  private mutating func readScreen(_ reader: ValueReader, _ invocation: Invocation) throws(UsageError) {
    selection.sizes = try reader.sizes()
    ranges = try reader.ranges()
    selection.layout = reader.text(.layout)
    selection.scale = try reader.value(.scale) { text throws(ValueProblem) in try scaleValue(text) }
    selection.direction = reader.text(.direction).map(directionValue)
    selection.state = reader.text(.state)
    selection.textSize = reader.text(.textSize).flatMap { TextSize(name: $0) }
    textSizes = try reader.value(.textSizes) { text throws(ValueProblem) in try textSizesValue(text) } ?? []
    expansion = try reader.value(.expansion) { text throws(ValueProblem) in try expansionValue(text) }
    selection.overrides = try reader.overrides()
    selection.path = try reader.path()
    selection.safeArea = try reader.value(.safeArea) { text throws(ValueProblem) in try safeAreaValue(text) }
    keyboard = try reader.value(.keyboard) { text throws(ValueProblem) in try keyboardsValue(text) }
    let takesRange = invocation.command.options.contains { $0.synopsis == Option.keyboards.synopsis }
    if let keyboard, !takesRange {
      _ = try reader.value(.keyboard) { text throws(ValueProblem) in try keyboardValue(text) }
      selection.keyboardHeight = keyboard.lowest
    }
    poses = try reader.poses()
    devices = reader.text(.devices)
    device = reader.text(.device)
  }

  /// Reads the options about string catalogs.
  private mutating func readStrings(_ reader: ValueReader, _ invocation: Invocation) throws(UsageError) {
    strings.paths = invocation.values[.strings] ?? []
    strings.languages = try reader.value(.languages) { text throws(ValueProblem) in try languagesValue(text) }
  }

  /// Reads the options about output.
  private mutating func readOutput(_ reader: ValueReader) throws(UsageError) {
    format = reader.text(.format).flatMap(Format.init) ?? .text
    color = reader.text(.color).flatMap(Color.init) ?? .auto
    graphics = reader.text(.graphics).flatMap(TerminalPictures.init) ?? .auto
    maxDiagnostics = try reader.maxDiagnostics()
    baseline = reader.text(.baseline)
    changedSince = reader.text(.changedSince)
    writeBaseline = reader.text(.writeBaseline)
    stdinFilename = reader.text(.stdinFilename)
    applied = try reader.value(.apply) { text throws(ValueProblem) in
      guard let fix = AppliedFix(text) else { throw ValueProblem(reason: "a code, '@', a file, ':' and a line") }
      return fix
    }
    output = reader.text(.output)
    try readAddress(reader)
    mappedViews = try reader.mappedViews()
    starter = reader.text(.from).flatMap(Starter.init) ?? .blank
  }

  /// Reads the options about the address of a preview.
  private mutating func readAddress(_ reader: ValueReader) throws(UsageError) {
    host = try reader.value(.host) { text throws(ValueProblem) in try addressValue(text) } ?? host
    port = try reader.value(.port) { text throws(ValueProblem) in try portValue(text) } ?? 0
    allowedHosts = try reader.hosts()
  }

  private mutating func readFlags(_ invocation: Invocation) {
    bothDirections = invocation.has(.bothDirections)
    leavesOutTrials = invocation.has(.noTrials)
    pseudo = invocation.has(.pseudo)
    force = invocation.has(.force)
    opens = invocation.has(.open)
    strict = invocation.has(.strict)
    allowsUndecided = invocation.has(.allowUndecided)
    quiet = invocation.has(.quiet)
    tee = invocation.has(.tee)
    objc = invocation.has(.objc)
    toLay = invocation.has(.toLay)
    if invocation.has(.ascii) { (signs, boxSigns, graphics) = (.plain, .plain, .none) }
    draws = invocation.has(.draw)
    fix = invocation.has(.fix)
    interactive = invocation.has(.interactive)
    diff = invocation.has(.diff)
    check = invocation.has(.check)
    vfl = invocation.has(.vfl)
    watch = invocation.has(.watch)
    showsSettings = invocation.has(.showSettings)
    explainsProof = invocation.has(.explainProof)
    drawsMaps = invocation.command.name == .check && invocation.has(.map)
    atMost = invocation.has(.atMost)
    atLeast = invocation.has(.atLeast)
  }

  /// Takes the size and scale of the device, and refuses conflicting options.
  private mutating func take(_ device: LayoutEnvironment?, _ invocation: Invocation) throws(UsageError) {
    if let device {
      if !selection.sizes.isEmpty || !selection.path.isEmpty {
        throw .deviceAndSize(selection.path.isEmpty ? .size : .resize, invocation)
      }
      selection.take(device)
    }
    if !poses.isEmpty && (!selection.sizes.isEmpty || !ranges.isEmpty || selection.safeArea != nil) {
      throw UsageError(
        "'--devices' excludes '--size', '--sizes' and '--safe-area'", help: "devices have sizes and safe areas",
        command: invocation.command.name)
    }
  }

  private func checkExclusions(_ invocation: Invocation) throws(UsageError) {
    if !ranges.isEmpty && !selection.sizes.isEmpty {
      throw UsageError(
        "'--sizes' and '--size' exclude each other", help: "repeat '--size' for single sizes",
        command: invocation.command.name)
    }
    if diff && (fix || format != .text) {
      throw UsageError(
        "'--diff' and '\(fix ? "--fix" : "--format")' exclude each other", help: "a diff changes nothing, and is text",
        command: invocation.command.name)
    }
    let changes: [Option.Name] = [.fix, .apply, .interactive, .diff, .watch].filter(invocation.has)
    if changes.count > 1, changes.contains(.apply) || changes.contains(.interactive) {
      throw UsageError(
        "'--\(changes[0].rawValue)' and '--\(changes[1].rawValue)' exclude each other",
        help: "make one after the other",
        command: invocation.command.name)
    }
    if leavesOutTrials, let change = changes.first(where: { $0 == .apply || $0 == .interactive }) {
      throw UsageError(
        "'--no-trials' and '--\(change.rawValue)' exclude each other", help: "many fixes are found by trials",
        command: invocation.command.name)
    }
    if toLay && format != .text {
      throw UsageError(
        "'--to-lay' and '--format' exclude each other", help: "a layout has one form", command: invocation.command.name)
    }
    if diff && writeBaseline != nil {
      throw UsageError(
        "'--diff' and '--write-baseline' exclude each other", help: "a diff changes nothing",
        command: invocation.command.name)
    }
    if showsSettings && format != .text && format != .json {
      throw UsageError(
        "'--show-settings' has no format '\(format.rawValue)'", help: "it has text and json",
        command: invocation.command.name)
    }
    if drawsMaps && format != .text {
      throw UsageError(
        "'--map' and '--format \(format.rawValue)' exclude each other",
        help: "maps are text; JSON has the exact regions",
        command: invocation.command.name)
    }
    let others: [Option.Name] = [.fix, .diff, .watch, .baseline, .writeBaseline]
    if showsSettings, let other = others.first(where: invocation.has) {
      throw UsageError(
        "'--show-settings' and '--\(other.rawValue)' exclude each other", help: "it checks nothing",
        command: invocation.command.name)
    }
    if atMost && atLeast {
      throw UsageError(
        "'--at-most' and '--at-least' exclude each other", help: "ask twice", command: invocation.command.name)
    }
    if !selection.path.isEmpty && !poses.isEmpty {
      throw UsageError(
        "'--resize' and '--devices' exclude each other", help: "a device has its size",
        command: invocation.command.name)
    }
    if !selection.path.isEmpty && !selection.sizes.isEmpty {
      throw UsageError(
        "'--resize' and '--size' exclude each other", help: "let the path of '--resize' end at the size",
        command: invocation.command.name)
    }
  }
}

/// Reads the values of an invocation; every error names the option and the value.
private struct ValueReader {
  let invocation: Invocation

  func text(_ name: Option.Name) -> String? { invocation.values[name]?.last }

  private func values(_ name: Option.Name) -> [(Option, String)] {
    guard let option = invocation.option(name) else { return [] }
    return (invocation.values[name] ?? []).map { (option, $0) }
  }

  /// Parses the value of an option with a function; nil if it is not given.
  func value<Value>(
    _ name: Option.Name, _ parse: (String) throws(ValueProblem) -> Value
  ) throws(UsageError) -> Value? {
    guard let (option, value) = values(name).last else { return nil }
    return try parsed(value, of: option, parse)
  }

  private func parsed<Value>(
    _ value: String, of option: Option, _ parse: (String) throws(ValueProblem) -> Value
  ) throws(UsageError) -> Value {
    do throws(ValueProblem) {
      return try parse(value)
    } catch {
      throw .badValue(value, of: option, error.reason, invocation, nearest: error.nearest)
    }
  }

  func sizes() throws(UsageError) -> [ExactSize] {
    var found: [ExactSize] = []
    for (option, value) in values(.size) {
      found.append(try parsed(value, of: option) { text throws(ValueProblem) in try sizeValue(text) })
    }
    return found
  }

  func ranges() throws(UsageError) -> [(lowest: ExactSize, highest: ExactSize)] {
    var found: [(lowest: ExactSize, highest: ExactSize)] = []
    for (option, value) in values(.sizes) {
      guard let (lowest, highest) = parseSizeRange(value) else {
        throw .badValue(value, of: option, "two sizes are separated by ...", invocation)
      }
      guard lowest.width <= highest.width, lowest.height <= highest.height else {
        throw .badValue(value, of: option, "the smaller size comes first", invocation)
      }
      try parsed(value, of: option) { _ throws(ValueProblem) in try checkReach(of: highest) }
      found.append((lowest, highest))
    }
    return found
  }

  func maxDiagnostics() throws(UsageError) -> Int? {
    guard let (option, value) = values(.maxDiagnostics).last else { return nil }
    guard let number = Int(value), number >= 0, value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      throw .badValue(value, of: option, "it is a whole number, 0 for no limit", invocation)
    }
    return number == 0 ? nil : number
  }

  func overrides() throws(UsageError) -> [NamedNumber] {
    var found: [NamedNumber] = []
    for (option, value) in values(.set) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .badValue(value, of: option, "a name, '=' and a number", invocation)
      }
      guard let number = parseFraction(parts[1]) else {
        throw .badValue(value, of: option, "'\(parts[1])' is not a number", invocation)
      }
      found.append(NamedNumber(name: String(parts[0]), value: number))
    }
    return found
  }

  func mappedViews() throws(UsageError) -> [(first: String, second: String)] {
    var found: [(first: String, second: String)] = []
    for (option, value) in values(.map) where option.value != nil {
      let parts = value.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw .badValue(value, of: option, "a view of the first layout, '=' and one of the second", invocation)
      }
      found.append((String(parts[0]), String(parts[1])))
    }
    return found
  }

  func path() throws(UsageError) -> [ExactSize] {
    try value(.resize) { text throws(ValueProblem) in try pathValue(text) } ?? []
  }

  func hosts() throws(UsageError) -> [String] {
    var found: [String] = []
    for (option, value) in values(.allowedHost) {
      found.append(try parsed(value, of: option) { text throws(ValueProblem) in try hostValue(text) })
    }
    return found
  }

  func device() throws(UsageError) -> LayoutEnvironment? {
    try value(.device) { text throws(ValueProblem) in try deviceValue(text, listOption: "check --devices") }
  }

  func poses() throws(UsageError) -> [Pose] {
    guard let (option, value) = values(.devices).last else { return [] }
    let (poses, unknown) = Device.poses(ofList: value)
    if let unknown {
      let help = Device.help(for: unknown, isList: true)
      throw .badValue(value, of: option, "no device '\(unknown)': \(help)", invocation)
    }
    return poses
  }
}
