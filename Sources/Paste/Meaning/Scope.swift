/// The meanings of the names that a block of code declares.
struct Scope: Sendable, ExpressibleByDictionaryLiteral {
  private var bindings: [String: Translator.Binding] = [:]
  /// The values of the variables with whole numbers.
  private var wholeNumbers: [String: Int] = [:]
  /// The variables with lists of whole numbers.
  private var wholeLists: Set<String> = []

  init() {}

  init(dictionaryLiteral elements: (String, Translator.Binding)...) {
    for (name, binding) in elements { bindings[name] = binding }
  }

  /// The meaning of a name; nil for names that are declared elsewhere.
  subscript(_ name: String) -> Translator.Binding? {
    get { bindings[name] }
    set {
      bindings[name] = newValue
      wholeNumbers[name] = nil
      wholeLists.remove(name)
    }
  }

  /// The value of a variable with a whole number; nil for other variables.
  func wholeNumber(_ name: String) -> Int? { wholeNumbers[name] }

  /// Gives a variable a value, which is a whole number if `whole` is one.
  mutating func set(_ name: String, _ value: Expression, whole: Int?) {
    bindings[name] = .value(value)
    wholeNumbers[name] = whole
    wholeLists.remove(name)
  }

  /// True for a variable whose list has whole numbers.
  func isListOfWholeNumbers(_ name: String) -> Bool { wholeLists.contains(name) }

  /// Notes that the list of a variable has whole numbers.
  mutating func noteWholeNumbers(_ name: String) { wholeLists.insert(name) }
}
