internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// What workers are told of the client: what it can show, and what somebody has set.
struct Configuration {
  private let capabilities: JSON
  private var settings: JSON
  /// What people were told last about settings that are ignored.
  private var lastProblem: String?
  /// The URIs of the folders that the client has open.
  private var folders: [ExactText]

  /// Of the params of `initialize`.
  init(_ params: JSON) {
    capabilities = params["capabilities"] ?? .null
    settings = Configuration.own(params["initializationOptions"])
    let own = params["workspaceFolders"]?.array?.compactMap { $0.uri }
    folders = own ?? [params["rootUri"]?.string].compactMap { $0.map { ExactText($0) } }
  }

  /// The settings of layc: alone, or among those of other servers.
  private static func own(_ settings: JSON?) -> JSON { settings?["layc"] ?? settings ?? .null }

  /// Takes settings that have changed.
  mutating func take(_ settings: JSON) { self.settings = Configuration.own(settings) }

  /// Whether nothing was set by `initialize`.
  var isBare: Bool { if case .null = settings { true } else { false } }

  /// Whether the client is asked for settings (LSP 3.17, `workspace/configuration`).
  var isAskedFor: Bool { capabilities[path: "workspace", "configuration"]?.bool ?? false }

  /// Takes what `workspace/didChangeWorkspaceFolders` says.
  mutating func take(folders event: JSON?) {
    let removed = (event?["removed"]?.array ?? []).compactMap { $0.uri }
    let added = (event?["added"]?.array ?? []).compactMap { $0.uri }
    folders = folders.filter { !removed.contains($0) && !added.contains($0) } + added
  }

  /// As members of what workers are told.
  var members: [(String, JSON)] {
    let paths = folders.map { path(ofURI: $0).text }.filter { $0.utf8.first == UInt8(ascii: "/") }
    return [
      ("capabilities", capabilities), ("settings", settings), ("folders", .array(paths.map { .string($0) })),
    ]
  }

  /// Whether the client watches the files that it is told to watch.
  var watchesFiles: Bool {
    capabilities[path: "workspace", "didChangeWatchedFiles", "dynamicRegistration"]?.bool ?? false
  }

  /// What people are to be told about settings that are ignored; nil where they know.
  mutating func newProblem() -> String? {
    let problem = problem
    defer { lastProblem = problem }
    return problem == lastProblem ? nil : problem
  }

  private var problem: String? {
    switch (settings, settings["size"]) {
    case (.null, _), (.object, nil), (.object, .null?), (.object, .string("")?): return nil
    case (.object, let size?):
      if let text = size.string, ShownSize(text) != nil { return nil }
      let written = size.text(width: .max).dropLast()
      return "the setting 'layc.size' is ignored: \(written) is no size. It is a text, WIDTHxHEIGHT in points up to "
        + "100000, such as \"320x568\"; without it the design sizes are shown"
    default: return "the settings are ignored: they are an object, such as {\"size\": \"320x568\"}"
    }
  }

  /// Whether the client asks anew for what it is told is old: `inlayHint`, `codeLens`.
  func refreshes(_ feature: String) -> Bool {
    capabilities[path: "workspace", feature, "refreshSupport"]?.bool ?? false
  }
}

extension Broker {
  /// Takes settings that the client has changed. Where it sends none, it is asked for them, if it can be: else `null` says that
  /// nothing is set, and `{}`, which Eglot sends once it is connected, nothing at all.
  mutating func configure(_ settings: JSON?) {
    switch settings ?? .null {
    case .null: configuration.isAskedFor ? askForSettings() : apply(.null)
    case .object(let members) where members.isEmpty: askForSettings()
    case let settings: apply(settings)
    }
  }

  /// Asks for the settings of layc, where the client answers that.
  mutating func askForSettings() {
    guard configuration.isAskedFor else { return }
    let item = JSON.object([("section", .string("layc"))])
    settingsQuestion = askClient("workspace/configuration", .object([("items", .array([item]))]))
  }

  /// Takes the answer to that: one for each section, and `null` where nothing is set.
  mutating func takeSettings(_ answer: JSON?) {
    settingsQuestion = nil
    guard let settings = answer?.array?.first else { return }
    if case .null = settings { return }
    apply(settings)
  }

  /// Settings hold; what was shown by the old ones is asked for again.
  private mutating func apply(_ settings: JSON) {
    configuration.take(settings)
    for worker in Worker.allCases { configure(worker) }
    sayWhatIsIgnored()
    refresh("inlayHint")
  }

  /// Tells people, once, of settings that say nothing.
  mutating func sayWhatIsIgnored() {
    if let problem = configuration.newProblem() { send(Message.show(.warning, problem)) }
  }

  /// Has the client tell of files that somebody else writes, where it does that on demand: one may be imported.
  mutating func watchFiles() {
    guard configuration.watchesFiles else { return }
    let (name, method) = ("layc/files", "workspace/didChangeWatchedFiles")
    let watcher = JSON.object([("globPattern", .string("**/*.lay"))])
    let registration = JSON.object([
      ("id", .string(name)), ("method", .string(method)),
      ("registerOptions", .object([("watchers", .array([watcher]))])),
    ])
    askClient("client/registerCapability", .object([("registrations", .array([registration]))]))
  }

  /// Takes folders that the client has opened or closed.
  mutating func changeFolders(_ event: JSON?) {
    configuration.take(folders: event)
    for worker in Worker.allCases { configure(worker) }
  }

  /// Has the client ask again for what it shows, if it does that.
  mutating func refresh(_ feature: String) {
    guard configuration.refreshes(feature) else { return }
    askClient("workspace/\(feature)/refresh")
  }
}
