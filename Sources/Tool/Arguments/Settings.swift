internal import LayCompiler
internal import LayRendering
internal import LayRuntime

/// The parsed options of a command line.
struct Settings {
  enum Format: String { case text, json, svg, log, sarif, github }
  enum Color: String { case auto, always, never }

  /// The source of the options.
  var asker = Asker.commandLine
  /// `--size`, in the order given.
  var sizes: [ExactSize] = []
  /// `--sizes`, in the order given.
  var ranges: [(lowest: ExactSize, highest: ExactSize)] = []
  var layout: String?
  /// Pixels a point, or nil for unsnapped frames.
  var scale: Rational?
  var direction: InterfaceDirection?
  /// The name of the state, or nil for the base.
  var state: String?
  var animation: AnimationSettings?
  var fit: FitSettings?
  /// The error of an option that has no effect without another; nil if there is none.
  var strayOption: UsageError?
  var bothDirections = false
  var overrides: [NamedNumber] = []
  /// The path of `--resize`, empty without one.
  var path: [ExactSize] = []
  var format = Format.text
  var color = Color.auto
  var strict = false
  var quiet = false
  /// The characters of drawings in reports.
  var signs = SketchSigns.boxes
  /// The most problems to show; nil for all.
  var maxDiagnostics: Int?
  /// The baseline file of known problems.
  var baseline: String?
  /// The baseline file to write.
  var writeBaseline: String?
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
  /// `--device`: a screen by its name.
  var device: LayoutEnvironment?
  /// `--devices`: screens to check.
  var screens: [LayoutEnvironment] = []
  /// `--safe-area`: the insets of the safe area.
  var safeArea: ExactInsets?

  /// True if no option restricts or changes the check, so that known problems that are not found have been solved.
  var looksAtEverything: Bool {
    sizes.isEmpty && ranges.isEmpty && layout == nil && scale == nil && direction == nil && overrides.isEmpty
      && safeArea == nil && screens.isEmpty
  }
}

extension Settings {
  /// Returns the environment of a layout at a size.
  func environment(at size: ExactSize) -> LayoutEnvironment {
    var environment = device ?? LayoutEnvironment(size: size)
    environment.size = size
    environment.direction = direction ?? .leftToRight
    if let scale { environment.scale = scale }
    if let safeArea { environment.safeArea = safeArea }
    return environment
  }
}

extension Settings {
  /// Reads the values of `invocation`.
  init(_ invocation: Invocation) throws(UsageError) {
    asker = invocation.asker
    let reader = ValueReader(invocation: invocation)
    try readScreen(reader)
    animation = try AnimationSettings(invocation)
    fit = try FitSettings(invocation)
    strayOption = AnimationSettings.stray(invocation) ?? FitSettings.stray(invocation)
    try readOutput(reader)
    readFlags(invocation)
    try readDevice(reader)
    try checkExclusions(invocation)
  }

  /// Reads the options about the layouts and their environment.
  private mutating func readScreen(_ reader: ValueReader) throws(UsageError) {
    sizes = try reader.sizes()
    ranges = try reader.ranges()
    layout = reader.text(.layout)
    scale = try reader.scale()
    direction = reader.text(.direction).map { $0 == "rtl" ? .rightToLeft : .leftToRight }
    state = reader.text(.state)
    overrides = try reader.overrides()
    path = try reader.path()
    safeArea = try reader.safeArea()
    screens = try reader.screens()
    device = try reader.device()
  }

  /// Reads the options about output.
  private mutating func readOutput(_ reader: ValueReader) throws(UsageError) {
    format = reader.text(.format).flatMap(Format.init) ?? .text
    color = reader.text(.color).flatMap(Color.init) ?? .auto
    maxDiagnostics = try reader.maxDiagnostics()
    baseline = reader.text(.baseline)
    writeBaseline = reader.text(.writeBaseline)
    stdinFilename = reader.text(.stdinFilename)
  }

  private mutating func readFlags(_ invocation: Invocation) {
    bothDirections = invocation.has(.bothDirections)
    strict = invocation.has(.strict)
    allowsUndecided = invocation.has(.allowUndecided)
    quiet = invocation.has(.quiet)
    if invocation.has(.ascii) { signs = .plain }
    fix = invocation.has(.fix)
    diff = invocation.has(.diff)
    check = invocation.has(.check)
    vfl = invocation.has(.vfl)
    watch = invocation.has(.watch)
    atMost = invocation.has(.atMost)
    atLeast = invocation.has(.atLeast)
  }

  /// Takes the size and scale of the device, and refuses conflicting options.
  private mutating func readDevice(_ reader: ValueReader) throws(UsageError) {
    if let device {
      if !sizes.isEmpty || !path.isEmpty {
        throw .deviceAndSize(path.isEmpty ? .size : .resize, reader.invocation)
      }
      sizes = [device.size]
      scale = scale ?? device.scale
    }
    if !screens.isEmpty && (!sizes.isEmpty || !ranges.isEmpty || safeArea != nil) {
      throw UsageError(
        "'--devices' excludes '--size', '--sizes' and '--safe-area'", help: "devices have sizes and safe areas",
        command: reader.invocation.command.name)
    }
  }

  private func checkExclusions(_ invocation: Invocation) throws(UsageError) {
    if !ranges.isEmpty && !sizes.isEmpty {
      throw UsageError(
        "'--sizes' and '--size' exclude each other", help: "repeat '--size' for single sizes",
        command: invocation.command.name)
    }
    if diff && (fix || format != .text) {
      throw UsageError(
        "'--diff' and '\(fix ? "--fix" : "--format")' exclude each other", help: "a diff changes nothing, and is text",
        command: invocation.command.name)
    }
    if diff && writeBaseline != nil {
      throw UsageError(
        "'--diff' and '--write-baseline' exclude each other", help: "a diff changes nothing",
        command: invocation.command.name)
    }
    if atMost && atLeast {
      throw UsageError(
        "'--at-most' and '--at-least' exclude each other", help: "ask twice", command: invocation.command.name)
    }
    if !path.isEmpty && !sizes.isEmpty {
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

  private func size(_ text: some StringProtocol, _ whole: String, of option: Option) throws(UsageError) -> ExactSize {
    if let size = parseSize(text) {
      try checkReach(of: size, whole, option)
      return size
    }
    let guess = option.name == .size ? nearestSize(to: text) : nil
    throw .badValue(
      whole, of: option, "a size is written WIDTHxHEIGHT, in points", invocation,
      nearest: guess == whole ? nil : guess)
  }

  private func checkReach(of size: ExactSize, _ whole: String, _ option: Option) throws(UsageError) {
    guard !isWithinReach(size) else { return }
    throw .badValue(whole, of: option, "a side has at most \(longestSide) points", invocation)
  }

  func sizes() throws(UsageError) -> [ExactSize] {
    var found: [ExactSize] = []
    for (option, value) in values(.size) { found.append(try size(value, value, of: option)) }
    return found
  }

  func ranges() throws(UsageError) -> [(lowest: ExactSize, highest: ExactSize)] {
    var found: [(lowest: ExactSize, highest: ExactSize)] = []
    for (option, value) in values(.sizes) {
      guard let (lowest, highest) = parseSizeRange(value) else {
        throw .badValue(value, of: option, "two sizes stand with ... between them", invocation)
      }
      guard lowest.width <= highest.width, lowest.height <= highest.height else {
        throw .badValue(value, of: option, "the smaller size comes first", invocation)
      }
      try checkReach(of: highest, value, option)
      found.append((lowest, highest))
    }
    return found
  }

  func scale() throws(UsageError) -> Rational? {
    guard let (option, value) = values(.scale).last else { return nil }
    guard let scale = parseNumber(value), scale > .zero, scale <= LayCompiler.Limits.scale else {
      let limit = LayCompiler.Limits.scale
      throw .badValue(value, of: option, "it is a number of pixels above 0 and at most \(limit)", invocation)
    }
    return scale
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
    for (name, value) in try assignments() {
      guard let number = parseFraction(value) else { throw .noNumber(value, for: name, invocation) }
      found.append(NamedNumber(name: name, value: number))
    }
    return found
  }

  /// Returns the assignments of `--set`, or those of a client.
  private func assignments() throws(UsageError) -> [(name: String, value: String)] {
    var found = invocation.constants
    for (option, value) in values(.set) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .badValue(value, of: option, "a name, '=' and a number", invocation)
      }
      found.append((String(parts[0]), String(parts[1])))
    }
    return found
  }

  func path() throws(UsageError) -> [ExactSize] {
    guard let (option, value) = values(.resize).last else { return [] }
    var found: [ExactSize] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      found.append(try size(part, value, of: option))
    }
    return found
  }

  func device() throws(UsageError) -> LayoutEnvironment? {
    guard let (option, value) = values(.device).last else { return nil }
    guard let screen = Device.named(value) else {
      let families = invocation.asker == .commandLine ? "check --devices" : nil
      let help = Device.help(for: value, isList: false, listOption: families)
      throw .badValue(value, of: option, "no such device: \(help)", invocation)
    }
    return screen
  }

  func screens() throws(UsageError) -> [LayoutEnvironment] {
    guard let (option, value) = values(.devices).last else { return [] }
    let (screens, unknown) = Device.screens(value)
    if let unknown {
      let help = Device.help(for: unknown, isList: true)
      throw .badValue(value, of: option, "no device '\(unknown)': \(help)", invocation)
    }
    return screens
  }

  func safeArea() throws(UsageError) -> ExactInsets? {
    guard let (option, value) = values(.safeArea).last else { return nil }
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false).compactMap { parseNumber($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.sign >= 0 && $0 <= Rational(longestSide) }) else {
      throw .badValue(value, of: option, "four numbers: top,left,bottom,right", invocation)
    }
    return ExactInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
