internal import LayRendering
internal import LayRuntime

/// The values of `--animate`, `--steps` and `--curve`.
struct AnimationSettings {
  /// An end of an animation.
  enum End {
    /// The state with this name.
    case state(String)
    /// This size of the root.
    case size(ExactSize)

    var isState: Bool { if case .state = self { true } else { false } }
  }

  var from: End
  var to: End
  var steps = 12
  var curve = TimingCurve.easeInOut

  /// The most steps of an animation: ten seconds at a hundred a second.
  static let mostSteps = 1000

  /// The names of the states at the ends.
  var states: [String] {
    [from, to].compactMap { end in
      if case .state(let name) = end { name } else { nil }
    }
  }
}

extension AnimationSettings {
  /// Returns the error of `--steps` or `--curve` without `--animate`; nil if there is none.
  static func stray(_ invocation: Invocation) -> UsageError? {
    if invocation.has(.animate) { return nil }
    guard let name = [Option.Name.steps, .curve].first(where: { invocation.has($0) }) else { return nil }
    return UsageError(
      "'--\(name.rawValue)' belongs to '--animate'", help: "for example: --animate base..wide --\(name.rawValue) …",
      command: invocation.command.name)
  }
}

extension AnimationSettings {
  /// Reads the options; nil without `--animate`.
  init?(_ invocation: Invocation) throws(UsageError) {
    guard let option = invocation.option(.animate), let text = invocation.values[.animate]?.last else {
      return nil
    }
    guard let dots = firstIndex(of: "..", in: text), let from = End(String(text[..<dots.lowerBound])),
      let to = End(String(text[dots.upperBound...])), from.isState == to.isState
    else {
      throw .badValue(text, of: option, "two states or two sizes are separated by ..", invocation)
    }
    (self.from, self.to) = (from, to)
    if let option = invocation.option(.steps), let value = invocation.values[.steps]?.last {
      guard let number = Int(value), number > 0, number <= AnimationSettings.mostSteps else {
        let limit = AnimationSettings.mostSteps
        throw .badValue(value, of: option, "it is a whole number from 1 to \(limit)", invocation)
      }
      steps = number
    }
    if let name = invocation.values[.curve]?.last, let known = TimingCurve.allCases.first(where: { $0.name == name }) {
      curve = known
    }
    for (name, why) in [
      (Option.Name.resize, "an animation has its own two ends"), (.scale, "frames on the way lie on no pixels"),
      (.fit, "a fitting size does not move"), (.devices, "a device has its size"),
    ] where invocation.has(name) {
      throw UsageError(
        "'--animate' and '--\(name.rawValue)' exclude each other", help: why, command: invocation.command.name)
    }
    if invocation.has(.state), !states.isEmpty {
      throw UsageError(
        "'--state' and the states of '--animate' exclude each other", help: "between two sizes there may be a state",
        command: invocation.command.name)
    }
    if invocation.has(.size), states.count < 2 {
      throw UsageError(
        "'--size' and the sizes of '--animate' exclude each other", help: "between two states there may be a size",
        command: invocation.command.name)
    }
  }
}

extension AnimationSettings.End {
  /// Reads `wide` or `320x480`; nil for other strings.
  fileprivate init?(_ text: String) {
    if let size = parseSize(text), isWithinReach(size) {
      self = .size(size)
      return
    }
    let letters = text.utf8
    guard let first = letters.first, !(0x30...0x39).contains(first),
      letters.allSatisfy({ isWordByte($0) })
    else { return nil }
    self = .state(text)
  }
}

/// True for bytes of names.
private func isWordByte(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
}
