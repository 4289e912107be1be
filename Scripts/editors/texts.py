"""Texts that `check_editors.py` shows to editors, and what they have to make of them."""

TEXT = r'''/// What is documented.
// what is remarked: view
layout Screen(375x667) {
  metric gap = 12.5
  view title: Label { text = "a \"word\" // more"; .width == 50% * superview.height @high }
  view dial: Clock { frame = (0, 1, 2, 3); backgroundColor = #ff66ff }
  vfl "H:|-(>=8@low)-[title(==half)]-far-|" alignAllTop
  when width >= 600 and not compact { title.hidden = true }
  for i in 0 ..< count { view bar[i] }
}
component Card(shown: Bool = true) { view back { .edges == superview inset 8 } }
'''

LOOSE = "layout A(9x9) {\nview a { .top==8 }\n}\n"
WRONG = "layout A(9x9) {\n  view title; titel.top == superview.top\n}\n"
# What it is told about that, as the list of problems says it.
QUICKFIX = "wrong.lay|2 col 15 error| no view named 'titel' in 'A'; did you mean 'title'? [L0201]"
# What the samples have no need of: statements of many lines, comments among them.
LONG = """layout A(9x9) {
a.width == "// no" +
// why
b.width +
max(c,
d, [
e
]) +
max(f)
when width > 1 and
height > 2 {
frame = (0, 0,
1, min(
2
))
} else {
b.top == c.top + // behind
1
}
let k = [
1, 2,
[3,
4]
]
}
"""
# The word (the n-th time it stands there), and what it is to TextMate, to Vim and to Emacs.
COLOURS = [
    ("/// What", 1, "comment.line.documentation.lay", "layDocumentation", "font-lock-comment-delimiter-face"),
    ("documented", 1, "comment.line.documentation.lay", "layDocumentation", "font-lock-comment-face"),
    ("view", 1, "comment.line.double-slash.lay", "layComment", "font-lock-comment-face"),
    ("layout", 1, "storage.type.lay", "layStorage", "font-lock-keyword-face"),
    ("Screen", 1, "entity.name.type.lay", "layName", "font-lock-function-name-face"),
    ("375x667", 1, "constant.numeric.size.lay", "layNumber", None),
    ("metric", 1, "storage.type.lay", "layStorage", "font-lock-keyword-face"),
    ("gap", 1, "entity.name.variable.lay", "layName", "font-lock-function-name-face"),
    ("12.5", 1, "constant.numeric.lay", "layNumber", None),
    ("title", 1, "entity.name.variable.lay", "layName", "font-lock-function-name-face"),
    ("Label", 1, "support.class.lay", "layKind", "font-lock-type-face"),
    ("Clock", 1, "entity.name.type.lay", "layKind", "font-lock-type-face"),
    ("text", 1, "variable.other.property.lay", "layProperty", "font-lock-variable-name-face"),
    ("word", 1, "string.quoted.double.lay", "layText", "font-lock-string-face"),
    (r"\"", 1, "constant.character.escape.lay", "layEscape", "font-lock-string-face"),
    ("more", 1, "string.quoted.double.lay", "layText", "font-lock-string-face"),
    ("width", 1, "support.variable.attribute.lay", "layAttribute", "font-lock-builtin-face"),
    ("==", 1, "keyword.operator.relation.lay", "layOperator", None),
    ("50%", 1, "constant.numeric.percent.lay", "layNumber", None),
    ("superview", 1, "variable.language.lay", "layThing", "font-lock-constant-face"),
    ("high", 1, "constant.language.priority.lay", "layPriority", "font-lock-preprocessor-face"),
    ("frame", 1, "support.variable.geometry.lay", "layGeometry", "font-lock-builtin-face"),
    ("#ff66ff", 1, "constant.other.color.lay", "layColour", "font-lock-constant-face"),
    ("vfl", 1, "keyword.other.lay", "layStatement", "font-lock-keyword-face"),
    ("H:", 1, "storage.modifier.orientation.vfl.lay", "layFormatAxis", "font-lock-preprocessor-face"),
    ("|", 1, "keyword.operator.edge.vfl.lay", "layFormatSign", "font-lock-string-face"),
    (">=", 1, "keyword.operator.relation.vfl.lay", "layFormatSign", "font-lock-string-face"),
    ("8@", 1, "constant.numeric.vfl.lay", "layFormatNumber", "font-lock-string-face"),
    ("low", 1, "constant.language.priority.vfl.lay", "layPriority", "font-lock-string-face"),
    ("title", 2, "entity.name.variable.vfl.lay", "layFormatView", "font-lock-function-name-face"),
    ("half", 1, "variable.other.metric.vfl.lay", "layFormatMetric", "font-lock-string-face"),
    ("far", 1, "variable.other.metric.vfl.lay", "layFormatMetric", "font-lock-string-face"),
    ("alignAllTop", 1, "support.constant.option.vfl.lay", "layOption", "font-lock-constant-face"),
    ("when", 1, "keyword.control.lay", "layControl", "font-lock-keyword-face"),
    ("not", 1, "keyword.operator.logical.lay", "layLogical", "font-lock-keyword-face"),
    ("true", 1, "constant.language.lay", "layBoolean", "font-lock-constant-face"),
    ("for", 1, "keyword.control.lay", "layControl", "font-lock-keyword-face"),
    ("..<", 1, "keyword.operator.range.lay", "layOperator", None),
    ("Bool", 1, "entity.name.type.lay", "layKind", "font-lock-type-face"),
    ("inset", 1, "keyword.other.clause.lay", "layStatement", "font-lock-keyword-face"),
    ("bar", 1, "entity.name.variable.lay", "layName", "font-lock-function-name-face"),
]
