internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering
internal import LayRuntime
internal import LaySettings

/// `layc render`: draws the selected layouts, and reports diagnostics on the standard error.
func renderCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  let settings = session.settings
  if let error = settings.strayOption { throw error }
  if settings.render.isMap { return try mapCommand(path, session) }
  if let windows = settings.poses.first, settings.poses.allSatisfy({ !$0.isSingle }) {
    throw .windowsWithoutSize(windows, session.command)
  }
  let canvas = settings.render.showsInTerminal ? session.machine.canvas(settings.graphics) : nil
  if canvas == nil && session.refusesTerminal {
    throw UsageError(
      "a picture in \(settings.format.rawValue) is not written to a terminal", help: "name a file with -o",
      command: session.command.name)
  }
  guard let (name, bytes) = session.read(path) else { return .failure }
  guard var subject = Subject(name, bytes, session) else { return .failure }
  guard try subject.isReady() else { return subject.writeProblems() }
  var job = RenderJob(session, source: path, canvas)
  return try job.perform(&subject)
}

/// One run of `layc render`, or of `layc eval --draw` in a terminal that shows pictures.
struct RenderJob {
  private let session: Session
  private let source: String
  /// The terminal that shows the picture; nil for a file.
  private let canvas: TerminalCanvas?
  private var isDone = false
  /// The status that follows from the string catalogs.
  private var stringStatus = ExitStatus.fine
  private var usageError: UsageError?
  private let style: PictureStyle
  private let layers: Set<PictureLayer>

  init(_ session: Session, source: String, _ canvas: TerminalCanvas?) {
    (self.session, self.source, self.canvas) = (session, source, canvas)
    style = session.settings.render.style
    layers = session.settings.render.shown ?? style.layers
  }

  /// Draws, reports why there is no picture, and returns the status.
  mutating func perform(_ subject: inout Subject) throws(UsageError) -> ExitStatus {
    do throws(PictureProblem) {
      try draw(&subject)
    } catch {
      fail(error)
    }
    if let usageError { throw usageError }
    return isDone ? max(subject.status, stringStatus) : .failure
  }

  private mutating func draw(_ subject: inout Subject) throws(PictureProblem) {
    if session.settings.format == .html {
      guard let translations = translations(subject) else { return }
      isDone = PageJob(session: session, source: source).write(subject, translations)
      return
    }
    if let animation = session.settings.animation { return try animate(&subject, animation) }
    if let word = session.settings.render.before { return try compare(&subject, with: word) }
    guard let screens = try screens(&subject) else { return }
    isDone = session.write(try form.bytes(of: Wall.picture(of: screens, style, layers)), picture: source)
  }

  /// The format of the picture.
  private var form: PictureForm {
    let scale = session.settings.selection.scale?.double
    if let canvas { return PictureForm(canvas, scale: scale) }
    return PictureForm(session.settings.format.pictureFormat, scale: scale)
  }

  /// Lays out all screens; nil after a report. Catalogs of an earlier version are read without their problems.
  private mutating func screens(
    _ subject: inout Subject, isEarlier: Bool = false
  ) throws(PictureProblem) -> [Screen]? {
    guard let translations = translations(subject, isEarlier: isEarlier) else { return nil }
    let shots: [Shot]
    do throws(UsageError) {
      shots = try subject.shots(translations)
    } catch {
      usageError = error
      return nil
    }
    if shots.count > WallLimits.screens { throw .tooManyScreens(shots.count) }
    let views = shots.map { $0.layout.program.views.count { $0.role == .view } }.reduce(0, +)
    if views > WallLimits.views { throw .tooManyViews(views) }
    var screens: [Screen] = []
    var progress = Progress(session)
    var pictures = PictureFolder(of: subject.file, session.machine.files)
    for (index, shot) in shots.enumerated() {
      progress.step("drawing \(index + 1) of \(shots.count)")
      let (screen, found) = subject.screen(shot, layers, &pictures)
      screens.append(screen)
      progress.clear()
      subject.say(found)
    }
    for problem in pictures.problems { session.talk(problem) }
    return screens
  }

  /// The translations of the options; nil after a report.
  private mutating func translations(_ subject: Subject, isEarlier: Bool = false) -> [Translation]? {
    let options = session.settings.strings
    if options.paths.isEmpty && options.languages == nil { return [] }
    let strings = subject.session.projects.strings(of: subject.file)
    let status = isEarlier && strings?.faults.isEmpty == true ? .fine : session.sayProblems(of: strings)
    guard let strings, status != .failure else { return nil }
    stringStatus = max(stringStatus, status)
    return strings.findings(
      about: subject.text.compilation, only: session.settings.selection.layout,
      keyed: subject.keyedTexts
    ).translations
  }

  // MARK: Versions

  /// Draws the layouts beside those of an earlier version.
  private mutating func compare(_ subject: inout Subject, with word: String) throws(PictureProblem) {
    guard let earlier = EarlierVersion(word, of: session.name(of: source), session) else { return }
    var settings = session.settings
    // A state may be newer than the other version.
    settings.selection.statelessLayouts = Set(subject.text.layouts.map(\.name))
    let old = Session(machine: earlier.machine, settings: settings, command: session.command)
    guard let (name, bytes) = old.read(earlier.path), var before = Subject(name, bytes, old) else { return }
    do throws(UsageError) {
      guard try before.isReady() else { return }
    } catch {
      usageError = error
      return
    }
    guard let first = try screens(&before, isEarlier: true), let last = try screens(&subject) else { return }
    let picture = try Wall.comparison(first, last, names: (earlier.name, "now"), style, layers)
    isDone = session.write(try form.bytes(of: picture), picture: source)
  }

  // MARK: Animations

  private mutating func animate(_ subject: inout Subject, _ animation: AnimationSettings) throws(PictureProblem) {
    guard let shot = onlyShot(of: subject) else { return }
    if animation.steps + 1 > WallLimits.screens { throw .tooManyScreens(animation.steps + 1) }
    subject.text.selection = shot.selection
    let size = shot.path.last ?? .zero
    let (trees, found) = animationFrames(of: shot.layout, animation, at: size, subject)
    let (first, _) = animated(shot.layout, animation.from, size, subject)
    let (last, _) = animated(shot.layout, animation.to, size, subject)
    subject.say(found)
    var pictures = PictureFolder(of: subject.file, session.machine.files)
    let screens = trees.enumerated().map { number, tree in
      var tree = tree
      tree.pose = shot.pose
      return Screen(
        number == 0 ? first : last, shot.layout, tree, isDark: session.settings.render.isDark,
        language: shot.language, layers: layers, sources: subject.sources,
        findPicture: { pictures.picture($0, scale: shot.selection.scale) })
    }
    for problem in pictures.problems { session.talk(problem) }
    let book = try FlipBook(of: screens, style, layers)
    if session.settings.format == .svg {
      isDone = session.write(Array(book.document.utf8), picture: source)
    } else {
      isDone = try write(book)
    }
  }

  /// The screen that the options choose for an animation; nil after a report if there is not one.
  private mutating func onlyShot(of subject: Subject) -> Shot? {
    guard let translations = translations(subject) else { return nil }
    do throws(UsageError) {
      let shots = try subject.shots(translations)
      if shots.count == 1 { return shots[0] }
      let layouts = subject.text.layouts.map { "'\(visible($0.name))'" }
      throw UsageError(
        "an animation shows one screen, and the options choose \(shots.count)",
        help: layouts.count > 1
          ? "choose a layout with --layout: \(layouts.joined(separator: ", "))"
          : "choose one size, state, direction, text size and language", command: session.command.name)
    } catch {
      usageError = error
      return nil
    }
  }

  /// Writes each step into a file of its own: `Player-00.png` and so on.
  private func write(_ book: FlipBook) throws(PictureProblem) -> Bool {
    let steps = book.steps
    guard let path = session.settings.output, path != "-" else {
      session.fail(
        "an animation has \(steps.count) pictures in \(session.settings.format.rawValue), one a file",
        ToolCode.badArgument, help: "name them with -o: Player.png for Player-00.png and so on")
      return false
    }
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    let digits = String(steps.count - 1).utf8.count
    for (index, picture) in steps.enumerated() {
      let number = String(index)
      let padded = String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
      let bytes = try form.bytes(of: picture)
      guard session.write(bytes, to: "\(path[..<dot])-\(padded)\(path[dot...])", source: source) else { return false }
    }
    return true
  }

  // MARK: Problems

  /// Reports why there is no picture.
  private func fail(_ problem: PictureProblem) {
    switch problem {
    case .tooManyScreens(let count):
      session.fail(
        "\(count) screens, and a picture has at most \(WallLimits.screens)", ToolCode.tooManyScreens,
        help: "choose fewer sizes, states, languages or steps")
    case .tooManyViews(let count):
      session.fail(
        "\(count) views, and a picture has at most \(WallLimits.views)", ToolCode.tooManyDrawnViews,
        help: "draw fewer screens in a picture")
    case .tooManyPixels(let width, let height):
      session.fail(
        "a picture of \(width)x\(height) pixels; the limits are 67,108,864 pixels in total and 32,768 on a side",
        ToolCode.tooManyPixels, help: "a smaller '--scale', fewer screens, or '--format svg'")
    case .tooMuchToPaint:
      session.fail(
        "the picture takes too many steps to paint as pixels", ToolCode.tooManyPixels,
        help: "a smaller '--scale', fewer screens, or '--format svg'")
    }
  }
}

extension Settings.Format {
  /// The format of pictures; SVG for those that have none.
  fileprivate var pictureFormat: PictureFormat { PictureFormat(rawValue: rawValue) ?? .svg }
}

extension Session {
  /// True if the picture is bytes that a terminal would not show.
  fileprivate var refusesTerminal: Bool {
    settings.format != .svg && settings.output == nil && machine.output.isTerminal
  }

  /// Writes a picture to the file of `--output` or to the standard output; reports the reason and returns false if it cannot.
  func write(_ bytes: [UInt8], picture source: String) -> Bool {
    guard let path = settings.output, path != "-" else {
      machine.output.write(bytes: bytes)
      return true
    }
    return write(bytes, to: path, source: source)
  }

  /// Writes a file, over a picture that exists but not over the layout.
  fileprivate func write(_ bytes: [UInt8], to path: String, source: String) -> Bool {
    if machine.files.resolve(path) == machine.files.resolve(source) {
      fail("the picture would replace '\(path)'", ToolCode.unwritable, help: "name another file with -o")
      return false
    }
    let old = try? machine.files.read(path).get()
    if case .failure(let problem) = machine.files.write(path, bytes, old) {
      failWriting(path, problem)
      return false
    }
    talk("wrote '\(visible(path))'")
    return true
  }
}
