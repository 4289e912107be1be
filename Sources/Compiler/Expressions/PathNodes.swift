internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The meaning of a path, or of a part of it.
enum PathNode {
  /// A view or declared guide, or a built-in guide of it.
  case view(ViewID, guide: BuiltInGuide?)
  case list(ViewListID)
  case constraints([(indices: [Int], constraint: NamedConstraintID)])
  case value(Value)
  /// A property that settings set: `title.text`, `hugging.vertical`, `cap.constant`.
  indirect case setting(SettingTarget)
  /// A property that is read from frames, of a view.
  indirect case reading(FrameReading, of: ViewID)

  /// The meaning of a name that is not a constant; nil for constants and undeclared names.
  init?(_ binding: Binding?) {
    switch binding {
    case .view(let view), .guide(let view): self = .view(view, guide: nil)
    case .views(let list): self = .list(list)
    case .constraint(let id): self = .value(.constraint(id))
    case .constraints(let all): self = .constraints(all)
    case .unknown: self = .value(.unknown)
    case .constant, nil: return nil
    }
  }
}

/// A path as an array: its first name, and the members, indices and arguments after it. A long path nests to the left,
/// so this iterates.
struct PostfixSpine {
  var base: SyntaxNode
  /// The steps from the inside out, which is source order.
  var steps: [SyntaxNode] = []

  init(_ node: SyntaxNode) {
    base = node
    while base.kind == .member || base.kind == .subscripted || base.kind == .call, let inner = base.children.first {
      steps.append(base)
      base = inner
    }
    steps.reverse()
  }
}

/// The paths and calls in a statement, from left to right; those in indices and arguments follow the path around them.
struct PostfixSpines: Sequence, IteratorProtocol {
  private var pending: [SyntaxNode]

  init(in node: SyntaxNode) { pending = [node] }

  mutating func next() -> PostfixSpine? {
    while let node = pending.popLast() {
      guard node.kind.isPostfix else {
        pending += node.children.reversed()
        continue
      }
      let spine = PostfixSpine(node)
      for step in spine.steps.reversed() { pending += step.children.dropFirst().reversed() }
      return spine
    }
    return nil
  }
}

extension SyntaxKind {
  /// True if a node of the kind is a path or a call.
  var isPostfix: Bool {
    switch self {
    case .member, .subscripted, .call, .nameExpression, .dotExpression: true
    default: false
    }
  }
}

/// A property of a view or constraint, as a setting or an `expect` names it.
struct SettingTarget {
  var owner: SettingOwner
  var property: Property
  /// The part, such as `horizontal` of `hugging.horizontal`; nil for all of the property.
  var part: String?
  /// The range of the property's name with its part.
  var range: SourceRange
  /// The left side of a setting; nil in an `expect`.
  var node: SyntaxNode?

  /// The slots that it sets, and the first of them.
  var slots: [Slot] { property.slots(of: part) }
  var slot: Slot { slots[0] }

  /// True for `frame`, whose values have a message of their own.
  var isFrame: Bool { property.name == "frame" }

  /// The property as it is written.
  var text: String { part.map { "\(property.name).\($0)" } ?? property.name }

  /// The path before the property in a setting, as it is written: `title.` of `title.font`; nil in an `expect`.
  var path: String? { node.map { String($0.text.prefix($0.text.count - text.count)) } }
}

/// A property that is read from the frames of a layout, with the names after it.
struct FrameReading {
  enum Property {
    case read(Expectation.Reading.Property)
    case contentSize
    case contentOffset

    /// The property `name`; nil if it is not read from frames.
    init?(_ name: String) {
      switch name {
      case "frame": self = .read(.frame)
      case "untransformedFrame": self = .read(.untransformedFrame)
      case "bounds": self = .read(.bounds)
      case "center": self = .read(.center)
      case "size": self = .read(.size)
      case "hidden": self = .read(.hidden)
      case "contentRect": self = .read(.contentRect)
      case "contentMiddle": self = .read(.contentMiddle)
      case "contentSize": self = .contentSize
      case "contentOffset": self = .contentOffset
      default: return nil
      }
    }
  }
  var property: Property
  var name: SyntaxToken
  var parts: [SyntaxToken]
}

extension Property {
  /// The kind of names that have the property.
  var ownerKind: NameKind { owner == .constraint ? .constraint : .view }

  /// The property `name` if only settings give its value; nil if it is read from frames, or does not exist.
  static func onlySet(_ name: String) -> Property? {
    MemberRow.named(name) == nil ? Property.named(name) : nil
  }
}
