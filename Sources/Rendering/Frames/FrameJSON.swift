package import LayJSON
internal import LayRuntime

/// Returns the tree as an object; docs/json.md documents its fields.
package func frameJSON(_ tree: FrameTree) -> JSON {
  var members: [(String, JSON)] = [("layout", .string(tree.layout)), ("size", json(tree.size))]
  if let pose = tree.pose { members.append(("pose", .string(pose))) }
  members.append(("direction", .string(tree.direction == .rightToLeft ? "rtl" : "ltr")))
  if !tree.keyboardHeight.isZero { members.append(("keyboard", .number(tree.keyboardHeight.double))) }
  if tree.textSize != .large { members.append(("textSize", .string(tree.textSize.name))) }
  if tree.isAppKit { members.append(("yAxis", .string("up"))) }
  if let state = tree.state { members.append(("state", .string(state))) }
  if let animation = tree.animation { members.append(("animation", animation.json)) }
  if let scale = tree.scale { members.append(("scale", .number(scale.double))) }
  if tree.path.count > 1 { members.append(("resized", .array(tree.path.map(json)))) }
  members.append(("views", .array(tree.views.map(json))))
  members.append(("diagnostics", .array(tree.diagnostics)))
  return .object(members)
}

private func json(_ view: FrameTree.View) -> JSON {
  var members: [(String, JSON)] = [
    ("path", .string(view.path)), ("name", .string(view.name)), ("kind", .string(view.kind)),
    ("frame", json(view.frame)), ("hidden", .bool(view.isHidden)),
    ("shown", .bool(view.isShown)),
  ]
  if let untransformed = view.untransformed { members.append(("untransformedFrame", json(untransformed))) }
  if let content = view.contentSize {
    members.append(
      ("contentSize", .object([("width", .number(content.width)), ("height", .number(content.height))])))
  }
  if let transform = view.transform { members.append(("transform", .array(transform.map { .number($0) }))) }
  if let baseline = view.baseline { members.append(("baseline", .number(baseline))) }
  if let content = view.content { members += content.members }
  return .object(members)
}
