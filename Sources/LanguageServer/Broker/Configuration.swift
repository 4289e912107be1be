internal import LayJSON

/// What workers are told of the client: what it can show, and what somebody has set.
struct Configuration {
  private let capabilities: JSON
  private var settings: JSON

  /// Of the params of `initialize`.
  init(_ params: JSON) {
    capabilities = params["capabilities"] ?? .null
    settings = Configuration.own(params["initializationOptions"])
  }

  /// The settings of layc: alone, or among those of other servers.
  private static func own(_ settings: JSON?) -> JSON { settings?["layc"] ?? settings ?? .null }

  /// Takes settings that have changed. No settings at all, which Eglot sends once it is connected, change nothing.
  mutating func take(_ settings: JSON?) {
    if case .object(let members) = settings ?? .null, members.isEmpty { return }
    self.settings = Configuration.own(settings)
  }

  /// As members of what workers are told.
  var members: [(String, JSON)] { [("capabilities", capabilities), ("settings", settings)] }

  /// Whether the client asks anew for what it is told is old: `inlayHint`, `codeLens`.
  func refreshes(_ feature: String) -> Bool {
    capabilities[path: "workspace", feature, "refreshSupport"]?.bool ?? false
  }
}

extension Broker {
  /// Takes settings that the client has changed; what was shown by the old ones is asked for again.
  mutating func configure(_ settings: JSON?) {
    configuration.take(settings)
    for worker in Worker.allCases { configure(worker) }
    refresh("inlayHint")
  }

  /// Has the client ask again for what it shows, if it does that.
  mutating func refresh(_ feature: String) {
    guard configuration.refreshes(feature) else { return }
    // Nothing is done with the answer, so that one name will do for all.
    send(Message.request(.text("layc/\(feature)"), "workspace/\(feature)/refresh", .null))
  }
}
