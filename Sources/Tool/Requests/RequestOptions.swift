internal import LayCompiler
internal import LayJSON
internal import LayRuntime

/// The options of a request, still unparsed.
package struct RequestOptions {
  /// The values of all options but ``LayoutOption/set``, as strings.
  package var values: [LayoutOption: String] = [:]
  /// The members of `set`: names of numbers, and their values.
  package var constants: [(name: String, value: String)] = []

  /// Creates no options.
  package init() {}
}

/// The reason why a request has no answer.
package struct RequestError: Error {
  /// The problem, with the invalid value in it: lower case, no full stop.
  package var message: String
  /// Advice to the user.
  package var help: String?
}

extension RequestError {
  static func badChoice(_ value: String, of option: LayoutOption) -> RequestError {
    RequestError(
      message: "'\(option.rawValue)' cannot be '\(value)'" + guess(value, among: option.choices),
      help: "it is one of: \(option.choices.joined(separator: ", "))")
  }

  static func badValue(_ value: String, of option: LayoutOption, _ problem: ValueProblem) -> RequestError {
    let close = problem.nearest.map { "; did you mean '\($0)'?" } ?? ""
    return RequestError(
      message: "'\(value)' is no value for '\(option.rawValue)': \(problem.reason)\(close)",
      help: "for example: \(option.memberExample)")
  }

  static func noNumber(_ value: String, for name: String) -> RequestError {
    RequestError(
      message: "'\(value)' is no value for '\(name)' in 'set': it is no number", help: "for example: 12.5, or \"1/3\"")
  }

  static func noSize(for layout: String) -> RequestError {
    RequestError(
      message: "'\(layout)' has no design size, so it needs '\(LayoutOption.size.rawValue)'",
      help: "for example: \(LayoutOption.size.memberExample)")
  }
}

extension LayoutOption {
  /// The option with a valid value, as a member of a request: `"scale": 3`.
  fileprivate var memberExample: String {
    "\(jsonQuoted(rawValue)): \(self == .scale || self == .keyboard ? example : jsonQuoted(example))"
  }
}

extension LayoutSelection {
  /// Parses the options of a request; every error names the option and the value.
  init(_ options: RequestOptions) throws(RequestError) {
    let reader = OptionReader(options: options)
    direction = try reader.direction()
    sizes = try reader.value(.size) { text throws(ValueProblem) in try sizeValue(text) }.map { [$0] } ?? []
    layout = options.values[.layout]
    scale = try reader.value(.scale) { text throws(ValueProblem) in try scaleValue(text) }
    state = options.values[.state]
    textSize = try reader.textSize()
    overrides = try reader.overrides()
    safeArea = try reader.value(.safeArea) { text throws(ValueProblem) in try safeAreaValue(text) }
    keyboardHeight = try reader.value(.keyboard) { text throws(ValueProblem) in try keyboardValue(text) }
    let screen = try reader.value(.device) { text throws(ValueProblem) in try deviceValue(text, listOption: nil) }
    guard let screen else { return }
    if !sizes.isEmpty {
      throw RequestError(message: "'device' and 'size' exclude each other", help: "a device has its size")
    }
    take(screen)
  }
}

/// Parses the values of the options of a request.
private struct OptionReader {
  let options: RequestOptions

  /// Parses the value of an option with a function; nil if it is not given.
  func value<Value>(
    _ option: LayoutOption, _ parse: (String) throws(ValueProblem) -> Value
  ) throws(RequestError) -> Value? {
    guard let text = options.values[option] else { return nil }
    do throws(ValueProblem) {
      return try parse(text)
    } catch {
      throw .badValue(text, of: option, error)
    }
  }

  func direction() throws(RequestError) -> InterfaceDirection? {
    guard let word = options.values[.direction] else { return nil }
    guard LayoutOption.direction.choices.contains(word) else { throw .badChoice(word, of: .direction) }
    return directionValue(word)
  }

  func textSize() throws(RequestError) -> TextSize? {
    guard let word = options.values[.textSize] else { return nil }
    guard let size = TextSize(name: word) else { throw .badChoice(word, of: .textSize) }
    return size
  }

  func overrides() throws(RequestError) -> [NamedNumber] {
    var found: [NamedNumber] = []
    for (name, value) in options.constants {
      guard let number = parseFraction(value) else { throw .noNumber(value, for: name) }
      found.append(NamedNumber(name: name, value: number))
    }
    return found
  }
}
