extension BuilderDocument {
  /// The object id of an element or of the nearest one around it.
  package func objectID(of element: Int) -> String? {
    var next: Int? = element
    while let index = next {
      if let id = tree[index]["id"] { return id }
      next = tree[index].parent
    }
    return nil
  }

  /// The path of an element in Xcode's outline: `Login Scene › View › Email`.
  package func path(of element: Int) -> String {
    var names: [String] = []
    var next: Int? = element
    while let index = next {
      let source = tree[index]
      if source.name == "scene" {
        let name = trimmed(tree.comments[index] ?? "")
        names.append(name.isEmpty ? "Scene" : "\(name) Scene")
        break
      }
      if source["id"] != nil, source["sceneMemberID"] == nil, source.name != "constraint" || index == element {
        names.append(source.name == "constraint" ? "Constraints" : shownName(index))
      }
      next = source.parent
    }
    return names.reversed().joined(separator: " › ")
  }

  /// The name that Xcode's outline shows for an object.
  package func shownName(_ element: Int) -> String {
    let source = tree[element]
    if let label = source["userLabel"] { return label }
    if let text = source["text"] ?? source["title"], !text.isEmpty { return text }
    if let name = source["customClass"] { return spelledOut(name) }
    return spelledOut(source.name)
  }
}
