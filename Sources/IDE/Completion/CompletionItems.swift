internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayParser

// Completion items from the tables of the language, and of declarations.

extension Completion {
  /// Creates the item of a declaration.
  init(_ name: String, _ declaration: Declaration) {
    self.init(
      name, Completion.Kind(declaration.kind), SymbolReader().detail(of: declaration.node),
      documentation: declaration.node.documentation)
  }

  static func calls(_ names: [String]) -> [Completion] {
    names.map { name in
      let words = CallWords.functions.first { $0.name == name }
      let parameters = words?.parameters.map { $0.label }.joined(separator: ", ") ?? ""
      return Completion(
        name, .function, "(\(parameters))", documentation: words?.documentation ?? "", snippet: words?.snippet)
    }
  }

  static var priorities: [Completion] {
    LanguageWords.priorities.map { name, value in
      Completion(name, .value, "priority \(value)", documentation: LanguageDocs.priority(name))
    }
  }

  /// The codes that `allow` can silence, which errors are not.
  static var codes: [Completion] {
    LanguageWords.codes.filter { $0.severity != .error }.map { Completion($0.id, .code, $0.name) }
  }

  /// The items behind `sizes`: `any`, families of devices, and devices.
  static var sizes: [Completion] { [Completion("any", .keyword)] + families + quotedDevices }

  /// The items behind `except`: `estimates`, families of devices, and devices.
  static var exceptions: [Completion] {
    [Completion("estimates", .keyword, "poses with figures that are estimates or disputed")] + families + quotedDevices
  }

  private static var families: [Completion] {
    DeviceFamily.allCases.map {
      Completion($0.rawValue, .value, "\(Device.poses(of: $0).count) poses of devices")
    }
  }

  private static var quotedDevices: [Completion] {
    devices.map { device in
      var quoted = device
      (quoted.label, quoted.snippet) = ("\"\(device.label)\"", nil)
      return quoted
    }
  }

  static var devices: [Completion] {
    Device.all.flatMap { device in
      device.names.map { Completion($0, .value, "\(device.poses[0].lowest.spelled), \(device.poses.count) poses") }
    }
  }

  static var positions: [Completion] { LanguageWords.positions.map { Completion($0, .value, "a point of the view") } }

  static var rootSizes: [Completion] {
    PartRow.parts(of: .size).map {
      Completion($0.name, .value, "of the root", documentation: LanguageDocs.attributes[$0.name] ?? "")
    }
  }

  static var asked: [Completion] {
    LanguageWords.environmentWords.map { name, words in
      let isPair = words.count == 2
      return Completion(name, .value, isPair ? words.joined(separator: " or ") : "\(words[0]) to \(words.last ?? "")")
    }
  }
}

extension Completion.Kind {
  init(_ kind: Symbol.Kind) {
    switch kind {
    case .layout, .component: self = .component
    case .view, .guide: self = .view
    case .constraint: self = .constraint
    case .metric, .constant, .parameter: self = .metric
    case .state: self = .state
    }
  }
}
