internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime
internal import LaySettings
internal import LayStrings

/// A setting in force, with its source.
private struct ShownSetting {
  var name: String
  /// The value as text.
  var text: String
  var value: JSON
  /// `default`, an option, or the line of a settings file.
  var source: String
}

/// `layc check --show-settings`: shows the settings in force for files and directories, or for the working directory.
func showSettingsCommand(_ operands: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  var (status, objects) = (ExitStatus.fine, [JSON]())
  for operand in operands.isEmpty ? ["."] : operands {
    let name = session.name(of: operand)
    let kind = operand == "-" ? .file : session.machine.files.kind(operand)
    if kind == nil && !operands.isEmpty {
      session.failReading(operand, .missing)
      status = .failure
      continue
    }
    // The working directory is one, even if nothing is known about it.
    let isFolder = operands.isEmpty || kind == .directory || kind == .linkedDirectory
    let folder = isFolder ? operand : parentDirectory(of: name)
    if session.sayFaults([session.projects.fault(in: folder)].compactMap { $0 }) { status = .failure }
    let project = session.projects.project(in: folder)
    let shown = SettingsInForce(session: session, project: project, path: isFolder ? nil : name).all
    if session.settings.format == .json {
      objects.append(json(name, project, shown))
    } else {
      session.machine.output.write(text(name, project, shown, session.style))
    }
  }
  if session.settings.format == .json {
    session.machine.output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  }
  return status
}

/// The settings in force for a file or folder.
private struct SettingsInForce {
  let session: Session
  let project: Project?
  /// The path of the file; nil for a folder.
  let path: String?

  var all: [ShownSetting] {
    [sizes, keyboard, safeArea, textSizes, strings, languages, expansion, pseudo, devices, strict]
      + (settings.interfaceBuilder == nil ? [] : [interfaceBuilder])
      + exclusions
      + severities
  }

  private var options: Settings { session.settings }
  private var settings: ProjectSettings { project?.file.settings ?? ProjectSettings() }

  private func source(_ range: SourceRange) -> String {
    project.map { "\($0.file.path):\($0.file.line(of: range))" } ?? ""
  }

  private var sizes: ShownSetting {
    func sizes(_ text: String, _ source: String) -> ShownSetting {
      ShownSetting(name: "sizes", text: text, value: .string(text), source: source)
    }
    if !options.ranges.isEmpty {
      let ranges = options.ranges.map { "\(sizeWords($0.lowest)) ... \(sizeWords($0.highest))" }
      return sizes(ranges.joined(separator: ", "), "--sizes")
    }
    if !options.selection.sizes.isEmpty {
      return sizes(options.selection.sizes.map { sizeWords($0) }.joined(separator: ", "), "--size")
    }
    guard let own = settings.sizes else {
      return ShownSetting(name: "sizes", text: "the design size", value: .null, source: "default")
    }
    return sizes(own.value.text, source(own.range))
  }

  private var keyboard: ShownSetting {
    func keyboard(_ text: String, _ source: String) -> ShownSetting {
      ShownSetting(name: "keyboard", text: text, value: .string(text), source: source)
    }
    if let own = options.keyboard {
      return keyboard(own.lowest == own.highest ? "\(own.lowest)" : "\(own.lowest) ... \(own.highest)", "--keyboard")
    }
    return settings.keyboard.map { keyboard($0.value.text, source($0.range)) }
      ?? ShownSetting(name: "keyboard", text: "hidden", value: .null, source: "default")
  }

  private var safeArea: ShownSetting {
    func safeArea(_ text: String, _ source: String) -> ShownSetting {
      ShownSetting(name: "safeArea", text: text, value: .string(text), source: source)
    }
    if let own = options.selection.safeArea {
      return safeArea("(\(own.top), \(own.left), \(own.bottom), \(own.right))", "--safe-area")
    }
    return settings.safeArea.map { safeArea($0.value.text, source($0.range)) }
      ?? ShownSetting(name: "safeArea", text: "none", value: .null, source: "default")
  }

  private var textSizes: ShownSetting {
    func textSizes(_ text: String, _ source: String) -> ShownSetting {
      ShownSetting(name: "textSizes", text: text, value: .string(text), source: source)
    }
    if !options.textSizes.isEmpty {
      return textSizes(options.textSizes.map(\.name).joined(separator: ", "), "--text-sizes")
    }
    return settings.textSizes.map { textSizes($0.value.text, source($0.range)) } ?? textSizes("large", "default")
  }

  private var expansion: ShownSetting {
    func expansion(_ change: TextChange, _ source: String) -> ShownSetting {
      ShownSetting(name: "expansion", text: change.word, value: .string(change.word), source: source)
    }
    if let change = options.expansion { return expansion(change, "--expansion") }
    return settings.expansion.map { expansion($0.value, source($0.range)) }
      ?? ShownSetting(name: "expansion", text: "none", value: .null, source: "default")
  }

  private var pseudo: ShownSetting { flag("pseudo", options.pseudo, "--pseudo", settings.pseudo) }

  /// A setting that is true or false, which an option can only make true.
  private func flag(_ name: String, _ isSet: Bool, _ option: String, _ own: Placed<Bool>?) -> ShownSetting {
    let value = isSet || own?.value ?? false
    return ShownSetting(
      name: name, text: value ? "true" : "false", value: .bool(value),
      source: isSet ? option : own.map { source($0.range) } ?? "default")
  }

  private var devices: ShownSetting {
    func devices(_ names: [String], _ source: String) -> ShownSetting {
      let text = names.isEmpty ? "none" : names.joined(separator: ", ")
      return ShownSetting(name: "devices", text: text, value: .array(names.map { .string($0) }), source: source)
    }
    if let names = options.devices {
      return devices(names.split(separator: ",").map(String.init), "--devices")
    }
    if options.choosesSizes {
      let option = !options.ranges.isEmpty ? "--sizes" : !options.selection.sizes.isEmpty ? "--size" : "--safe-area"
      return devices([], option)
    }
    return settings.devices.map { devices($0.value, source($0.range)) } ?? devices([], "default")
  }

  private var strings: ShownSetting {
    func strings(_ paths: [String], _ source: String) -> ShownSetting {
      let text = paths.isEmpty ? "none" : paths.joined(separator: ", ")
      return ShownSetting(name: "strings", text: text, value: .array(paths.map { .string($0) }), source: source)
    }
    if !options.strings.paths.isEmpty { return strings(options.strings.paths, "--strings") }
    guard let first = settings.strings.first else { return strings([], "default") }
    return strings(settings.strings.map(\.value), source(first.range))
  }

  private var languages: ShownSetting {
    func languages(_ names: [String]?, _ source: String) -> ShownSetting {
      ShownSetting(
        name: "languages", text: names?.joined(separator: ", ") ?? "all",
        value: names.map { .array($0.map { .string($0) }) } ?? .null, source: source)
    }
    if let own = options.strings.languages { return languages(own.map(\.text), "--languages") }
    return settings.languages.map { languages($0.value.map(\.value), source($0.range)) } ?? languages(nil, "default")
  }

  private var strict: ShownSetting { flag("strict", options.strict, "--strict", settings.strict) }

  private var interfaceBuilder: ShownSetting {
    flag("interfaceBuilder", false, "", settings.interfaceBuilder)
  }

  private var exclusions: [ShownSetting] {
    if settings.exclude.isEmpty {
      return [ShownSetting(name: "exclude", text: "none", value: .null, source: "default")]
    }
    return settings.exclude.map { pattern in
      let text = pattern.value.text
      return ShownSetting(name: "exclude", text: text, value: .string(text), source: source(pattern.range))
    }
  }

  /// The severities for a file; for a folder all, with the paths of those that do not hold everywhere.
  private var severities: [ShownSetting] {
    var rules = settings.severities.rules
    if let path {
      let own = session.projects.settings(of: path).path
      let codes = DiagnosticCode.all.filter { code in rules.contains { $0.code == code } }
      rules = codes.compactMap { settings.severities.rule(for: $0, at: own) }
    }
    if rules.isEmpty {
      return [ShownSetting(name: "severities", text: "those of the codes", value: .null, source: "default")]
    }
    return rules.map { rule in
      let paths = rule.paths.map { path == nil ? " in \($0.text)" : "" } ?? ""
      var members: [(String, JSON)] = [("code", .string(rule.code.id)), ("severity", .string(rule.word))]
      if let paths = rule.paths { members.append(("path", .string(paths.text))) }
      return ShownSetting(
        name: "severities", text: "\(rule.code.id) \(rule.word)\(paths)", value: .object(members),
        source: source(rule.range))
    }
  }
}

private func text(_ name: String, _ project: Project?, _ shown: [ShownSetting], _ style: Style) -> String {
  let file = project?.file.path ?? "no \(SettingsFile.name)"
  var text = style.bold("settings of \(visible(name)): \(visible(file))") + "\n"
  let width = shown.map { visible($0.text).count }.max() ?? 0
  let names = shown.map(\.name.count).max() ?? 0
  var last = ""
  for setting in shown {
    let name = setting.name == last ? "" : setting.name
    last = setting.name
    text += "  \(padded(name, right: names))  \(padded(visible(setting.text), right: width))  "
    text += style.dim(visible(setting.source)) + "\n"
  }
  return text
}

private func json(_ name: String, _ project: Project?, _ shown: [ShownSetting]) -> JSON {
  .object([
    ("file", .string(name)), ("settingsFile", project.map { .string($0.file.path) } ?? .null),
    (
      "settings",
      .array(
        shown.map { setting in
          .object([("name", .string(setting.name)), ("value", setting.value), ("source", .string(setting.source))])
        })
    ),
  ])
}
