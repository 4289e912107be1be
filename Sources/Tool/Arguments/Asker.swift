internal import LayJSON

/// The source of options, whose spelling is used in messages.
enum Asker: Sendable {
  /// A user at a command line: `--safe-area 47,0,34,0`.
  case commandLine
  /// A client of the language server: `"safeArea": "47,0,34,0"`.
  case client

  /// Returns the spelling of `option`.
  func name(of option: Option) -> String {
    switch self {
    case .commandLine: option.spelling
    case .client: option.member?.rawValue ?? option.name.rawValue
    }
  }

  /// Returns `option` with a valid value.
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
  /// The member of a request for the option; nil if requests do not support it.
  fileprivate var member: RequestMember? { RequestMember.allCases.first { $0.option == name } }
}

/// A member of a request for a layout, by its word.
package enum RequestMember: String, CaseIterable, Sendable {
  case layout, size, direction, state, device, safeArea, scale, set

  /// The equivalent option of the command line.
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
