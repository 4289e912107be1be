internal import LayDiagnostics
internal import LayJSON

// Parameters of the requests `layc/frames` and `layc/why`, which take the options of `layc eval` and `layc why`.

/// The environment in which a request wants a layout, still unparsed.
package struct LayoutWishes: Sendable {
  /// A member of the params of a request.
  package enum Member: String, CaseIterable, Sendable {
    case layout, size, direction, state, textSize, device, safeArea, keyboard, scale, set
  }

  /// The values of all members but ``Member/set``, as strings.
  package var values: [Member: String] = [:]
  /// The members of `set`: names of numbers, and their values.
  package var constants: [(name: String, value: String)] = []
}

/// A question about a number of a layout.
package struct WhyRequest: Sendable {
  /// The kind of question, in the words of the request.
  package enum Question: String, CaseIterable, Sendable { case why, atMost, atLeast }

  /// The number: `form.email.width`.
  package var path: String
  /// The kind of question about it.
  package var question: Question
}

/// The parameters of `layc/frames`.
struct FramesParams: ProtocolObject {
  var document: DocumentURI
  var wishes: LayoutWishes

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    wishes = try LayoutWishes(members)
  }
}

/// The parameters of `layc/why`.
struct WhyParams: ProtocolObject {
  var document: DocumentURI
  var request: WhyRequest
  var wishes: LayoutWishes

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    request = try WhyRequest(members)
    wishes = try LayoutWishes(members)
  }
}

extension WhyRequest: ProtocolObject {
  init(_ members: Members) throws(ParamsError) {
    path = try members.required("path")
    let word: String? = try members.optional("question")
    guard let question = Question(rawValue: word ?? Question.why.rawValue) else {
      throw ParamsError(message: "no question '\(word ?? "")': 'why', 'atMost' or 'atLeast'")
    }
    self.question = question
  }
}

extension LayoutWishes: ProtocolObject {
  init(_ members: Members) throws(ParamsError) {
    for member in Member.allCases {
      switch member {
      case .scale, .keyboard: values[member] = (try members.optional(member.rawValue) as DecimalText?)?.text
      case .set: constants = try LayoutWishes.constants(members)
      default: values[member] = try members.optional(member.rawValue)
      }
    }
  }

  private static func constants(_ members: Members) throws(ParamsError) -> [(name: String, value: String)] {
    guard let set: Members = try members.optional(Member.set.rawValue) else { return [] }
    guard let values = set.all else { throw ParamsError(Member.set.rawValue, "is no object") }
    var constants: [(name: String, value: String)] = []
    for (name, value) in values { constants.append((name, try DecimalText(value, of: name).text)) }
    return constants
  }
}

/// A number in the notation of the language. As a string it may be a fraction such as `1/3`, which has no decimal notation.
private struct DecimalText: ProtocolValue {
  let text: String

  init(_ json: JSON, of name: String) throws(ParamsError) {
    switch json {
    case .integer(let number): text = "\(number)"
    case .decimal(let number): text = try plainDecimal(number, of: name)
    case .string(let string): text = string
    default: throw ParamsError(name, "is no number")
    }
  }
}
