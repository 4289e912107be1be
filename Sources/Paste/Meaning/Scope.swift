/// The meanings of the names that a block of code declares.
struct Scope: Sendable, ExpressibleByDictionaryLiteral {
  private var bindings: [String: Translator.Binding] = [:]
  /// The values of the variables with whole numbers.
  private var wholeNumbers: [String: Int] = [:]

  init(dictionaryLiteral elements: (String, Translator.Binding)...) {
    for (name, binding) in elements { bindings[name] = binding }
  }

  /// The meaning of a name; nil for names that are declared elsewhere.
  subscript(_ name: String) -> Translator.Binding? {
    get { bindings[name] }
    set {
      bindings[name] = newValue
      wholeNumbers[name] = nil
    }
  }

  /// The value of a variable with a whole number; nil for other variables.
  func wholeNumber(_ name: String) -> Int? { wholeNumbers[name] }

  /// Gives a variable a value, which is a whole number if `whole` is one.
  mutating func set(_ name: String, _ value: Expression, whole: Int?) {
    bindings[name] = .value(value)
    wholeNumbers[name] = whole
  }
}
