/// Makes a component of views that are the same but for some values.
struct ComponentMaker {
  /// The declaration: its header without the parameters, which are its arguments.
  private(set) var declaration: Block
  private(set) var instances: [Block]
  /// The names of the views inside by those that they had, for each instance.
  let renames: [[String: String]]
  private var parameters: [String] = []
  private var taken: Set<String> = []

  /// The most parameters that a reader takes in.
  private static let mostParameters = 8

  /// Makes a component called `name` of at least two views with the same signature.
  init(_ views: [(source: Block, part: RepeatedView)], name: String, size: String?) {
    let names = ComponentMaker.names(of: views.map { $0.part.block })
    taken = Set(names)
    renames = views.map { view in
      Dictionary(zip(view.part.block.descendants.map { $0.name ?? "" }, names)) { first, _ in first }
    }
    let blocks = zip(views, renames).map { $0.part.block.renamed($1) }
    instances = zip(views, blocks).map { view, block in
      let header = "view \(view.source.name ?? ""): \(name)"
      var instance = Block(header: header, source: view.source.source, view: view.source.view)
      (instance.comments, instance.settings) = (view.source.comments, view.part.place.settings)
      (instance.constraints, instance.inner) = (view.part.place.constraints, block.children)
      return instance
    }
    declaration = blocks[0]
    declaration = merge(blocks, path: "")
    declaration.header = "component \(name)"
    declaration.suffix = blocks[0].kind.isEmpty ? "" : ": \(blocks[0].kind)"
    declaration.arguments = (size.map { [$0] } ?? []) + parameters
    settlePlaces()
  }

  /// The longest argument, which no line of its own can break.
  private static let longestArgument = 80

  /// True if the component is one that a person would write.
  var isReadable: Bool {
    parameters.count <= ComponentMaker.mostParameters
      && instances.allSatisfy { $0.arguments.allSatisfy { $0.utf8.count <= ComponentMaker.longestArgument } }
  }

  // MARK: - Names

  /// Names for the views inside: those that all have, but for numbers; else words for their kinds.
  private static func names(of blocks: [Block]) -> [String] {
    var taken: Set<String> = []
    let all = blocks.map { $0.descendants }
    return all[0].indices.map { index in
      let bases = Set(all.map { withoutNumber($0[index].name ?? "") })
      let base = bases.count == 1 ? bases.first : nil
      return unique(base.flatMap { Naming.isFree($0) ? $0 : nil } ?? word(for: all[0][index].kind), &taken)
    }
  }

  private static func word(for kind: String) -> String {
    switch kind {
    case "": "box"
    case "HStack", "VStack": "stack"
    case "TextField": "field"
    default: Naming.identifier(kind) ?? "part"
    }
  }

  static func withoutNumber(_ name: String) -> String {
    String(decoding: name.utf8.reversed().drop { $0 <= UInt8(ascii: "9") }.reversed(), as: UTF8.self)
  }

  static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var (candidate, number) = (name, 2)
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  // MARK: - Values

  /// Joins blocks of the same signature: values that differ become parameters, or settings of the instances. The
  /// recursion ends with the nesting of the blocks.
  private mutating func merge(_ blocks: [Block], path: String) -> Block {
    var block = blocks[0]
    block.settings = []
    for index in blocks[0].settings.indices {
      if let setting = merge(blocks.map { $0.settings[index] }, path: path) { block.settings.append(setting) }
    }
    block.constraints = joined(blocks.map { $0.constraints })
    block.remarks = joined(blocks.map { $0.remarks })
    block.comments = joined(blocks.map { $0.comments })
    block.allowances = joined(blocks.map { $0.allowances })
    block.children = blocks[0].children.indices.map { index in
      let child = blocks[0].children[index]
      return merge(blocks.map { $0.children[index] }, path: "\(path).\(child.name ?? "")")
    }
    return block
  }

  /// Statements of the same text with the elements of all.
  private func joined(_ statements: [[Statement]]) -> [Statement] {
    statements[0].indices.map { index in
      Statement(text: statements[0][index].text, sources: statements.flatMap { $0[index].sources })
    }
  }

  /// The setting of a component for settings of its instances; nil if they set it themselves.
  private mutating func merge(_ settings: [Statement], path: String) -> Statement? {
    let sources = settings.flatMap { $0.sources }
    guard Set(settings.map { $0.text }).count > 1, let key = settings[0].setting?.key else {
      return Statement(text: settings[0].text, sources: sources)
    }
    guard let type = RepeatedView.parameters[key] else {
      for index in settings.indices {
        let text = "\(path).\(settings[index].text)"
        instances[index].constraints.append(Statement(text: text, sources: settings[index].sources))
      }
      return nil
    }
    let parameter = ComponentMaker.unique(parameterName(key, path), &taken)
    parameters.append("\(parameter): \(type)")
    for index in settings.indices {
      instances[index].arguments.append("\(parameter): \(settings[index].setting?.value ?? "")")
    }
    return Statement(text: "\(key) = \(parameter)", sources: sources)
  }

  /// `title.text` becomes `titleText`, and a property of the outermost view `ownText`.
  private func parameterName(_ key: String, _ path: String) -> String {
    let view = path.split(separator: ".").last.map { String($0) } ?? "own"
    switch key {
    case "text": return "\(view)Text"
    case "placeholder": return "\(view)Placeholder"
    case "image": return "\(view)Name"
    case "intrinsic.width": return "\(view)Width"
    case "intrinsic.height": return "\(view)Height"
    default: return "\(view)Size"
    }
  }

  /// Moves settings of places that all instances have into the component.
  private mutating func settlePlaces() {
    let shared = instances[0].settings.filter { setting in
      setting.setting?.key != "frame" && instances.allSatisfy { $0.settings.contains { $0.text == setting.text } }
    }
    for setting in shared {
      for index in instances.indices { instances[index].settings.removeAll { $0.text == setting.text } }
      declaration.settings.append(setting)
    }
  }
}
