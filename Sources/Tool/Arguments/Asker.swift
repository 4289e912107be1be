internal import LayJSON
internal import LayLanguageServer

/// Who gives options: where they are spoken of, they are called as they are written there.
enum Asker: Sendable {
  /// Somebody at a command line: `--safe-area 47,0,34,0`.
  case commandLine
  /// A client of the language server: `"safeArea": "47,0,34,0"`.
  case client

  /// What `option` is called.
  func name(of option: Option) -> String {
    switch self {
    case .commandLine: option.spelling
    case .client: option.member?.rawValue ?? option.name.rawValue
    }
  }

  /// `option` with a value that works.
  func example(of option: Option) -> String {
    let example = option.value?.example ?? ""
    switch self {
    case .commandLine: return "\(option.spelling) \(example)"
    case .client:
      let value = option.member == .scale ? example : jsonQuoted(example)
      return "\(jsonQuoted(name(of: option))): \(value)"
    }
  }
}

extension Option {
  /// The member of a request that gives it; nil where a request cannot.
  fileprivate var member: LayoutWishes.Member? { LayoutWishes.Member.allCases.first { $0.option == name } }
}

extension LayoutWishes.Member {
  /// The option that says the same on the command line.
  var option: Option.Name {
    switch self {
    case .layout: .layout
    case .size: .size
    case .direction: .direction
    case .state: .state
    case .device: .device
    case .safeArea: .safeArea
    case .scale: .scale
    case .set: .set
    }
  }
}
