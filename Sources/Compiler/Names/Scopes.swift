internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// A scope: the braces of a layout, component or view, the file itself, or the braces that hold loop variables.
struct ScopeID: Hashable {
  var index: Int
}

/// A metric, let, parameter or loop variable.
struct ConstantID: Hashable {
  var index: Int
}

/// The list of views that a `for` declares under one name.
struct ViewListID: Hashable {
  var index: Int
}

/// What stands behind the name of a constraint.
struct NamedConstraintID: Hashable {
  var index: Int
}

/// What a name stands for in a scope.
enum Binding {
  /// A metric, let, parameter or loop variable: see ``Elaborator/value(of:)``.
  case constant(ConstantID)
  case view(ViewID)
  /// The list of views that a `for` declares, by constant indices.
  case views(ViewListID)
  case guide(ViewID)
  /// A named constraint, chain, compound or vfl: its constraints.
  case constraint(NamedConstraintID)
  /// Named constraints with indices: `constraint gap[i]: …`.
  case constraints([(indices: [Int], constraint: NamedConstraintID)])
  /// Declared in a way that is wrong, which is reported: stay quiet about its uses.
  case unknown
}

/// What kind of thing a misspelt name was probably meant to be.
enum NameKind {
  case view, constant, constraint, any

  func holds(_ binding: Binding) -> Bool {
    switch (self, binding) {
    case (.any, _), (.constant, .constant), (.view, .view), (.view, .views), (.view, .guide): true
    case (.constraint, .constraint), (.constraint, .constraints): true
    default: false
    }
  }
}

/// A name in a scope.
struct ScopeEntry {
  var binding: Binding
  /// The name where it is declared.
  var declaration: SourceRange
}

/// The names of one scope. Names keep their order, so that suggestions do.
struct Scope {
  /// The scope around, where the search goes on.
  var parent: ScopeID?
  /// The view whose braces these are; nil for files and loops.
  var view: ViewID?
  /// Views declared in the braces of a `for` belong to the scope around the loops.
  var isLoop: Bool
  /// The names in the order of their declarations.
  private(set) var ids: [NameID] = []
  private var entries: [ScopeEntry] = []
  /// Where each name is, as soon as there are many.
  private var places: [NameID: Int] = [:]
  private let table: NameTable
  /// What a visual format calls the views of lists: `bar0`, `key2_1`.
  var visualFormatNames: [String: ViewID] = [:]

  /// So many names are found by looking at each.
  private static let few = 8

  init(_ table: NameTable, parent: ScopeID?, view: ViewID? = nil, isLoop: Bool = false) {
    self.table = table
    self.parent = parent
    self.view = view
    self.isLoop = isLoop
  }

  /// What a name stands for in a scope and those around it.
  static func entry(_ name: NameID, from scope: ScopeID, in scopes: [Scope]) -> ScopeEntry? {
    var next = scope.index
    while true {
      if let found = scopes[next][name] { return found }
      guard let parent = scopes[next].parent else { return nil }
      next = parent.index
    }
  }

  /// The names in the order of their declarations.
  var names: [String] { ids.map { table.text($0) } }

  private func place(_ name: NameID) -> Int? {
    ids.count <= Scope.few ? ids.firstIndex(of: name) : places[name]
  }

  /// What `name` stands for. What it once stood for is never taken back.
  subscript(name: NameID) -> ScopeEntry? {
    get { place(name).map { entries[$0] } }
    set {
      guard let newValue else { return }
      if let place = place(name) {
        entries[place] = newValue
        return
      }
      ids.append(name)
      entries.append(newValue)
      if ids.count == Scope.few + 1 {
        for (place, name) in ids.enumerated() { places[name] = place }
      } else if ids.count > Scope.few {
        places[name] = ids.count - 1
      }
    }
  }

  subscript(name: String) -> ScopeEntry? {
    get { ids.isEmpty ? nil : table.known(name).flatMap { self[$0] } }
    set { self[table.number(of: name)] = newValue }
  }
}

/// A name of constraints with indices.
struct ConstraintListKey: Hashable {
  var scope: ScopeID
  var name: String
}

/// What stands behind the name of a constraint.
struct NamedConstraint {
  var name: String
  /// The name where it is declared.
  var declaration: SourceRange
  /// `SignIn/cap`.
  var path: String
  /// What was lowered so far, in order. Empty before its statement is lowered, or when that failed.
  var constraints: [ConstraintID] = []
  /// Whether the statement is one relation of one pair, so that it has a single `constant`.
  var isSingle: Bool
}
