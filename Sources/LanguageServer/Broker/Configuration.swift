internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The configuration of workers: the client's capabilities, and the user's settings.
struct Configuration {
  private let capabilities: JSON
  private var settings: JSON
  /// The last message to the user about ignored settings.
  private var lastProblem: String?
  /// The URIs of the folders that the client has open.
  private var folders: [DocumentURI]

  /// Creates the configuration of a client that has not connected.
  init() { (capabilities, settings, folders) = (.null, .null, []) }

  /// Reads the params of `initialize`.
  init(_ params: InitializeParams) {
    capabilities = params.capabilities
    settings = Configuration.own(params.settings)
    folders = params.folders
  }

  /// Returns layc's settings, which may be alone or among those of other servers.
  private static func own(_ settings: JSON?) -> JSON { settings?["layc"] ?? settings ?? .null }

  /// Replaces the settings.
  mutating func take(_ settings: JSON) { self.settings = Configuration.own(settings) }

  /// True if `initialize` had no settings.
  var isBare: Bool { if case .null = settings { true } else { false } }

  /// True if the client supports `workspace/configuration` (LSP 3.17).
  var isAskedFor: Bool { capabilities[path: "workspace", "configuration"]?.bool ?? false }

  /// Applies the event of `workspace/didChangeWorkspaceFolders`.
  mutating func take(_ change: FoldersParams) {
    folders = folders.filter { !change.removed.contains($0) && !change.added.contains($0) } + change.added
  }

  /// Returns the message that configures a worker.
  func params(encoding: PositionEncoding, remembers: Bool) -> ConfigureParams {
    let paths = folders.map { documentPath(ofURI: $0).text }.filter { $0.utf8.first == UInt8(ascii: "/") }
    return ConfigureParams(
      encoding: encoding, remembers: remembers, capabilities: capabilities, settings: settings, folders: paths)
  }

  /// True if the client can watch files for the server.
  var watchesFiles: Bool { ClientWishes.watchesFiles(capabilities) }

  /// Returns a message to the user about ignored settings; nil if there is none, or if it was shown last.
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
      return
        "the setting 'layc.size' is ignored: \(written) is not a size. It is a string, WIDTHxHEIGHT in points up to "
        + "100000, such as \"320x568\"; without it the design sizes are shown"
    default: return "the settings are ignored: they are an object, such as {\"size\": \"320x568\"}"
    }
  }

  /// True if the client supports refresh requests for a feature, `inlayHint` or `codeLens`.
  func refreshes(_ feature: String) -> Bool {
    capabilities[path: "workspace", feature, "refreshSupport"]?.bool ?? false
  }
}

extension Broker {
  /// Handles `initialize`: takes the abilities and settings of the client, and answers with those of the server.
  mutating func initialize(_ id: RequestID, _ params: InitializeParams) {
    client = ClientAbilities(params.capabilities)
    configuration = Configuration(params)
    phase = .running
    for worker in Worker.allCases { configure(worker) }
    let info = JSON.object([("name", .string("layc"))])
    respond(id, Message.answer(id, .object([("capabilities", ServerCapabilities(client).json), ("serverInfo", info)])))
    sendEarlyMessages()
    sayWhatIsIgnored()
  }

  /// Sends the server's requests, once, when the client accepts them.
  mutating func becomeInitialized() {
    if isInitialized { return }
    isInitialized = true
    watchFiles()
    if configuration.isBare { askForSettings() }
  }

  /// Applies settings that the client has changed. If there are none, the client is asked for them if it supports that; else
  /// `null` resets them, and `{}`, which Eglot sends once it is connected, changes nothing.
  mutating func configure(_ settings: JSON?) {
    switch settings ?? .null {
    case .null: configuration.isAskedFor ? askForSettings() : apply(.null)
    case .object(let members) where members.isEmpty: askForSettings()
    case let settings: apply(settings)
    }
  }

  /// Requests the settings of layc, if the client supports that.
  mutating func askForSettings() {
    guard configuration.isAskedFor else { return }
    let item = JSON.object([("section", .string("layc"))])
    settingsQuestion = askClient("workspace/configuration", .object([("items", .array([item]))]))
  }

  /// Applies the response with one value for each section, which is `null` if nothing is set.
  mutating func takeSettings(_ answer: JSON?) {
    settingsQuestion = nil
    guard let settings = answer?.array?.first else { return }
    if case .null = settings { return }
    apply(settings)
  }

  /// Applies settings, and has the client request again what depends on them.
  private mutating func apply(_ settings: JSON) {
    configuration.take(settings)
    for worker in Worker.allCases { configure(worker) }
    sayWhatIsIgnored()
    refresh("inlayHint")
  }

  /// Shows the user, once, which settings are ignored.
  mutating func sayWhatIsIgnored() {
    if let problem = configuration.newProblem() { send(Message.show(.warning, problem)) }
  }

  /// Registers for changes of files by other programs, if the client supports that: a changed file may be imported, or
  /// have settings or texts, or be a picture of a preview.
  mutating func watchFiles() {
    guard configuration.watchesFiles else { return }
    let (name, method) = ("layc/files", "workspace/didChangeWatchedFiles")
    let patterns = ["**/*.lay", "**/layc.json", "**/*.xcstrings", "**/*.strings", "**/*.stringsdict", "**/*.png"]
    let watchers = patterns.map { JSON.object([("globPattern", .string($0))]) }
    let registration = JSON.object([
      ("id", .string(name)), ("method", .string(method)),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    askClient("client/registerCapability", .object([("registrations", .array([registration]))]))
  }

  /// Applies a change of the client's open folders.
  mutating func changeFolders(_ change: FoldersParams) {
    configuration.take(change)
    for worker in Worker.allCases { configure(worker) }
  }

  /// Has the client request a feature again, if it supports that.
  mutating func refresh(_ feature: String) {
    guard configuration.refreshes(feature) else { return }
    askClient("workspace/\(feature)/refresh")
  }
}
