internal import LayRuntime

/// An option for the layouts of a command or a request, by its word in requests.
package enum LayoutOption: String, CaseIterable, Sendable {
  case layout, size, direction, state, textSize, device, safeArea, keyboard, scale, set

  /// A valid value, for messages.
  var example: String {
    switch self {
    case .layout: "SignIn"
    case .size: "375x667"
    case .direction: "rtl"
    case .state: "wide"
    case .textSize: "accessibility1"
    case .device: "iphone-17-pro"
    case .safeArea: "47,0,34,0"
    case .keyboard: "300"
    case .scale: "3"
    case .set: "gap=16"
    }
  }

  /// The valid words; empty if any value is valid.
  var choices: [String] {
    switch self {
    case .direction: ["ltr", "rtl"]
    case .textSize: TextSize.allCases.map { $0.name }
    default: []
    }
  }
}
