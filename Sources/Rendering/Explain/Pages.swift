// Written by Scripts/make_pages.py from docs/errors. Change the pages there and run the script.
// swift-format-ignore-file

/// The pages of the codes, in the order of their numbers: 101 is L0101. A string as the code would take three times as long
/// to compile.
let errorPages: [(number: Int, text: StaticString)] = [
  (
    101,
    #"""
# L0101 unexpected-token

This text does not belong here: it follows a complete statement, or it cannot begin a statement. Remove the text, or add the missing part of
its statement. A statement begins with a keyword, a view, an attribute, a property or a number.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    "Sign in"
    .edges(top, leading) == superview
  }
}
```

```text
wrong.lay:4:5: error: '"Sign in"' cannot begin a statement [L0101]
   |
 4 |     "Sign in"
   |     ^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
  }
}
```

## Why

A string alone does not say which property it sets. A statement ends with its line, so this error affects only its own line.

Related: L0116, L0118, L0120

"""#
  ),
  (
    102,
    #"""
# L0102 expected-value

A value is missing here: after an operator such as `==` or `+`, after `when`, or between the brackets of an index. layc reports other errors
in the file as usual.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.leading == superview.leading
  title.top ==
}
```

```text
wrong.lay:5:13: error: expected a value after '==' [L0102]
   |
 5 |   title.top ==
   |             ^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.leading == superview.leading
  title.top == superview.top + 20
}
```

## Why

After `==`, `<=` or `>=`, a statement does not continue on the next line. If it did, layc would read the next line as part of an unfinished
constraint, often without an error.

Related: L0103, L0117

"""#
  ),
  (
    103,
    #"""
# L0103 expected-name

A name is missing here, after a keyword such as `view` or after a dot. layc parses the rest of the file as if the name were there.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:7: error: expected a name after 'view', found ':' [L0103]
   |
 3 |   view: Label { text = "Sign in"; .edges(top, leading) == superview }
   |       ^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

Constraints, messages and apps refer to a view by its name. A view without a name could be positioned only by the constraints in its own
braces.

Related: L0107, L0151

"""#
  ),
  (
    104,
    #"""
# L0104 reserved-name

This name is reserved. Choose another name. Keywords such as `state` and attributes such as `left` are reserved. Predefined views such as
`superview`, guides such as `safeArea`, and geometric properties such as `frame` are reserved too. Other properties, such as `text`, are not
reserved.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view state: Label { text = "Off"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:8: error: 'state' is a word of the language [L0104]
   |
 3 |   view state: Label { text = "Off"; .edges(top, leading) == superview }
   |        ^^^^^
   = help: choose another name, for example 'stateLabel'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view stateLabel: Label { text = "Off"; .edges(top, leading) == superview }
}
```

## Why

A line that begins with the keyword `state` declares a state. If a view had the name `state`, such a line could also refer to the view. If a
view had the name `left`, `title.left` could be an edge of `title`, or a subview of `title`. The list of reserved names is short, and the
same in every file.

Related: L0203, L0221

"""#
  ),
  (
    105,
    #"""
# L0105 expected-word

A word or symbol is missing in this statement. Examples are the `in` of a `for`, and the colon after the name of a constraint.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  for i 0 ..< 3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
}
```

```text
wrong.lay:3:9: error: expected 'in', found '0' [L0105]
   |
 3 |   for i 0 ..< 3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
   |         ^
   = help: for example `for i in 0 ..< 4`
   = fix: insert 'in'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  for i in 0 ..< 3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
}
```

## Why

The missing word or symbol separates two parts of the statement. Here, `in` separates the variable from the range. After the word or symbol,
an editor can also suggest the next part.

Related: L0102, L0106, L0155

"""#
  ),
  (
    106,
    #"""
# L0106 expected-size

A size is missing here: after `sizes`, after `expect`, or in the parentheses of a layout. A size is a width, the letter `x` and a height,
for example `375x667`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .size == 200x44; .edges(top, leading) == superview }
  expect { title.top == 0 }
}
```

```text
wrong.lay:4:10: error: expected a size after 'expect', found '{' [L0106]
   |
 4 |   expect { title.top == 0 }
   |          ^
   = help: a size is width, 'x' and height without spaces: `375x667`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .size == 200x44; .edges(top, leading) == superview }
  expect 375x667 { title.top == 0 }
}
```

## Why

An `expect` compares frames with the expected numbers. Frames depend on the size of the layout, so each `expect` names a size. layc does not
assume the design size (`375x667` in the first line), because a reader of the `expect` would not see that size.

Related: L0141, L0171, L0442

"""#
  ),
  (
    107,
    #"""
# L0107 expected-kind

No kind follows this colon. A kind is a type of view, such as `Label` for UILabel. For a plain view, leave the colon out.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: { .size == 200x44; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:15: error: expected a kind after ':', found '{' [L0107]
   |
 3 |   view title: { .size == 200x44; .edges(top, leading) == superview }
   |               ^
   = help: write a kind, such as `Label`; for a plain view, remove the ':'
   = fix, to review: leave the ':' out
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { .size == 200x44; .edges(top, leading) == superview }
}
```

## Why

The kind determines whether a view has an intrinsic content size. layc cannot know whether you forgot the kind, or do not need the colon.

Related: L0103, L0150, L0207

"""#
  ),
  (
    108,
    #"""
# L0108 missing-block

This statement needs braces, but has none. Write the `{` on the same line as the keyword (`when` in the example).

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width >= 600 title.hidden = true
}
```

```text
wrong.lay:4:21: error: expected '{' to open the braces of 'when', found 'title' [L0108]
   |
 4 |   when width >= 600 title.hidden = true
   |                     ^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width >= 600 { title.hidden = true }
}
```

## Why

Braces show where a condition ends. Without braces, only the first statement would be conditional. A second statement with the same
indentation would look conditional too, but would always apply.

Related: L0113, L0115

"""#
  ),
  (
    109,
    #"""
# L0109 missing-equal

This `metric` or `let` declares a constant, but has no `=` after the name. Insert an `=` before the value.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap 12
  view title: Label { text = "Sign in"; .edges(top, leading) == superview inset gap }
}
```

```text
wrong.lay:3:14: error: expected '=' and a value after the name of this 'metric' [L0109]
   |
 3 |   metric gap 12
   |              ^^
   = help: for example `metric gap = 12`
   = fix: insert '='
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view title: Label { text = "Sign in"; .edges(top, leading) == superview inset gap }
}
```

## Why

Only `=` assigns a value. In `view title: Label`, the colon precedes the kind of the view. In `title.width == 44`, the `==` declares a
constraint.

Related: L0102, L0164

"""#
  ),
  (
    110,
    #"""
# L0110 missing-comma

A comma is missing between two values in brackets or parentheses. Spaces and semicolons do not separate values.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; frame = (0 20; 375 44) }
}
```

```text
wrong.lay:3:52: error: expected ',' [L0110]
   |
 3 |   view title: Label { text = "Sign in"; frame = (0 20; 375 44) }
   |                                                    ^^
   = note: logs print frames as `(0 20; 375 44)`; in the file commas separate the numbers
   = fix: put commas between the values
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; frame = (0, 20, 375, 44) }
}
```

## Why

Debuggers print frames as `(0 20; 375 44)`. If you paste such numbers into a file, put commas between them. Without a comma, `0 -20` would
be a subtraction.

Related: L0111, L0458

"""#
  ),
  (
    111,
    #"""
# L0111 missing-bracket

This `(` or `[` is not closed before the end of its statement. Insert the closing bracket. Inside brackets, a statement can continue on the
next line, for example after a comma.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    frame = (0, 20, 375, 44
  }
}
```

```text
wrong.lay:5:28: error: expected ')' [L0111]
   |
 5 |     frame = (0, 20, 375, 44
   |             -              ^
   |             opened here
   = fix: insert ')'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    frame = (0, 20, 375, 44)
  }
}
```

## Why

A missing bracket affects only its own statement. If layc searched further for the closing bracket, the statements below would become part
of this statement.

Related: L0110, L0112, L0113

"""#
  ),
  (
    112,
    #"""
# L0112 stray-bracket

This `)` or `]` has no opening bracket in its statement. Remove the bracket, or insert the opening bracket.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.leading == superview.leading
  title.top == superview.top + 2 * 10)
}
```

```text
wrong.lay:5:38: error: ')' closes nothing [L0112]
   |
 5 |   title.top == superview.top + 2 * 10)
   |                                      ^
   = fix, to review: remove ')'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.leading == superview.leading
  title.top == superview.top + 2 * 10
}
```

## Why

If you insert the opening bracket, its position can change the value: `(a + b) * c` differs from `a + (b * c)`. layc does not guess the
position, so the fix removes the closing bracket.

Related: L0111, L0114

"""#
  ),
  (
    113,
    #"""
# L0113 missing-brace

This `{` has no matching `}`. Insert the `}`. If the indentation shows where the `}` is missing, the message also marks the first line after
that place.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
  view subtitle: Label { text = "Welcome"; .top == title.bottom; .leading == title.leading }
}
```

```text
wrong.lay:3:21: error: this '{' is never closed [L0113]
   |
 3 |   view title: Label {
   |                     ^
   :
 6 |   view subtitle: Label { text = "Welcome"; .top == title.bottom; .leading == title.leading }
   |   ---- a '}' is missing before this line
   = fix, to review: insert '}'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
  }
  view subtitle: Label { text = "Welcome"; .top == title.bottom; .leading == title.leading }
}
```

## Why

Braces determine which statements belong to a view. At the end of the file, layc knows that a brace is missing, but not where. The
indentation usually shows the place.

Related: L0108, L0114

"""#
  ),
  (
    114,
    #"""
# L0114 stray-brace

This `}` closes nothing: every `{` before it is already closed. Remove the `}`, or insert the missing `{`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
}
```

```text
wrong.lay:5:1: error: '}' closes nothing [L0114]
   |
 5 | }
   | ^
   = help: remove the '}', or add the missing '{'
   = fix, to review: remove '}'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A superfluous brace often remains after you move or delete statements. An earlier `}` may have closed a view too early, so that later lines
belong to the wrong view. Therefore layc does not ignore this brace.

Related: L0112, L0113

"""#
  ),
  (
    115,
    #"""
# L0115 brace-on-own-line

This line begins with a `{`. Move the brace to the end of the previous line, after the statement to which the brace belongs.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label
  {
    text = "Sign in"
    .edges(top, leading) == superview
  }
}
```

```text
wrong.lay:4:3: error: '{' belongs on the line of its statement [L0115]
   |
 4 |   {
   |   ^
   = fix: put '{' on the line before
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
  }
}
```

## Why

A statement ends with its line, and `view title: Label` is already a complete statement. A `{` at the end of the line shows that the
statement continues.

Related: L0108, L0116

"""#
  ),
  (
    116,
    #"""
# L0116 two-statements

A second statement begins on this line without a `;` before it. Insert a `;`, or begin a new line.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.leading == superview.leading title.top == superview.top + 20
}
```

```text
wrong.lay:4:38: error: expected ';' or a new line before 'title' [L0116]
   |
 4 |   title.leading == superview.leading title.top == superview.top + 20
   |                                      ^^^^^
   = why: each line has one statement; ';' separates several statements
   = fix: insert ';'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.leading == superview.leading; title.top == superview.top + 20
}
```

## Why

Without a separator, layc would have to guess where the first statement ends. For example, `a.top == b .left == c` could be two statements,
`a.top == b` and `.left == c`, or the single statement `a.top == b.left == c`.

Related: L0101, L0115

"""#
  ),
  (
    117,
    #"""
# L0117 line-begins-with-operator

This line begins with an operator or a relation. Move an operator such as `+` to the end of the previous line. Move a relation such as `==`
to the previous line, together with its right side.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view title: Label { text = "Sign in" }
  title.leading == superview.leading
  title.top == superview.top
    + gap
}
```

```text
wrong.lay:7:5: error: '+' cannot begin a line [L0117]
   |
 7 |     + gap
   |     ^
   = help: put '+' at the end of the previous line
   = fix: move '+' to the end of the previous line
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view title: Label { text = "Sign in" }
  title.leading == superview.leading
  title.top == superview.top +
    gap
}
```

## Why

The previous line is already a complete statement. The end of a line must show whether the statement continues. Otherwise an inserted line
could change the meaning of the line above.

Related: L0102, L0118

"""#
  ),
  (
    118,
    #"""
# L0118 lone-value

This line contains only a value, so it has no effect. Set a property with `=`, or declare a constraint with `==`, `<=` or `>=`. If the value
is the name of a view, add braces after the name.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.hidden
}
```

```text
wrong.lay:4:3: error: 'title.hidden' alone has no effect [L0118]
   |
 4 |   title.hidden
   |   ^^^^^^^^^^^^
   = help: '=' sets a property; '==', '<=' and '>=' declare a constraint; 'view' declares a view
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.hidden = true
}
```

## Why

Such a line is usually an incomplete statement. If layc ignored the line in the example, `title` would stay visible, and no message would
explain why.

Related: L0102, L0117

"""#
  ),
  (
    119,
    #"""
# L0119 else-without-when

This `else` does not follow a `when`. Write `else` directly after the `}` of its `when`, on the same line or on the next line.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width >= 600 { title.font = 20 }
  title.lines = 1
  else { title.font = 17 }
}
```

```text
wrong.lay:6:3: error: 'else' has no 'when' [L0119]
   |
 6 |   else { title.font = 17 }
   |   ^^^^
   = help: an 'else' follows the '}' of a 'when' directly
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width >= 600 { title.font = 20 }
  else { title.font = 17 }
  title.lines = 1
}
```

## Why

A layout can contain several `when`s, one after another. If other statements could stand between a `when` and its `else`, the matching
`when` would not be clear.

Related: L0108, L0120

"""#
  ),
  (
    120,
    #"""
# L0120 misplaced-statement

This statement is in the wrong place: in braces that do not allow it, or at the top level of the file. The help line of the message says
where the statement belongs.

```lay wrong
layout SignIn(375x667) {
  view title: Label {
    sizes 320x320 ... 1366x1366
    text = "Sign in"
    .edges(top, leading) == superview
  }
}
```

```text
wrong.lay:3:5: error: 'sizes' cannot be in the braces of a view [L0120]
   |
 3 |     sizes 320x320 ... 1366x1366
   |     ^^^^^
   = help: move it directly into the braces of a layout or component
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
  }
}
```

## Why

`sizes` declares the sizes at which the whole layout must work, so it belongs directly in the braces of the layout. Inside a view, `sizes`
would seem to apply to the view only.

Related: L0101, L0121, L0122

"""#
  ),
  (
    121,
    #"""
# L0121 declaration-in-condition

This view or guide is declared inside the braces of a `when` or `state`. (A `state` is a variant of the layout that the app selects.) Move
the declaration out of these braces. To show a view only under the condition, set its `hidden` inside the braces. If you move a guide, leave
only its constraints inside the braces.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width >= 600 {
    view hint { .size == 200x44; .edges(bottom, leading) == superview }
  }
}
```

```text
wrong.lay:5:5: error: a view cannot be declared in a 'when' or 'state' [L0121]
   |
 5 |     view hint { .size == 200x44; .edges(bottom, leading) == superview }
   |     ^^^^
   = why: a view exists at every size and in every state, so that its name is always valid
   = help: declare it outside and set `hidden` here
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  view hint { .size == 200x44; .edges(bottom, leading) == superview; hidden = true }
  when width >= 600 { hint.hidden = false }
}
```

## Why

A view exists at every size and in every state. If a view existed only under a condition, every constraint on the view would need the same
condition.

Related: L0120, L0469

"""#
  ),
  (
    122,
    #"""
# L0122 constraint-in-steps

This constraint is in the braces of `layoutSubviews` or `sizeThatFits`. The statements in these braces run one after another, as in UIKit's
methods with the same names. layc calls these statements *steps*. A constraint is not a step: move it out of the braces.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  view line { .size == 200x1; .leading == title.leading }
  layoutSubviews { line.top == title.bottom }
}
```

```text
wrong.lay:5:29: error: a constraint cannot be among steps [L0122]
   |
 5 |   layoutSubviews { line.top == title.bottom }
   |                             ^^
   = why: steps set values one after another; a constraint always applies
   = help: write a step such as `align a.topLeft with b.bottomLeft`, or move the constraint out of these braces
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  view line { .size == 200x1; .leading == title.leading }
  line.top == title.bottom
}
```

## Why

A step sets a value once, and a later step can change the value. A constraint always applies, together with all other constraints. So a
constraint has no place in a sequence of steps.

Related: L0120, L0124

"""#
  ),
  (
    123,
    #"""
# L0123 guide-property

This property is set on a guide. Like a UILayoutGuide, a guide has attributes and constraints, but no properties such as `backgroundColor`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  guide column { .edges == superview inset 16; backgroundColor = #ff66ff }
  view title: Label { text = "Sign in"; .edges(top, leading) == column }
}
```

```text
wrong.lay:3:48: error: a guide has no property 'backgroundColor' [L0123]
   |
 3 |   guide column { .edges == superview inset 16; backgroundColor = #ff66ff }
   |                                                ^^^^^^^^^^^^^^^
   = why: a guide is not drawn: it has attributes and constraints, no properties
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  guide column { .edges == superview inset 16 }
  view title: Label { text = "Sign in"; .edges(top, leading) == column }
}
```

## Why

layc never draws a guide: it is only a rectangle for constraints. If you need a background colour, `hidden` or an autoresizing mask, use a
view.

Related: L0120, L0452

"""#
  ),
  (
    124,
    #"""
# L0124 repeated-steps

These braces contain two `layoutSubviews` blocks, or two `sizeThatFits` blocks. Move all statements into one block, in the order in which
they must run.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { frame = (16, 20, 200, 44) }
  view line { frame = (16, 64, 200, 1) }
  layoutSubviews { photo.center = (160, 50) }
  layoutSubviews { line.center = (160, 80) }
}
```

```text
wrong.lay:6:3: error: a second 'layoutSubviews' in the same braces [L0124]
   |
 6 |   layoutSubviews { line.center = (160, 80) }
   |   ^^^^^^^^^^^^^^
   = help: steps run in their order: put them into one 'layoutSubviews'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { frame = (16, 20, 200, 44) }
  view line { frame = (16, 64, 200, 1) }
  layoutSubviews {
    photo.center = (160, 50)
    line.center = (160, 80)
  }
}
```

## Why

The statements of such a block run in order, and the order affects the result. With two blocks, the result would also depend on the order of
the blocks.

Related: L0122, L0455

"""#
  ),
  (
    130,
    #"""
# L0130 unknown-character

This character has no meaning in a `.lay` file, except in strings and comments. It may be an invisible control character. Remove the
character.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view title: Label { text = "Sign in"; .edges(top, leading) == superview inset $gap }
}
```

```text
wrong.lay:4:81: error: '$' is not valid here [L0130]
   |
 4 |   view title: Label { text = "Sign in"; .edges(top, leading) == superview inset $gap }
   |                                                                                 ^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view title: Label { text = "Sign in"; .edges(top, leading) == superview inset gap }
}
```

## Why

Some languages mark names with a character such as `$`. A `.lay` file needs no such mark, because the declaration of a constant or view
already shows what its name means. A later version of layc may use such characters.

Related: L0132, L0133

"""#
  ),
  (
    131,
    #"""
# L0131 not-utf8

This file is not encoded as UTF-8: it contains invalid bytes, or it is UTF-16. layc reports only the first invalid byte. Save the file as
UTF-8.

In UTF-8, strings and comments may contain any letter:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Anmeldung für Gäste"; .edges(top, leading) == superview }
}
```

## Why

If layc accepted other encodings, the same bytes could be different letters on different machines. The widths of strings and the columns in
messages would then depend on a setting of the editor.

Related: L0130, L0132

"""#
  ),
  (
    132,
    #"""
# L0132 name-outside-ascii

This name contains a letter that is not allowed. A name may contain a to z, A to Z, digits and the underscore. A string may contain any
letter.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view größe: Label { text = "Größe"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:8: error: 'größe' is not a name [L0132]
   |
 3 |   view größe: Label { text = "Größe"; .edges(top, leading) == superview }
   |        ^^^^^
   = why: a visual format must be able to contain every name, so names use only a to z, A to Z, digits and '_'
   = help: a string may contain any letter: if this is a string, put it in quotes
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view size_label: Label { text = "Größe"; .edges(top, leading) == superview }
}
```

## Why

Every name must be usable in a visual format, which allows only these characters. Also, letters of different alphabets can look the same.
With such letters, two different names could look identical.

Related: L0104, L0130, L0131

"""#
  ),
  (
    133,
    #"""
# L0133 foreign-operator

This operator or word comes from another language. The message names the corresponding operator or word of `.lay` files. A fix can usually
make the change.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width => 120
}
```

```text
wrong.lay:4:15: error: the operator is '>=', not '=>' [L0133]
   |
 4 |   title.width => 120
   |               ^^
   = fix: write '>='
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width >= 120
}
```

## Why

Each meaning has one spelling, so that files look alike and a search finds all uses. The operator `!=` has no replacement in a constraint.
As in Auto Layout, a constraint cannot require that two values differ.

Related: L0130, L0156

"""#
  ),
  (
    134,
    #"""
# L0134 other-quotes

This string is in single or typographic quotes. Put the string in straight double quotes.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = 'Sign in'; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:30: error: a string has straight double quotes, not single ones [L0134]
   |
 3 |   view title: Label { text = 'Sign in'; .edges(top, leading) == superview }
   |                              ^^^^^^^^^
   = fix: write `"Sign in"`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A single quote is also an apostrophe, which is common inside strings. Word processors replace straight quotes with typographic quotes. With
straight double quotes, the end of a string is clear.

Related: L0135, L0136

"""#
  ),
  (
    135,
    #"""
# L0135 missing-quote

This string has no closing quote on the line where it begins. Add the quote. For a line break in a string, write `\n`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in
    .edges(top, leading) == superview
  }
}
```

```text
wrong.lay:4:12: error: this string has no closing quote [L0135]
   |
 4 |     text = "Sign in
   |            ^^^^^^^^
   = note: a string ends on the line on which it begins
   = fix: insert '"' at the end of the line
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
  }
}
```

## Why

If strings could span lines, a string without a closing quote would continue to the next quote in the file. layc would treat the code in
between as text.

Related: L0134, L0136

"""#
  ),
  (
    136,
    #"""
# L0136 bad-escape

This escape sequence does not exist. The escape sequences are `\"`, `\\`, `\n`, `\t` and `\u{1F600}`. For a backslash, write `\\`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view path: Label { text = "C:\Photos"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:32: error: no escape '\P' [L0136]
   |
 3 |   view path: Label { text = "C:\Photos"; .edges(top, leading) == superview }
   |                                ^^
   = help: there are `\"`, `\\`, `\n`, `\t` and `\u{1F600}`; for a backslash write `\\`
   = fix, to review: write two backslashes
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view path: Label { text = "C:\\Photos"; .edges(top, leading) == superview }
}
```

## Why

If layc read `\P` as `P`, a later version could not give `\P` another meaning, because existing strings would change. The string of a visual
format (`vfl`) has no escape sequences.

Related: L0134, L0135

"""#
  ),
  (
    137,
    #"""
# L0137 bad-colour

This is not a colour. A colour is `#` and six hexadecimal digits, two each for red, green and blue. Two more digits may follow for alpha.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view panel { backgroundColor = #f6f; .size == 200x44; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:34: error: '#f6f' is not a colour [L0137]
   |
 3 |   view panel { backgroundColor = #f6f; .size == 200x44; .edges(top, leading) == superview }
   |                                  ^^^^
   = help: write '#' and two hexadecimal digits for each of red, green, blue and, if needed, alpha: `#ff66ff`, `#ff66ff80`
   = fix: write '#ff66ff'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view panel { backgroundColor = #ff66ff; .size == 200x44; .edges(top, leading) == superview }
}
```

## Why

Other tools disagree about the meaning of three or four digits, and about the position of alpha. A `.lay` file allows only six or eight
digits, and alpha is always last.

Related: L0130, L0139

"""#
  ),
  (
    138,
    #"""
# L0138 block-comment

This is a block comment, and layc has no block comments. Begin each line of a comment with `//`. A comment with `///` documents the
declaration below it.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  /* The headline. */
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:3: error: there are no block comments; each comment line begins with '//' [L0138]
   |
 3 |   /* The headline. */
   |   ^^^^^^^^^^^^^^^^^^^
   = why: a block comment left open would hide the rest of the file
   = fix: write `// The headline.`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  // The headline.
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A block comment without its end would hide the rest of the file. While you type a block comment, its end is still missing.

Related: L0113, L0135

"""#
  ),
  (
    139,
    #"""
# L0139 malformed-number

This word begins like a number, but is not a valid number. The message names the cause, for example a unit, an exponent, or separators
between the digits.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 240pt }
}
```

```text
wrong.lay:3:86: error: remove the unit of '240pt': lengths are in points [L0139]
   |
 3 |   view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 240pt }
   |                                                                                      ^^^^^
   = fix: write '240'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 240 }
}
```

## Why

All lengths are in points, so a unit would be redundant or wrong. Numbers have only one notation, so a search finds every use of a number.

Related: L0140, L0141, L0468

"""#
  ),
  (
    140,
    #"""
# L0140 bare-point

This number begins or ends with its decimal point. Write a digit on both sides of the point: `0.5`, `44.0`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == .5 * superview.width }
}
```

```text
wrong.lay:3:86: error: a digit precedes the decimal point of a number [L0140]
   |
 3 |   view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == .5 * superview.width }
   |                                                                                      ^^
   = why: a leading dot begins an attribute or property, such as `.width`
   = fix: insert '0'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 0.5 * superview.width }
}
```

## Why

A leading dot marks an attribute or property of the view whose braces contain the statement. For example, `.width` is the width of `title`
here. A number such as `.5` would look like an attribute.

Related: L0139

"""#
  ),
  (
    141,
    #"""
# L0141 size-with-spaces

This size contains spaces. Write a size as one word, without spaces around its `x`. For a computed width or height, use parentheses and a
comma: `(w, h)`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view icon { .size == 44 x 44; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:24: error: a size contains no spaces: '44x44' [L0141]
   |
 3 |   view icon { .size == 44 x 44; .edges(top, leading) == superview }
   |                        ^^^^^^^
   = note: write a size of computed numbers in parentheses: `(w, h)`
   = fix: write '44x44'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view icon { .size == 44x44; .edges(top, leading) == superview }
}
```

## Why

The letter `x` is also a valid name, for example of a view. In `44x44`, without spaces, `x` can only separate the width from the height.

Related: L0106, L0139

"""#
  ),
  (
    142,
    #"""
# L0142 ratio-with-colon

This ratio contains a colon. Write a division instead: `16/9`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { .height == 90; .edges(top, leading) == superview; .width == 16:9 * .height }
}
```

```text
wrong.lay:3:76: error: a ratio is a division: '16/9' [L0142]
   |
 3 |   view photo { .height == 90; .edges(top, leading) == superview; .width == 16:9 * .height }
   |                                                                            ^^^^
   = why: a colon has other uses: `view photo: Image`, `name: value`
   = fix: write '16/9'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { .height == 90; .edges(top, leading) == superview; .width == 16/9 * .height }
}
```

## Why

A colon has other meanings. In `view photo: Image`, it precedes the kind of a view. In `name: value`, it follows a label. A division is
exact, because layc keeps `16/9` as a fraction.

Related: L0139, L0414

"""#
  ),
  (
    150,
    #"""
# L0150 kind-without-colon

This kind follows the name of its view without a colon. A kind is the type of a view, such as `Label`. Insert the colon.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:14: error: a kind follows a colon: 'view title: Label' [L0150]
   |
 3 |   view title Label { text = "Sign in"; .edges(top, leading) == superview }
   |              ^^^^^
   = fix: insert ':'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

The colon shows which word is the name and which is the kind, even if one of them is missing or misspelt. A `component` (a reusable view)
can have a kind too, also after a colon.

Related: L0107, L0151, L0207

"""#
  ),
  (
    151,
    #"""
# L0151 declaration-without-word

The keyword `view` is missing before this view, or the keyword `constraint` is missing before this named constraint. Every declaration
begins with its keyword.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:3: error: views are declared with 'view': 'view title: …' [L0151]
   |
 3 |   title: Label { text = "Sign in"; .edges(top, leading) == superview }
   |   ^^^^^
   = fix: insert 'view'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

Without a keyword, `title { … }` adds statements to a view that is declared elsewhere. With the keyword `view`, the line declares a new
view.

Related: L0103, L0150, L0153

"""#
  ),
  (
    152,
    #"""
# L0152 foreign-word

No statement begins with this word. It is a misspelt keyword, or a word of another language, such as `if` or `var`. The message suggests a
keyword. layc also reports this error for code of UIKit, SnapKit, Masonry, PureLayout or SwiftUI. In this case, the fix translates the
code. [docs/paste.md](../paste.md) lists the code that layc can translate.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  if width >= 600 { title.font = 20 }
}
```

```text
wrong.lay:4:3: error: conditions begin with 'when' [L0152]
   |
 4 |   if width >= 600 { title.font = 20 }
   |   ^^
   = fix: write 'when'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width >= 600 { title.font = 20 }
}
```

## Why

In Swift, `if` evaluates its condition once. In a `.lay` file, the constraints in a `when` apply at every size at which the condition is
true.

Related: L0101, L0151

"""#
  ),
  (
    153,
    #"""
# L0153 constraint-without-name

No name follows this keyword `constraint`. Add a name and a colon, or remove the keyword. A constraint without a name needs no keyword.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  constraint title.width <= 420
}
```

```text
wrong.lay:4:3: error: a name and a colon must follow 'constraint' [L0153]
   |
 4 |   constraint title.width <= 420
   |   ^^^^^^^^^^
   = help: for example `constraint cap: form.width <= 420`; a constraint without a name needs no keyword
   = fix: remove 'constraint'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  constraint cap: title.width <= 420
}
```

## Why

Messages, `state` blocks and the option `--set cap=500` refer to a constraint by its name. Without a name, the keyword has no effect, so the
fix removes it. The corrected file adds a name instead.

Related: L0105, L0151, L0464

"""#
  ),
  (
    154,
    #"""
# L0154 parameter-without-type

This parameter of a component has a name but no type. A component is a reusable view. After the name, write a colon and one of the types
`Length`, `Number`, `Text`, `Bool` and `Size`.

```lay wrong
component Field(caption) {
  view label: Label { text = caption; .edges == superview }
}

layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view name: Field(caption: "Name") { .edges(top, leading) == superview }
}
```

```text
wrong.lay:1:17: error: a parameter has a type: 'caption: Text' [L0154]
   |
 1 | component Field(caption) {
   |                 ^^^^^^^
   = note: the types are Length, Number, Text, Bool and Size
   = fix, to review: insert ': Text'
```

The corrected file:

```lay
component Field(caption: Text) {
  view label: Label { text = caption; .edges == superview }
}

layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view name: Field(caption: "Name") { .edges(top, leading) == superview }
}
```

## Why

With a type, layc reports a wrong argument on the line that passes the argument. Without a type, layc could only report an error inside the
component.

Related: L0210, L0212, L0215

"""#
  ),
  (
    155,
    #"""
# L0155 two-dots

This range has two dots. Write `0 ..< 3` to end before 3, or `0 ... 3` to include 3. A range of sizes always has three dots and includes
both ends.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  for i in 0..3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
}
```

```text
wrong.lay:3:13: error: write a range with '...' or '..<' [L0155]
   |
 3 |   for i in 0..3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
   |             ^^
   = help: `0 ..< 4` excludes 4, and `0 ... 4` includes it
   = fix, to review: write '..<'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  for i in 0 ..< 3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
}
```

## Why

In some languages, a range with two dots includes its end; in others, it does not. As in Swift, `...` includes the end, and `..<` does not.

Related: L0105, L0219, L0220

"""#
  ),
  (
    156,
    #"""
# L0156 relation-without-equal

This constraint, `assert` or `expect` compares with `<` or `>`. Write `<=`, `>=` or `==`. Only conditions use `<` and `>`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width < 420
}
```

```text
wrong.lay:4:15: error: a constraint uses '<=', not '<' [L0156]
   |
 4 |   title.width < 420
   |               ^
   = why: there is no largest number below a limit, so '<' would have no solution
   = fix: write '<='
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width <= 420
}
```

## Why

There is no largest width below 420: 419.9 is less than 419.99, and so on. A solver needs a largest width, so write `<=`, which includes
420. An `assert` and an `expect` use the same relations as constraints.

Related: L0133, L0157

"""#
  ),
  (
    157,
    #"""
# L0157 chain-changes-direction

This chain contains both `<=` and `>=`. A chain is a constraint with several relations, such as `20 <= title.height <= 44`. A chain can
contain `<=` or `>=`, but not both. It can always contain `==`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  44 <= title.height >= 20
}
```

```text
wrong.lay:4:22: error: both relations of a chain must point the same way [L0157]
   |
 4 |   44 <= title.height >= 20
   |                      ^^
   = help: use the same relation twice, as in `44 <= .height <= 200`, or write two constraints
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  20 <= title.height <= 44
}
```

## Why

The values of a chain are in ascending or descending order. A chain with both relations would not say which of its ends is larger. Usually,
the second relation is a typing error.

Related: L0156, L0158

"""#
  ),
  (
    158,
    #"""
# L0158 joined-constraints

This line joins two constraints with `and` or `or`. These words join only conditions. Write each constraint on its own line, or separate
constraints with `;`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.top == superview.top and title.leading == superview.leading
}
```

```text
wrong.lay:4:30: error: 'and' joins conditions, not constraints [L0158]
   |
 4 |   title.top == superview.top and title.leading == superview.leading
   |                              ^^^
   = help: write one constraint on each line; `when` chooses between constraints
   = fix: write ';' instead of 'and'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.top == superview.top
  title.leading == superview.leading
}
```

## Why

All constraints apply together anyway, so `and` adds nothing. With `or`, the solver would have to choose one of two constraints. As in Auto
Layout, the solver cannot make such a choice. Use `when` to choose by a condition.

Related: L0116, L0157

"""#
  ),
  (
    159,
    #"""
# L0159 setting-of-expression

The left side of this `=` is computed, but `=` can only set a property. To declare a constraint, write `==`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  2 * title.width = superview.width
}
```

```text
wrong.lay:4:19: error: '=' sets a property, but its left side is not a property [L0159]
   |
 4 |   2 * title.width = superview.width
   |                   ^
   = help: to declare a constraint write '=='
   = fix: write '=='
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  2 * title.width == superview.width
}
```

## Why

`=` gives a property a constant value before layout. `==` declares a constraint, which applies at every size. Both sides of a constraint can
be computed.

Related: L0109, L0164, L0450

"""#
  ),
  (
    160,
    #"""
# L0160 expected-priority

The priority after this `@` is missing. A priority is a number above 0 and at most 1000, a name such as `high`, or a computed number in
parentheses.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 240 @
}
```

```text
wrong.lay:4:22: error: expected a priority after '@' [L0160]
   |
 4 |   title.width == 240 @
   |                      ^
   = help: a number above 0 and at most 1000, a name such as `high`, or `@(high - 1)`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 240 @high
}
```

## Why

A constraint without `@` has priority 1000 (`.required` in UIKit). If an `@` alone also meant 1000, the constraint would be required while
you type its priority. The constraint could then conflict with others.

Related: L0161, L0162, L0418

"""#
  ),
  (
    161,
    #"""
# L0161 computed-priority

This computed priority has no parentheses. Put it in parentheses: `@(high - 1)`. A single number or name needs no parentheses.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 240 @high - 1
}
```

```text
wrong.lay:4:23: error: a computed priority goes in parentheses: '@(high - 1)' [L0161]
   |
 4 |   title.width == 240 @high - 1
   |                       ^^^^^^^^
   = fix, to review: put it in parentheses
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 240 @(high - 1)
}
```

## Why

Without parentheses, `240 @high - 1` could have two meanings: the priority `high - 1`, or a width of 239 with the priority `high`. With
parentheses, only the first meaning is possible.

Related: L0160, L0418

"""#
  ),
  (
    162,
    #"""
# L0162 second-priority

This constraint has two priorities. Write one `@` at the end of the constraint. In a chain such as `120 <= title.width <= 420 @high`, the
priority applies to both relations.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  120 <= title.width <= 420 @high @low
}
```

```text
wrong.lay:4:35: error: a constraint has one priority, and this is its second [L0162]
   |
 4 |   120 <= title.width <= 420 @high @low
   |                                   ^
   = help: keep one '@' at the end; in `a <= b <= c @high`, the priority applies to both relations
   = fix, to review: remove ' @low'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  120 <= title.width @high
  title.width <= 420 @low
}
```

## Why

With two priorities in a chain, a reader could not see which relation has which priority. If two relations need different priorities, write
two constraints.

Related: L0157, L0160, L0163

"""#
  ),
  (
    163,
    #"""
# L0163 priority-on-check

This assertion, or this comparison in an `expect`, has a priority. Remove the priority. An assertion or comparison either holds or fails, so
it needs no priority.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .size == 200x44; .edges(top, leading) == superview }
  expect 375x667 { title.width == 200 @high }
}
```

```text
wrong.lay:4:39: error: a comparison in an 'expect' holds or fails; it has no priority [L0163]
   |
 4 |   expect 375x667 { title.width == 200 @high }
   |                                       ^^^^^
   = fix: remove the priority
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .size == 200x44; .edges(top, leading) == superview }
  expect 375x667 { title.width == 200 }
}
```

## Why

If two constraints conflict, their priorities determine which constraint is violated. Assertions and comparisons are not constraints: layc
only checks whether the computed layout satisfies them.

Related: L0162, L0164, L0510

"""#
  ),
  (
    164,
    #"""
# L0164 expectation-with-equal

This comparison in the braces of an `expect` contains `=`. Write `==` instead.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .size == 200x44; .edges(top, leading) == superview }
  expect 375x667 { title.frame = (0, 0, 200, 44) }
}
```

```text
wrong.lay:4:32: error: 'expect' compares with '==' [L0164]
   |
 4 |   expect 375x667 { title.frame = (0, 0, 200, 44) }
   |                                ^
   = why: 'expect' reads the finished layout and sets nothing
   = fix: write '=='
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .size == 200x44; .edges(top, leading) == superview }
  expect 375x667 { title.frame == (0, 0, 200, 44) }
}
```

## Why

An `expect` sets nothing: layc compares the computed frames with the expected frames. With `=`, the line would seem to set a frame.

Related: L0159, L0442, L0510

"""#
  ),
  (
    165,
    #"""
# L0165 allow-without-code

No code follows this `allow`. An `allow` silences the diagnostics that have a certain code. Write a code such as `L0502`, not a name such as
`ambiguous-layout`. You can add a string with the reason.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  allow ambiguous "the app scrolls it in"
}
```

```text
wrong.lay:4:9: error: 'allow' takes a code, found 'ambiguous' [L0165]
   |
 4 |   allow ambiguous "the app scrolls it in"
   |         ^^^^^^^^^
   = help: 'ambiguous-layout' is L0502: `allow L0502`
   = fix, to review: write 'L0502'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  allow L0502 "the app scrolls it in"
}
```

## Why

The code of a diagnostic never changes, but its name may change in a later version. With a code, an `allow` has the same effect in every
version.

Related: L0235, L0502, L0520

"""#
  ),
  (
    166,
    #"""
# L0166 import-without-text

The name of this imported file is not in quotes. Write the name and its extension as a string, such as `"Shared.lay"`. If layc recognises
the name, the fix adds the quotes and the extension.

The imported file:

```lay file Shared.lay
metric gap = 12
```

```lay wrong
import Shared

layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:1:8: error: a file name is a string, found 'Shared' [L0166]
   |
 1 | import Shared
   |        ^^^^^^
   = help: for example `import "Shared.lay"`
   = fix, to review: write '"Shared.lay"'
```

The corrected file:

```lay
import "Shared.lay"

layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

An import names a file with its folders and extension. The quotes distinguish this file name from the names of views and constants.

Related: L0230, L0231

"""#
  ),
  (
    167,
    #"""
# L0167 vfl-without-text

The visual format after `vfl` must be a string in double quotes. Here the quotes are missing, or the whole string is missing.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  vfl H:|-[title]-|
}
```

```text
wrong.lay:4:7: error: a visual format is a string in quotes after 'vfl' [L0167]
   |
 4 |   vfl H:|-[title]-|
   |       ^^^^^^^^^^^^^
   = help: for example `vfl "H:|-[a]-|"`
   = fix: put it in quotes
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  vfl "H:|-[title]-|"
}
```

## Why

The Visual Format Language comes from Apple's frameworks, and some of its symbols have another meaning in a `.lay` file. In a string,
Apple's symbols keep their meaning, so you can copy visual formats from and to an app.

Related: L0135, L0168, L0310

"""#
  ),
  (
    168,
    #"""
# L0168 vfl-priority

A priority follows the string of this visual format. Write priorities inside the string, after the number of a size or gap.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  vfl "H:|-20-[title]" @750
}
```

```text
wrong.lay:4:24: error: the priorities of a visual format go inside the string [L0168]
   |
 4 |   vfl "H:|-20-[title]" @750
   |                        ^^^^
   = help: write each priority after its number, for example `-(8@750)-`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  vfl "H:|-20@750-[title]"
}
```

## Why

One visual format creates several constraints. With a priority after the string, a reader could not see which of these constraints is
optional. Apple's syntax has no such priority either.

Related: L0160, L0167

"""#
  ),
  (
    169,
    #"""
# L0169 mask-without-plus

The options of this autoresizing mask are joined with `|` or another operator, or written as a list, as in Swift. Join the options with `+`.
Do not combine `none` with other options.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; frame = (0, 20, 375, 44); mask = W | BM }
}
```

```text
wrong.lay:3:76: error: the options of a mask are joined with '+': 'W+H' [L0169]
   |
 3 |   view title: Label { text = "Sign in"; frame = (0, 20, 375, 44); mask = W | BM }
   |                                                                            ^
   = fix: write '+'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; frame = (0, 20, 375, 44); mask = W+BM }
}
```

## Why

Debuggers print a mask as `W+BM` (flexible width and flexible bottom margin). With the same notation, you can compare a log with the file.
In a visual format, `|` means the superview.

Related: L0133, L0454

"""#
  ),
  (
    170,
    #"""
# L0170 missing-axis

The axis is missing before the list of views in this `distribute` or `spread`. These statements of `layoutSubviews` arrange views along an
axis. Write `horizontal` or `vertical` before the list.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view one { frame = (16, 20, 80, 44) }
  view two { frame = (16, 20, 80, 44) }
  layoutSubviews { distribute [one, two] }
}
```

```text
wrong.lay:5:30: error: expected 'horizontal' or 'vertical' after 'distribute' [L0170]
   |
 5 |   layoutSubviews { distribute [one, two] }
   |                              ^
   = help: for example `distribute horizontal [a, b]`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view one { frame = (16, 20, 80, 44) }
  view two { frame = (16, 20, 80, 44) }
  layoutSubviews { distribute horizontal [one, two] }
}
```

## Why

layc could guess the axis from the frames of the views. But earlier statements can change these frames. The result would then depend on the
order of the statements.

Related: L0105, L0122

"""#
  ),
  (
    171,
    #"""
# L0171 bare-design-size

The design size of this layout or component is not in parentheses. Add the parentheses, as in `SignIn(375x667)`. The design size is the size
at which layc shows frames by default.

```lay wrong
layout SignIn 375x667 {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:1:15: error: the design size goes in parentheses: '(375x667)' [L0171]
   |
 1 | layout SignIn 375x667 {
   |               ^^^^^^^
   = fix: put it in parentheses
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A component (a reusable view) can have parameters, which follow its design size in the same parentheses. Layouts use the same parentheses.

Related: L0106, L0141, L0154

"""#
  ),
  (
    190,
    #"""
# L0190 file-too-large

This file has more than 16 777 216 bytes, the limit of layc. Split the file into independent files. Do not combine them with `import`: the
same limit applies to a file and its imports together (L0245).

A file below the limit:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A layout written by hand has a few thousand bytes. A larger file is usually not a layout, but for example a picture or a log. layc does not
read such a file, because it could exhaust the memory.

Related: L0245, L0242

"""#
  ),
  (
    191,
    #"""
# L0191 nesting-too-deep

The braces, brackets and operators of this file are nested more than 100 levels deep, counted together. Move inner parts out and give them
names: declare a value with `let`, and views as a `component` (a reusable view).

A file whose parts have names:

```lay
component Panel {
  view title: Label { text = "Sign in"; .edges == superview }
}

layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  let side = (667 - 2 * 20) / 3
  view panel: Panel { .width == side; .edges(top, leading) == superview }
}
```

## Why

Each level needs memory while layc parses and compiles the file. Without a limit, layc would crash on a file with extreme nesting.

Related: L0190, L0243

"""#
  ),
  (
    192,
    #"""
# L0192 too-many-digits

This number has more than 40 digits, including the digits after the decimal point. Shorten the number.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 333.33333333333333333333333333333333333333
}
```

```text
wrong.lay:4:18: error: a number of 41 digits [L0192]
   |
 4 |   title.width == 333.33333333333333333333333333333333333333
   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = note: a number has at most 40 digits
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 1000/3
}
```

## Why

Numbers are exact, so layc computes with every digit. A value with so many digits is usually a rounded fraction. A division, such as
`1000/3`, expresses the fraction exactly.

Related: L0139, L0410

"""#
  ),
  (
    193,
    #"""
# L0193 too-many-syntax-errors

This file has more than 1000 syntax errors. The message states how many errors are not shown. Correct the first errors and check again. A
similar limit applies to all errors of a run together (L0247).

A file without syntax errors:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

Such a file is often not a layout, or one mistake causes most of its errors. An endless list would not help, and could exhaust the memory.

Related: L0190, L0247

"""#
  ),
  (
    194,
    #"""
# L0194 chain-too-long

This sum, product or condition has more than 10 000 operators of one sort in a row, or this `when` has more than 10 000 `else when`s. Divide
this chain into parts. For example, name a part of a long sum with `let`, or split a long `when` into several.

A chain below the limit:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  let side = 8 + 4 + 4
  view title: Label { text = "Sign in"; .edges(top, leading) == superview inset side }
}
```

## Why

The operators of a chain such as `8 + 4 + 4` are not nested. So this limit is far above the limit of nesting (L0191), which is 100. A file
reaches this limit only if a program generated it by mistake.

Related: L0191, L0242

"""#
  ),
  (
    201,
    #"""
# L0201 unknown-view

At this line, layc finds no view with this name. Either the name is misspelt, or the view is inside another view. For a view inside another
view, write its path, such as `form.title`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in" }
  title.centerX == superview.centerX
  titel.top == superview.top + 20
}
```

```text
wrong.lay:4:3: error: no view named 'titel' in 'SignIn'; did you mean 'title'? [L0201]
   |
 2 |   view title: Label { text = "Sign in" }
   |        ----- something with a similar name
   :
 4 |   titel.top == superview.top + 20
   |   ^^^^^
   = fix, to review: change 'titel' to 'title'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in" }
  title.centerX == superview.centerX
  title.top == superview.top + 20
}
```

## Why

If layc created a view for a misspelt name, the constraint would not apply to the intended view. You would see the mistake only on the
screen.

Related: L0202, L0203

"""#
  ),
  (
    202,
    #"""
# L0202 unknown-name

No metric, `let`, parameter, view or constraint with this name can be used at this line. A name can be used inside the braces that contain
its declaration, and inside all nested braces.

```lay wrong
layout SignIn(375x667) {
  metric gap = 12
  view title: Label { text = "Sign in" }
  title.leading == superview.leading + gpa
  title.top == superview.top
}
```

```text
wrong.lay:4:40: error: no view or value named 'gpa' in 'SignIn'; did you mean 'gap'? [L0202]
   |
 2 |   metric gap = 12
   |          --- something with a similar name
   :
 4 |   title.leading == superview.leading + gpa
   |                                        ^^^
   = fix, to review: change 'gpa' to 'gap'
```

The corrected file:

```lay
layout SignIn(375x667) {
  metric gap = 12
  view title: Label { text = "Sign in" }
  title.leading == superview.leading + gap
  title.top == superview.top
}
```

## Why

A name without a declaration has no value. If layc assumed 0, views could overlap without an error.

Related: L0201

"""#
  ),
  (
    203,
    #"""
# L0203 duplicate-name

Two items in this scope have the same name. A scope is the content of the braces of a layout, a component or a view. In one scope, all
views, guides, constraints, metrics, `let`s and parameters need different names.

```lay wrong
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
  view title: Label { text = "Again" }
}
```

```text
wrong.lay:3:8: error: 'title' is already declared on line 2 [L0203]
   |
 2 |   view title: Label { text = "Welcome"; .edges(top, leading) == superview }
   |        ----- the first 'title'
 3 |   view title: Label { text = "Again" }
   |        ^^^^^
   = help: rename one of the two
   = help: to add statements to the first 'title', write them in its braces on line 2
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
  view subtitle: Label { text = "Again"; .top == title.bottom; .leading == title.leading }
}
```

## Why

Every use of a name must have one meaning. If the second declaration replaced the first, constraints on the first view would apply to the
second view without a warning.

Related: L0204, L0206, L0232

"""#
  ),
  (
    204,
    #"""
# L0204 hidden-name

This name is already declared in outer braces. Only a view or guide may reuse such a name, and only if the outer declaration is a view or
guide too. Choose another name for the inner declaration.

```lay wrong
layout Card(375x667) {
  metric gap = 16
  view box {
    let gap = 4
    .edges(top, leading) == superview inset gap
    .size == 100x100
  }
}
```

```text
wrong.lay:4:9: error: 'gap' is already the metric of line 2, and only a view or guide may reuse the name of an outer one [L0204]
   |
 2 |   metric gap = 16
   |          --- the outer 'gap'
   :
 4 |     let gap = 4
   |         ^^^
   = help: choose another name
```

The corrected file:

```lay
layout Card(375x667) {
  metric gap = 16
  view box {
    let narrow = gap / 4
    .edges(top, leading) == superview inset narrow
    .size == 100x100
  }
}
```

## Why

If two views have the same name, a line in the inner braces nearly always means the inner view. An outer view `title` is still available as
`root.title`. If two numbers have the same name, you could easily use the wrong number.

Related: L0203

"""#
  ),
  (
    206,
    #"""
# L0206 visual-format-name-taken

Visual formats already use this name for an element of a list of views. A visual format cannot contain an index, so the view `bar[0]` has
the name `bar0` in visual formats. Nothing else in these braces may have the name `bar0`.

```lay wrong
layout Bars(320x480) {
  for i in 0 ..< 2 { view bar[i] { .height == 20; .edges(leading, trailing) == superview } }
  view bar0 { .size == 8x8; .edges(top, leading) == superview }
  vfl "V:|[bar0][bar1]"
}
```

```text
wrong.lay:3:8: error: 'bar0' is taken: in visual formats it means 'bar[0]' [L0206]
   |
 2 |   for i in 0 ..< 2 { view bar[i] { .height == 20; .edges(leading, trailing) == superview } }
   |                           --- 'bar[0]' is declared here
 3 |   view bar0 { .size == 8x8; .edges(top, leading) == superview }
   |        ^^^^
   = help: choose another name
```

The corrected file:

```lay
layout Bars(320x480) {
  for i in 0 ..< 2 { view bar[i] { .height == 20; .edges(leading, trailing) == superview } }
  view mark { .size == 8x8; .edges(top, leading) == superview }
  vfl "V:|[bar0][bar1]"
}
```

## Why

If another view had the name `bar0`, `[bar0]` could mean either view. A visual format has no other name for `bar[0]`.

Related: L0203

"""#
  ),
  (
    207,
    #"""
# L0207 unknown-kind

layc does not know this kind of view. The kind is the name after the colon. It must be a built-in kind such as `Label`, or a component of
this file or of an imported file.

```lay wrong
layout Card(375x667) {
  view title: Lable { text = "Welcome"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:15: error: no kind of view is called 'Lable'; did you mean 'Label'? [L0207]
   |
 2 |   view title: Lable { text = "Welcome"; .edges(top, leading) == superview }
   |               ^^^^^
   = fix, to review: change 'Lable' to 'Label'
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

The kind determines the properties and the intrinsic content size of a view. For a view class of your app, declare an empty component:
`component MapView { }`. If you write the name of a UIKit or AppKit class, layc suggests the corresponding kind, such as `Table` for
`UITableView` or `Separator` for `NSBox`.

Related: L0208, L0221

"""#
  ),
  (
    208,
    #"""
# L0208 layout-as-kind

The kind of this view is a layout. A layout is a whole screen, and the app sets its size. To use the layout inside another view, change the
keyword `layout` to `component`.

```lay wrong
layout Badge(40x40) {
  view dot { .size == 8x8; .center == superview }
}

layout Card(375x667) {
  view badge: Badge { .size == 40x40; .edges(top, leading) == superview }
}
```

```text
wrong.lay:6:15: error: 'Badge' is a layout; make it a component to use it as a kind [L0208]
   |
 1 | layout Badge(40x40) {
   |        ----- a layout is a whole screen
   :
 6 |   view badge: Badge { .size == 40x40; .edges(top, leading) == superview }
   |               ^^^^^
```

The corrected file:

```lay
component Badge(40x40) {
  view dot { .size == 8x8; .center == superview }
}

layout Card(375x667) {
  view badge: Badge { .size == 40x40; .edges(top, leading) == superview }
}
```

## Why

In a layout, `sizes` and `expect` describe a whole screen. Inside another view, `sizes` and `expect` would have another meaning.

Related: L0207, L0209

"""#
  ),
  (
    209,
    #"""
# L0209 component-contains-itself

This component contains itself, directly or through other components, so it would be infinite. The message shows the cycle: here, each
`Card` contains a `Row`, and each `Row` contains a `Card`. Remove one of these views.

```lay wrong
component Row { view card: Card { .edges == superview } }
component Card { view row: Row { .edges == superview } }

layout Cards(375x667) {
  view card: Card { .edges == superview }
}
```

```text
wrong.lay:1:28: error: 'Card' contains itself: Card → Row → Card [L0209]
   |
 1 | component Row { view card: Card { .edges == superview } }
   |                            ^^^^
```

The corrected file:

```lay
component Row { view label: Label { text = "Row"; .edges == superview } }
component Card { view row: Row { .edges == superview } }

layout Cards(375x667) {
  view card: Card { .edges == superview }
}
```

## Why

Each instance of a component contains all views of the component. No condition can remove a view, so the nesting would never end. To repeat
a view a known number of times, use a `for`.

Related: L0208, L0243

"""#
  ),
  (
    210,
    #"""
# L0210 missing-argument

This instance of a component lacks a required argument. An argument is required if its parameter has no default value.

```lay wrong
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card { .edges(top, leading) == superview }
}
```

```text
wrong.lay:6:14: error: 'Card' needs 'title' [L0210]
   |
 1 | component Card(title: Text) {
   |                ----- has no default
   :
 6 |   view card: Card { .edges(top, leading) == superview }
   |              ^^^^
   = help: add the argument: `Card(title: …)`
   = fix, to review: insert 'title: "title"'
```

The corrected file:

```lay
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card(title: "Welcome") { .edges(top, leading) == superview }
}
```

## Why

Declare a parameter without a default if no value suits all instances. If most instances use the same value, declare a default:
`component Card(rows: Number = 1)`.

Related: L0211, L0212

"""#
  ),
  (
    211,
    #"""
# L0211 unknown-argument

This label is not allowed here.

layc reports this error in three cases:

- The component has no parameter with this name. Correct the label.
- The view has a built-in kind, which accepts no arguments. Set its properties in braces.
- The call takes values in a fixed order without labels, as in `(width, height)`. Remove the label.

```lay wrong
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card(titel: "Welcome") { .edges(top, leading) == superview }
}
```

```text
wrong.lay:6:19: error: 'Card' has no parameter 'titel'; did you mean 'title'? [L0211]
   |
 6 |   view card: Card(titel: "Welcome") { .edges(top, leading) == superview }
   |                   ^^^^^
   = fix, to review: change 'titel' to 'title'
```

The corrected file:

```lay
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card(title: "Welcome") { .edges(top, leading) == superview }
}
```

## Why

If layc ignored the label, its value would have no effect. Usually the label is misspelt, or the parameter was renamed.

Related: L0210, L0213

"""#
  ),
  (
    212,
    #"""
# L0212 argument-type

The type of this argument or default value does not match the type of its parameter. The types are Length, Number, Text, Bool and Size.

```lay wrong
component Stars(count: Number) {
  view label: Label { text = count + " stars"; .edges == superview }
}

layout Card(375x667) {
  view stars: Stars(count: "5") { .edges(top, leading) == superview }
}
```

```text
wrong.lay:6:28: error: 'count' is a Number, and this is a Text [L0212]
   |
 1 | component Stars(count: Number) {
   |                 ----- 'count' is declared as a Number
   :
 6 |   view stars: Stars(count: "5") { .edges(top, leading) == superview }
   |                            ^^^
```

The corrected file:

```lay
component Stars(count: Number) {
  view label: Label { text = count + " stars"; .edges == superview }
}

layout Card(375x667) {
  view stars: Stars(count: 5) { .edges(top, leading) == superview }
}
```

## Why

The component uses the value according to the type of the parameter. layc checks the type where you write the value, so it reports the error
there and not inside the component. A literal number such as `8` can be a Length or a Number. A value computed from lengths is a Length.

Related: L0210, L0215

"""#
  ),
  (
    213,
    #"""
# L0213 unlabelled-argument

This argument has no label. Write the name of the parameter before each argument, as in `title: "Welcome"`. You can write the arguments in
any order.

```lay wrong
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card("Welcome") { .edges(top, leading) == superview }
}
```

```text
wrong.lay:6:19: error: arguments are labelled: `Card(title: "Welcome")` [L0213]
   |
 6 |   view card: Card("Welcome") { .edges(top, leading) == superview }
   |                   ^^^^^^^^^
   = fix: insert 'title: '
```

The corrected file:

```lay
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card(title: "Welcome") { .edges(top, leading) == superview }
}
```

## Why

`Card(12, 8, true)` does not show the meaning of the values. Without labels, a new first parameter would shift each existing argument to the
wrong parameter.

Related: L0211, L0214

"""#
  ),
  (
    214,
    #"""
# L0214 duplicate-argument

This name has two values. The name is a parameter of a component, an edge of an inset, or a label of an `expect`. Remove one of the values.

```lay wrong
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card(title: "Welcome", title: "Hello") { .edges(top, leading) == superview }
}
```

```text
wrong.lay:6:37: error: 'title' is given twice [L0214]
   |
 6 |   view card: Card(title: "Welcome", title: "Hello") { .edges(top, leading) == superview }
   |                                     ^^^^^
```

The corrected file:

```lay
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}

layout Cards(375x667) {
  view card: Card(title: "Welcome") { .edges(top, leading) == superview }
}
```

## Why

If layc used one of the two values, it would ignore the other value without a message.

Related: L0211, L0455

"""#
  ),
  (
    215,
    #"""
# L0215 unknown-type

The type of this parameter does not exist. The types are Length, Number, Text, Bool and Size.

```lay wrong
component Card(title: String) {
  view label: Label { text = title; .edges == superview }
}
```

```text
wrong.lay:1:23: error: no type is called 'String'; did you mean 'Text'? [L0215]
   |
 1 | component Card(title: String) {
   |                       ^^^^^^
   = help: a parameter is a Length, Number, Text, Bool or Size
   = fix, to review: change 'String' to 'Text'
```

The corrected file:

```lay
component Card(title: Text) {
  view label: Label { text = title; .edges == superview }
}
```

## Why

A parameter cannot be a view or a list. To repeat a view for each value of a list, declare the list: `let titles = ["One", "Two"]`. Then
loop over its indices: `for i in 0 ..< titles.count { view row[i]: Label { text = titles[i] } }`.

Related: L0212

"""#
  ),
  (
    216,
    #"""
# L0216 constant-needs-itself

The value of this constant depends on itself, directly or through other constants.

```lay wrong
let wide = 2 * narrow
let narrow = wide / 2

layout Card(375x667) {
  view box { .size == 100x100; .top == superview.top; .leading == superview.leading + narrow }
}
```

```text
wrong.lay:1:5: error: the value of 'wide' depends on itself: wide → narrow → wide [L0216]
   |
 1 | let wide = 2 * narrow
   |     ^^^^
 2 | let narrow = wide / 2
   |     ------ needed before
   = help: replace the value of one of these constants by a number
```

The corrected file:

```lay
let wide = 2 * narrow
let narrow = 16

layout Card(375x667) {
  view box { .size == 100x100; .top == superview.top; .leading == superview.leading + narrow }
}
```

## Why

A constant can refer to a constant that is declared later, so constants can form a cycle. layc cannot compute any constant of a cycle.
Replace the value of one of these constants by a number.

Related: L0217, L0246

"""#
  ),
  (
    217,
    #"""
# L0217 let-not-constant

This `let` is a view, or a value that is known only after layout, such as the width of a view.

```lay wrong
layout Card(375x667) {
  view photo { .size == 100x100; .edges(top, leading) == superview }
  let half = photo.width / 2
}
```

```text
wrong.lay:3:14: error: 'half' would be an attribute, which is known only after layout [L0217]
   |
 3 |   let half = photo.width / 2
   |              ^^^^^^^^^^^^^^^
   = help: give it a value that is known before layout: a number, a string, a size, or a list
```

The corrected file:

```lay
layout Card(375x667) {
  view photo { .size == 100x100; .edges(top, leading) == superview }
  view half { .width == photo.width / 2; .height == 10; .top == photo.bottom; .leading == photo.leading }
}
```

## Why

layc computes each `let` before layout. The value of a `let` can be a number, a string, a Bool, a size, or a list of such values. If a
length depends on a view, write a constraint instead.

Related: L0218, L0433

"""#
  ),
  (
    218,
    #"""
# L0218 metric-not-number

The value of this metric is not a number.

```lay wrong
layout Card(375x667) {
  metric gap = "8"
  view box { .size == 100x100; .edges(top, leading) == superview inset 8 }
}
```

```text
wrong.lay:2:16: error: the metric 'gap' must be a number, but this value is a string [L0218]
   |
 2 |   metric gap = "8"
   |                ^^^
   = help: for a string, a size or a list, use `let`
```

The corrected file:

```lay
layout Card(375x667) {
  metric gap = 8
  view box { .size == 100x100; .edges(top, leading) == superview inset gap }
}
```

## Why

A metric is a number that you can change on the command line, with `--set gap=12`. For a string or a list, use a `let`.

Related: L0217

"""#
  ),
  (
    219,
    #"""
# L0219 not-whole

The index of a view and the bounds of a loop must be constant whole numbers. This value is not a constant whole number.

```lay wrong
layout Bars(320x480) {
  for i in 0 ..< 2.5 { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
}
```

```text
wrong.lay:2:18: error: an index or a bound must be a constant whole number, but this is 2.5 [L0219]
   |
 2 |   for i in 0 ..< 2.5 { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
   |                  ^^^
```

The corrected file:

```lay
layout Bars(320x480) {
  for i in 0 ..< 3 { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
}
```

## Why

layc unrolls loops before layout, so it must know their bounds before layout. An index is part of the name of a view: `bar[2]` is the same
view at every size.

Related: L0220, L0429

"""#
  ),
  (
    220,
    #"""
# L0220 loop-over-other

A loop runs over a range such as `0 ..< 4`, a list of constants, or views. This value is none of these.

```lay wrong
layout Bars(320x480) {
  let count = 3
  for i in count { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
}
```

```text
wrong.lay:3:12: error: a loop must run over a range or a list, but this is a number [L0220]
   |
 3 |   for i in count { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
   |            ^^^^^
   = help: ranges are `0 ..< 4` (without 4) or `0 ... 4` (with 4)
```

The corrected file:

```lay
layout Bars(320x480) {
  let count = 3
  for i in 0 ..< count { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
}
```

## Why

A single number shows neither where the loop begins nor where it ends. The range `0 ..< 3` has three iterations, and `0 ... 3` has four.

Related: L0219

"""#
  ),
  (
    221,
    #"""
# L0221 kind-of-language

This component or layout has the name of a built-in kind. Choose another name.

```lay wrong
component Label(caption: Text) {
  view text: Button { text = caption; .edges == superview }
}
```

```text
wrong.lay:1:11: error: 'Label' is a built-in kind of view [L0221]
   |
 1 | component Label(caption: Text) {
   |           ^^^^^
   = help: choose another name, for example 'MyLabel'
```

The corrected file:

```lay
component Caption(caption: Text) {
  view text: Button { text = caption; .edges == superview }
}
```

## Why

`view title: Label` must mean the same in every file. To base a component on a built-in kind, write the kind after a colon:
`component Caption: Label { font = 12 }`.

Related: L0207

"""#
  ),
  (
    230,
    #"""
# L0230 file-not-found

The imported file does not exist. Write its name relative to the folder of the importing file.

```lay wrong
import "Sharde.lay"

layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:1:8: error: there is no file 'Sharde.lay' [L0230]
   |
 1 | import "Sharde.lay"
   |        ^^^^^^^^^^^^
   = note: a file name is relative to the folder of the importing file
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

The meaning of a file must not depend on the folder in which you run `layc`. So file names are relative to the importing file, and layc
searches no other folders.

layc imports only regular files. It does not read directories, pipes or devices, because reading a pipe or a device could block layc.

An unsaved document in an editor has no folder. Such a document can import other open documents, or a file by its full path.

Related: L0231, L0901

"""#
  ),
  (
    231,
    #"""
# L0231 import-cycle

This file imports itself, directly or through other files.

```lay wrong
import "wrong.lay"

layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:1:8: error: 'wrong.lay' imports itself [L0231]
   |
 1 | import "wrong.lay"
   |        ^^^^^^^^^^^
   = help: remove this import
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

If two files import each other, layc cannot read either file first. Move the parts that both files need into a third file that does not
import the two files. If a file imports itself, delete that import.

Related: L0230, L0244

"""#
  ),
  (
    232,
    #"""
# L0232 imported-name-clash

This import adds a component, metric or `let` whose name is already in use. The other declaration is in this file or in another imported
file. Rename one of the two declarations.

The imported file:

```lay file Shared.lay
metric gap = 8
```

```lay wrong
import "Shared.lay"

metric gap = 12

layout Card(375x667) {
  view box { .size == 100x100; .edges(top, leading) == superview inset gap }
}
```

```text
wrong.lay:1:8: error: two files declare 'gap' [L0232]
   |
 1 | import "Shared.lay"
   |        ^^^^^^^^^^^^
   :
 3 | metric gap = 12
   |        --- 'gap' is declared here
   :: Shared.lay:1:8
   |
 1 | metric gap = 8
   |        --- 'gap' is declared here
   = help: rename one of the two
```

The corrected file:

```lay
import "Shared.lay"

metric wide = gap + 4

layout Card(375x667) {
  view box { .size == 100x100; .edges(top, leading) == superview inset wide }
}
```

## Why

If an import could replace a declaration, a new metric in a shared file could change unrelated screens.

Related: L0203, L0231

"""#
  ),
  (
    233,
    #"""
# L0233 imported-twice

Two imports in this file name the same file. The second import adds nothing.

The imported file:

```lay file Shared.lay
metric gap = 8
```

```lay wrong
import "Shared.lay"
import "./Shared.lay"

layout Card(375x667) {
  sizes 375x667
  view box { .size == 100x100; .edges(top, leading) == superview inset gap }
}
```

```text
wrong.lay:2:8: warning: 'Shared.lay' is imported already [L0233]
   |
 2 | import "./Shared.lay"
   |        ^^^^^^^^^^^^^^
   = fix: remove this import
```

The corrected file:

```lay
import "Shared.lay"

layout Card(375x667) {
  sizes 375x667
  view box { .size == 100x100; .edges(top, leading) == superview inset gap }
}
```

## Why

The layout is still correct, so this is a warning and not an error. But if you later remove one of the two imports, nothing changes, which
can be confusing.

Related: L0232

"""#
  ),
  (
    234,
    #"""
# L0234 unknown-override

`--set` or your app sets a name that the file does not contain. You can set a metric, or the constant of a named constraint. Write the name
alone (`gap`), or put the name of the layout before it (`SignIn.gap`). For a constraint `cap` inside the view `form`, write `form.cap`. On
the command line, layc reports this error as L0902. In an app, the methods of `LayKit` throw an error instead, and take names without that of
the layout.

## Why

A value for an unknown name would have no effect, but you would believe that layc tested the value.

Related: L0902

"""#
  ),
  (
    235,
    #"""
# L0235 unknown-code

`allow` suppresses the messages that have the given code. No message has the code in this `allow`. Each message ends with its code in
brackets, such as `[L0502]`.

```lay wrong
layout Card(375x667) {
  allow L0599 "the host decides"
  view card { .edges == superview }
}
```

```text
wrong.lay:2:9: error: there is no code 'L0599' [L0235]
   |
 2 |   allow L0599 "the host decides"
   |         ^^^^^
   = help: a code follows its message in brackets, for example `allow L0502`
```

The corrected file:

```lay
layout Card(375x667) {
  view card { .edges == superview }
}
```

## Why

An `allow` with an unknown code suppresses nothing. Either the code is misspelt, or the message has another code.

Related: L0520

"""#
  ),
  (
    236,
    #"""
# L0236 unknown-device

This `sizes` line names a device or a family of devices that layc does not know. The families are `iPhone`, `iPad` and `Mac`. Write the name
of a single device in quotes: `"iPhone SE"`. The name of a pose adds an orientation, or a part of a Split View: `"iPhone SE landscape"`,
`"iPad (10th generation) split 1/3 landscape"`. `layc devices` lists all devices and poses, and so does [devices](../devices.md).

```lay wrong
layout Ticket(375x667) {
  sizes "iPhone 17 Porr"
  view code: Label { text = "B7"; .center == superview.center }
}
```

```text
wrong.lay:2:9: error: there is no device called 'iPhone 17 Porr'; did you mean 'iPhone 17 Pro'? [L0236]
   |
 2 |   sizes "iPhone 17 Porr"
   |         ^^^^^^^^^^^^^^^^
   = help: quotes contain the name of a device, `"iPhone SE"`, or of one of its poses, `"iPhone SE landscape"`; `layc devices` lists them
   = fix, to review: change it to 'iPhone 17 Pro'
```

The corrected file:

```lay
layout Ticket(375x667) {
  sizes "iPhone 17 Pro"
  view code: Label { text = "B7"; .center == superview.center }
}
```

## Why

If layc skipped an unknown device, it would not check the layout at the sizes of that device.

Related: L0445, L0446

"""#
  ),
  (
    237,
    #"""
# L0237 choice-by-range

This expression depends on a metric or parameter with a range of values, such as `0 ... 346`. Use the metric or parameter only in sums, and
in products with constant numbers. Otherwise, layc cannot prove the layout.

You cannot use the metric or parameter in these places:

- a comparison
- a function such as `min` or `max`
- an index
- a bound of a loop or of a range

```lay wrong
layout Compose(375x667) {
  metric keyboard = 0 ... 346
  sizes 320x480 ... 430x932
  view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - max(keyboard, 34) }
}
```

```text
wrong.lay:4:101: error: 'max' uses a metric or parameter with a range of values [L0237]
   |
 4 |   view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - max(keyboard, 34) }
   |                                                                                                     ^^^^^^^^^^^^^^^^^
   = note: layc can prove a layout only if such a value stands in sums, or in products with numbers
   = help: write constraints between views instead, or give the metric a single number
```

The corrected file:

```lay
layout Compose(375x667) {
  metric keyboard = 0 ... 346
  sizes 320x480 ... 430x932
  view field: TextView {
    .edges(top, leading, trailing) == superview
    .bottom <= superview.bottom - keyboard
    .bottom == superview.bottom - 34 @high
    .bottom <= superview.bottom - 34
  }
}
```

## Why

layc proves a layout for every number of a range. For such a proof, constraints must depend linearly on the number. A comparison or a
function such as `max` is not linear.

To express a maximum, write an inequality for each of the two values, as in the corrected file. The stricter inequality limits `bottom`. The
optional constraint (`@high`) moves `bottom` as close to this limit as possible. The proof finds the value of `keyboard` at which the other
inequality becomes the stricter one.

Related: L0218, L0238

"""#
  ),
  (
    238,
    #"""
# L0238 empty-range

A range must begin with the smaller number and end with the greater number. This range does not.

A range of safe areas goes from the least insets to the greatest insets: `safeArea 0 ... (59, 0, 34, 0)`. The single number 0 stands for all
four sides. The least and the greatest inset of a side can be equal.

```lay wrong
layout Compose(375x667) {
  metric keyboard = 346 ... 0
  sizes 320x480 ... 430x932
  view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - keyboard }
}
```

```text
wrong.lay:2:21: error: the range of 'keyboard' goes from 346 to 0 [L0238]
   |
 2 |   metric keyboard = 346 ... 0
   |                     ^^^^^^^^^
   = help: write the smaller number first: `metric keyboard = 0 ... 346`
   = fix, to review: swap the two numbers
```

The corrected file:

```lay
layout Compose(375x667) {
  metric keyboard = 0 ... 346
  sizes 320x480 ... 430x932
  view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - keyboard }
}
```

## Why

A metric with a single value needs no range: `metric keyboard = 346`.

Related: L0218, L0237, L0448

"""#
  ),
  (
    239,
    #"""
# L0239 outside-of-range

This number is outside the declared range, so the proof does not cover it. The number can be the value of a metric, in `--set` or `expect`.
It can also be a keyboard height or a safe area inset, in `expect`. `sizes` declares the ranges of keyboard heights and of safe areas.

```lay wrong
layout Compose(375x667) {
  metric keyboard = 0 ... 346
  sizes 320x480 ... 430x932
  view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - keyboard }
  expect 375x667 (keyboard: 400) { field.height == 267 }
}
```

```text
wrong.lay:5:29: error: 400 is outside of the range of 'keyboard', 0 to 346 [L0239]
   |
 5 |   expect 375x667 (keyboard: 400) { field.height == 267 }
   |                             ^^^
   = help: set a number in the range, or extend the range
```

The corrected file:

```lay
layout Compose(375x667) {
  metric keyboard = 0 ... 346
  sizes 320x480 ... 430x932
  view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - keyboard }
  expect 375x667 (keyboard: 300) { field.height == 367 }
}
```

## Why

A layout that is correct for every number of a range can fail outside the range. Use a number in the range, or extend the range.

Related: L0234, L0238

"""#
  ),
  (
    240,
    #"""
# L0240 too-many-views

The layouts of this file have more than 50000 views and guides. layc counts after it unrolls loops and expands components.

```lay wrong
layout Dots(320x480) {
  for i in 0 ..< 60000 { view dot[i] }
}
```

```text
wrong.lay:2:31: error: more than 50000 views [L0240]
   |
 2 |   for i in 0 ..< 60000 { view dot[i] }
   |                               ^^^
```

The corrected file:

```lay
layout Dots(320x480) {
  for i in 0 ..< 100 { view dot[i] { .size == 4x4; .edges(top, leading) == superview } }
}
```

## Why

No screen has fifty thousand views. Usually the bound of a loop is wrong, or the file was made to exhaust the memory. Because of the limit,
layc reports such a file instead of running out of memory.

Related: L0241, L0242

"""#
  ),
  (
    241,
    #"""
# L0241 too-many-repetitions

Together, the loops of this file have more than 100000 iterations.

```lay wrong
layout Dots(320x480) {
  for i in 0 ..< 1000000000 { view dot[i] }
}
```

```text
wrong.lay:2:12: error: the loops take more than 100000 iterations [L0241]
   |
 2 |   for i in 0 ..< 1000000000 { view dot[i] }
   |            ^^^^^^^^^^^^^^^^
```

The corrected file:

```lay
layout Dots(320x480) {
  for i in 0 ..< 10 { view dot[i] { .size == 4x4; .edges(top, leading) == superview } }
}
```

## Why

layc unrolls loops before layout, so each iteration takes memory. No screen needs so many iterations.

Related: L0219, L0240

"""#
  ),
  (
    242,
    #"""
# L0242 too-many-statements

The loops and components of this file expand to more than 200000 statements.

```lay wrong
layout Dots(320x480) {
  view dot { .size == 4x4; .edges(top, leading) == superview }
  for i in 0 ..< 1000 {
    for j in 0 ..< 150 { dot.width >= 0; dot.height >= 0; dot.width >= 1; dot.height >= 1 }
  }
}
```

```text
wrong.lay:4:59: error: the loops and components of this file expand to more than 200000 statements [L0242]
   |
 4 |     for j in 0 ..< 150 { dot.width >= 0; dot.height >= 0; dot.width >= 1; dot.height >= 1 }
   |                                                           ^^^^^^^^^^^^^^
```

The corrected file:

```lay
layout Dots(320x480) {
  view dot { .size == 4x4; .edges(top, leading) == superview }
  for i in 0 ..< 10 { dot.width >= i / 10 }
}
```

## Why

A component of a thousand lines, used a thousand times, becomes a million statements. Because of the limit, layc stops before it exhausts
the memory.

Related: L0240, L0241

"""#
  ),
  (
    243,
    #"""
# L0243 nested-too-deep

Views inside views, or components inside components, are nested more than 64 levels deep.

```lay wrong
layout Deep(320x480) {
  view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a {
  view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a {
  view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a {
  view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a {
  view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a {
  } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
  } } } } } } } } } } } } } } }
}
```

```text
wrong.lay:6:118: error: views and braces are nested more than 64 deep [L0243]
   |
 6 |   view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a { view a {
   |                                                                                                                      ^
```

The corrected file:

```lay
layout Deep(320x480) {
  view a { .edges == superview; view a { .edges == superview; view a { .edges == superview } } }
}
```

## Why

Every level of nesting takes memory. The view hierarchies of real screens have about twenty levels. Without a limit, layc could run out of
memory on a file with very deep nesting. With the limit, it prints this error instead.

Related: L0209, L0240

"""#
  ),
  (
    244,
    #"""
# L0244 import-too-deep

This import is part of a chain of more than 32 files. In such a chain, each file imports the next file.

## Why

Handwritten files do not form such a long chain. Usually a program generated the files, or links in the file system form a cycle. Because of
the limit, layc stops in both cases.

Related: L0231, L0245

"""#
  ),
  (
    245,
    #"""
# L0245 too-many-files

This file and its imports are more than 1000 files, or they contain more than 16 MiB of text. layc counts direct and indirect imports.

## Why

layc reads and parses each file once. Because of the limits, a folder of files that import each other cannot exhaust the memory.

Related: L0244

"""#
  ),
  (
    246,
    #"""
# L0246 evaluation-too-deep

This value needs a chain of more than 64 other values. In the chain, each value needs the next value. The values are constants or inner
expressions. Write a number instead, or declare each constant before the constants that use it.

```lay wrong
layout Deep(320x480) {
  let a0 = a1; let a1 = a2; let a2 = a3; let a3 = a4; let a4 = a5; let a5 = a6;
  let a6 = a7; let a7 = a8; let a8 = a9; let a9 = a10; let a10 = a11; let a11 = a12;
  let a12 = a13; let a13 = a14; let a14 = a15; let a15 = a16; let a16 = a17; let a17 = a18;
  let a18 = a19; let a19 = a20; let a20 = a21; let a21 = a22; let a22 = a23; let a23 = a24;
  let a24 = a25; let a25 = a26; let a26 = a27; let a27 = a28; let a28 = a29; let a29 = a30;
  let a30 = a31; let a31 = a32; let a32 = a33; let a33 = a34; let a34 = a35; let a35 = a36;
  let a36 = a37; let a37 = a38; let a38 = a39; let a39 = a40; let a40 = a41; let a41 = a42;
  let a42 = a43; let a43 = a44; let a44 = a45; let a45 = a46; let a46 = a47; let a47 = a48;
  let a48 = a49; let a49 = a50; let a50 = a51; let a51 = a52; let a52 = a53; let a53 = a54;
  let a54 = a55; let a55 = a56; let a56 = a57; let a57 = a58; let a58 = a59; let a59 = a60;
  let a60 = a61; let a61 = a62; let a62 = a63; let a63 = a64; let a64 = a65; let a65 = a66;
  let a66 = a67; let a67 = a68; let a68 = a69; let a69 = a70; let a70 = a71; let a71 = a72;
  let a72 = a73; let a73 = a74; let a74 = a75; let a75 = a76; let a76 = a77; let a77 = a78;
  let a78 = a79; let a79 = a80; let a80 = a81; let a81 = a82; let a82 = a83; let a83 = a84;
  let a84 = a85; let a85 = a86; let a86 = a87; let a87 = a88; let a88 = a89; let a89 = a90;
  let a90 = a91; let a91 = a92; let a92 = a93; let a93 = a94; let a94 = a95; let a95 = a96;
  let a96 = a97; let a97 = a98; let a98 = a99; let a99 = a100; let a100 = a101;
  let a101 = 8
  view box { .size == 100x100; .edges(top, leading) == superview inset a0 }
}
```

```text
wrong.lay:12:73: error: this value depends on a chain of more than 64 other values [L0246]
   |
12 |   let a60 = a61; let a61 = a62; let a62 = a63; let a63 = a64; let a64 = a65; let a65 = a66;
   |                                                                         ^^^
   = help: declare the later constants first, or write a number
```

The corrected file:

```lay
layout Deep(320x480) {
  let a = 8
  view box { .size == 100x100; .edges(top, leading) == superview inset a }
}
```

## Why

If a constant uses a later constant, layc must compute the later constant first, which takes memory. Constants that are declared before
their use do not count towards the limit.

Related: L0216, L0191

"""#
  ),
  (
    247,
    #"""
# L0247 too-many-findings

This file has more than 1000 problems, and layc shows only the first 1000. Correct the first few problems first, because they may cause the
others.

## Why

A thousand messages are too many to read. Often the cause is a failed merge, or the file is not a layout. The first few messages show which.

Related: L0193

"""#
  ),
  (
    248,
    #"""
# L0248 too-many-elements

This file has too many values, or a `sizes` in this file has too many ranges.

The limits are:

- 1000000 values in all lists, parentheses and arguments together
- 1000 ranges in one `sizes`

## Why

A value takes far more memory than its source code. Because of the limits, a file full of numbers cannot exhaust the memory. No handwritten
file reaches the limits. If a screen has many rows, compute their values in a loop.

Related: L0241, L0242

"""#
  ),
  (
    249,
    #"""
# L0249 too-many-states

This layout has more than 64 states, including the states of its components. A state is a variant of a layout that the app can choose, such
as `state expanded { … }`.

```lay wrong
layout Pager(375x667) {
  sizes 375x667
  view page { .edges == superview }
  state p0 { }; state p1 { }; state p2 { }; state p3 { }; state p4 { }
  state p5 { }; state p6 { }; state p7 { }; state p8 { }; state p9 { }
  state p10 { }; state p11 { }; state p12 { }; state p13 { }; state p14 { }
  state p15 { }; state p16 { }; state p17 { }; state p18 { }; state p19 { }
  state p20 { }; state p21 { }; state p22 { }; state p23 { }; state p24 { }
  state p25 { }; state p26 { }; state p27 { }; state p28 { }; state p29 { }
  state p30 { }; state p31 { }; state p32 { }; state p33 { }; state p34 { }
  state p35 { }; state p36 { }; state p37 { }; state p38 { }; state p39 { }
  state p40 { }; state p41 { }; state p42 { }; state p43 { }; state p44 { }
  state p45 { }; state p46 { }; state p47 { }; state p48 { }; state p49 { }
  state p50 { }; state p51 { }; state p52 { }; state p53 { }; state p54 { }
  state p55 { }; state p56 { }; state p57 { }; state p58 { }; state p59 { }
  state p60 { }; state p61 { }; state p62 { }; state p63 { }; state p64 { }
}
```

```text
wrong.lay:16:69: error: a layout has at most 64 states [L0249]
   |
16 |   state p60 { }; state p61 { }; state p62 { }; state p63 { }; state p64 { }
   |                                                                     ^^^
```

The corrected file:

```lay
layout Pager(375x667) {
  sizes 375x667
  metric shown = 0
  view pages {
    .edges(top, bottom) == superview
    .width == superview.width
    .leading == superview.leading - shown * superview.width
  }
}
```

## Why

layc checks each state at every size, as if the state were a separate layout. If your states differ only in a number, use a metric or the
constant of a named constraint instead. `--set` and your app can change both.

Related: L0203, L0242

"""#
  ),
  (
    250,
    #"""
# L0250 too-many-cells

Some views of this grid span several columns or rows. Together, these views cover more than 100000 cells, the limit of layc. Reduce the
numbers of columns and rows, or the spans.

```lay wrong
layout Wall(375x667) {
  sizes 375x667
  view wall: Grid {
    columns = 1000; .edges == superview
    for i in 0 ..< 11 { view tile[i] { columnSpan = 1000; rowSpan = 10 } }
  }
}
```

```text
wrong.lay:5:30: error: in 'wall', the views that span several columns or rows cover more than 100000 cells in total [L0250]
   |
 5 |     for i in 0 ..< 11 { view tile[i] { columnSpan = 1000; rowSpan = 10 } }
   |                              ^^^^
   = why: layc stores each cell that such a view covers, since no other view can be in it
   = help: reduce the columns and rows of the grid, or the spans of its views
```

The corrected file:

```lay
layout Wall(375x667) {
  sizes 375x667
  view wall: Grid {
    columns = 10; .edges == superview
    for i in 0 ..< 11 { view tile[i] { columnSpan = 10; .height == 20 } }
  }
}
```

## Why

A few lines can require millions of cells. No screen has room for so many columns or rows, so such a grid is usually a mistake.

Related: L0242, L0248, L0466

"""#
  ),
  (
    301,
    #"""
# L0301 empty-format

The string of this `vfl` statement is empty or contains only spaces. A visual format must name at least one view.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl ""
}
```

```text
wrong.lay:4:8: error: the visual format is empty [L0301]
   |
 4 |   vfl ""
   |        ^
   = help: a format names at least one view, for example `|-[title]-|`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "|-[email]-|"
}
```

## Why

An empty format creates no constraint. Usually it is an unfinished line.

Related: L0302, L0333

"""#
  ),
  (
    302,
    #"""
# L0302 expected-view

At the marked position, this visual format needs a view or '|'. The '|' is an edge of the superview. A gap always lies between two views, or
between a view and an edge.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-"
}
```

```text
wrong.lay:5:31: error: expected a view or '|' after this gap [L0302]
   |
 5 |   vfl "H:|-[email]-[password]-"
   |                               ^
   = help: views go in brackets: `[title]`; '|' is an edge of the superview
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|"
}
```

## Why

A gap is a distance between two items. If one item is missing, layc does not guess it.

Related: L0301, L0303, L0306

"""#
  ),
  (
    303,
    #"""
# L0303 invalid-view-name

The text in these brackets is not a valid name of a view. A name begins with a letter or '_' and continues with letters, digits and '_'.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email2 { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[2email]-|"
}
```

```text
wrong.lay:4:13: error: '2email' cannot be the name of a view [L0303]
   |
 4 |   vfl "H:|-[2email]-|"
   |             ^^^^^^
   = why: a name begins with a letter or '_' and continues with letters, digits and '_'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email2 { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[email2]-|"
}
```

## Why

Names in a format have the same syntax as names in the rest of the file. The names are also valid in UIKit, so you can paste a format into
an app.

Related: L0317, L0325

"""#
  ),
  (
    304,
    #"""
# L0304 expected-closing-parenthesis

A parenthesis in this visual format is not closed. Write the relations of a gap or a view in one pair of parentheses, separated by commas:
`(>=8,<=20)`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-(8@750-[password]-20-|"
}
```

```text
wrong.lay:5:26: error: expected ')' to close this gap [L0304]
   |
 5 |   vfl "H:|-[email]-(8@750-[password]-20-|"
   |                          ^ insert ')' here
   = fix: insert ')'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-(8@750)-[password]-20-|"
}
```

## Why

Without the ')', layc does not know where the relations end. A '-' after a number could be the end of the gap or a minus sign.

Related: L0305, L0312

"""#
  ),
  (
    305,
    #"""
# L0305 expected-closing-bracket

The bracket of this view is not closed. Write each view in its own pair of brackets. Inside the brackets, the size of the view can follow
its name in parentheses: `[email(>=200)]`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email-[password]-|"
}
```

```text
wrong.lay:5:18: error: expected ']' to close this view [L0305]
   |
 5 |   vfl "H:|-[email-[password]-|"
   |                  ^ insert ']' here
   = fix: insert ']'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|"
}
```

## Why

The brackets distinguish a view from the name of a metric: `-[gap]-` is a view, and `-gap-` is a distance.

Related: L0302, L0304

"""#
  ),
  (
    306,
    #"""
# L0306 expected-dash

This gap has a size, but one of its two dashes is missing. A gap with a size begins and ends with '-', as in `-8-`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-8[password]-|"
}
```

```text
wrong.lay:5:21: error: expected '-' to close this gap [L0306]
   |
 5 |   vfl "H:|-[email]-8[password]-|"
   |                     ^ insert '-' here
   = fix: insert '-'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-8-[password]-|"
}
```

## Why

The dashes separate the size of the gap from the views on both sides.

Related: L0302, L0307

"""#
  ),
  (
    307,
    #"""
# L0307 empty-gap

There is nothing between these two dashes. For the standard space, write a single '-'. For no space, write no dash or `-0-`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]--[password]-|"
}
```

```text
wrong.lay:5:19: error: there is nothing between these dashes [L0307]
   |
 5 |   vfl "H:|-[email]--[password]-|"
   |                   ^^
   = help: `-` alone is the standard space, `-0-` is none
   = fix, to review: leave one '-'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|"
}
```

## Why

In `--`, either a number is missing or one dash is superfluous. The two corrections give different layouts, so layc does not choose.

Related: L0306, L0308

"""#
  ),
  (
    308,
    #"""
# L0308 bare-negative-number

This negative number in a gap has no parentheses. Without parentheses, the minus sign looks like a dash. Write `-(-5)-`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]--5-[password]-|"
}
```

```text
wrong.lay:5:20: error: write a negative number in parentheses: `-(-5)-` [L0308]
   |
 5 |   vfl "H:|-[email]--5-[password]-|"
   |                    ^^
   = why: without parentheses, this '-' could be a minus sign or a superfluous dash
   = fix, to review: put parentheses around '-5'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-(-5)-[password]-|"
}
```

## Why

In `--5-`, the second '-' could be a minus sign or a superfluous dash. A minus sign would make the gap negative, and the views would
overlap. Apple's parser rejects such a format too.

Related: L0307, L0310

"""#
  ),
  (
    309,
    #"""
# L0309 unknown-relation

This operator is not a relation of a visual format. The relations are '==', '<=' and '>='. Without an operator, the relation is '=='.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[email(300@750,>200)]-(>=20)-|"
}
```

```text
wrong.lay:4:27: error: '>' is not a relation of a visual format [L0309]
   |
 4 |   vfl "H:|-[email(300@750,>200)]-(>=20)-|"
   |                           ^
   = help: the relations are '==', '<=' and '>='
   = fix: write '>='
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[email(300@750,>=200)]-(>=20)-|"
}
```

## Why

Auto Layout has no '<' and '>'. There is no smallest width greater than 200, so layc could not choose a width.

Related: L0312, L0320

"""#
  ),
  (
    310,
    #"""
# L0310 malformed-number-in-format

This text begins like a number but is not a number. Write a length in points, without a unit. Write a percentage as a separate constraint,
such as `email.width == 1/2 * superview.width`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-20pt-[email]-|"
}
```

```text
wrong.lay:4:12: error: '20pt' is not a number [L0310]
   |
 4 |   vfl "H:|-20pt-[email]-|"
   |            ^^^^
   = help: lengths are points, without a unit; a name begins with a letter or '_'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-20-[email]-|"
}
```

## Why

A number in a format has the syntax of C's `strtod`, as in Apple's parser: `8`, `0.5`, `1e2`. A unit after the number, as in `20pt`, is not
valid.

Related: L0303, L0311

"""#
  ),
  (
    311,
    #"""
# L0311 number-too-long-in-format

Without an exponent, this number would have more than 40 digits, the limit of layc. For example, `1e99` has 100 digits.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-1e99-[email]-|"
}
```

```text
wrong.lay:4:12: error: this number has more than 40 digits when written out [L0311]
   |
 4 |   vfl "H:|-1e99-[email]-|"
   |            ^^^^
   = why: numbers are kept exactly, never rounded
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-100-[email]-|"
}
```

## Why

layc stores all numbers exactly and never rounds them. Because of the limit, a single number cannot take more memory than the whole layout.

Related: L0310, L0332

"""#
  ),
  (
    312,
    #"""
# L0312 expected-value-in-format

A value is missing here: the size of a gap or a view, or the priority after '@'. Write a number or the name of a metric. The size of a view
can also be the name of another view, as in `[email(==password)]`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-(>=)-[email]-|"
}
```

```text
wrong.lay:4:15: error: expected a number or a metric [L0312]
   |
 4 |   vfl "H:|-(>=)-[email]-|"
   |               ^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-(>=8,20@750)-[email]-|"
}
```

## Why

Without a value, the relation would create no constraint.

Related: L0304, L0309

"""#
  ),
  (
    313,
    #"""
# L0313 space-in-format

This visual format contains a space. Write names, operators and numbers directly next to each other.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]- 8 -[password]-|"
}
```

```text
wrong.lay:5:20: error: a visual format contains no spaces [L0313]
   |
 5 |   vfl "H:|-[email]- 8 -[password]-|"
   |                    ^ - here too
   = fix: remove the spaces
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-8-[password]-|"
}
```

## Why

Apple's parser rejects spaces. A format that layc accepts should also be valid in an app.

Related: L0302, L0319

"""#
  ),
  (
    314,
    #"""
# L0314 format-orientation

This orientation is misspelt. Begin a format with `H:` for horizontal or `V:` for vertical, in capitals and with a colon. A format without
an orientation is horizontal.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "h:|-[email]-|"
}
```

```text
wrong.lay:4:8: error: the orientation is written 'H:' [L0314]
   |
 4 |   vfl "h:|-[email]-|"
   |        ^
   = fix: write 'H'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[email]-|"
}
```

## Why

A format describes one axis. For both axes, write two formats.

Related: L0302, L0322

"""#
  ),
  (
    315,
    #"""
# L0315 text-after-format

Text follows the closing '|' of this format. The closing '|' is the far edge of the superview and must end the format. Write a second format
for other views.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-|-[password]-|"
}
```

```text
wrong.lay:5:21: error: nothing may follow the closing '|' [L0315]
   |
 5 |   vfl "H:|-[email]-|-[password]-|"
   |                     ^^^^^^^^^^^^^
   = help: write a second format for other views
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|"
}
```

## Why

A view after the far edge of the superview would be outside the area that the format describes.

Related: L0302, L0331

"""#
  ),
  (
    316,
    #"""
# L0316 view-in-gap

The size of this gap is the name of a view. The size of a gap must be a number or a metric. You can write the name of a view only as the
size of another view: `[email(==password)]` makes `email` as wide as `password`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-(password)-[password]-|"
}
```

```text
wrong.lay:5:21: error: 'password' is a view; a gap is a number or a metric [L0316]
   |
 5 |   vfl "H:|-[email]-(password)-[password]-|"
   |                     ^^^^^^^^
   = help: to make a gap as wide as 'password', write a constraint between the views beside the gap: `second.left - first.right == password.width`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  password.left - email.right == 1/2 * password.width
  vfl "H:|-[email]"
  vfl "H:[password]-|"
}
```

## Why

The name of a view does not show whether the view's width or height determines the gap. Apple's syntax does not allow such a gap either.
Write a constraint instead. In the corrected file, the constraint makes the gap half as wide as `password`.

Related: L0312, L0328

"""#
  ),
  (
    317,
    #"""
# L0317 path-in-format

This visual format contains a path, an index or an attribute. A visual format can contain only plain names, such as `email`. To use the
plain name of a subview, put the format in the braces of the superview.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view form {
    .edges == superview
    view email { .height == 30; .top == superview.top + 20 }
  }
  vfl "H:|-[form.email]-|"
}
```

```text
wrong.lay:7:13: error: a visual format can contain only plain names, not paths such as 'form.email' [L0317]
   |
 7 |   vfl "H:|-[form.email]-|"
   |             ^^^^^^^^^^
   = help: put the format in the braces of 'form'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view form {
    .edges == superview
    view email { .height == 30; .top == superview.top + 20 }
    vfl "H:|-[email]-|"
  }
}
```

## Why

In UIKit, each name in a format is a key of the `views` dictionary, and `form.email` is not a valid key. Inside the braces of a view, you
can write the plain names of its subviews. For the view `bar[0]`, write `bar0` in a format.

Related: L0303, L0325

"""#
  ),
  (
    318,
    #"""
# L0318 format-too-long

This Visual Format string has more than 16384 bytes, the limit of layc. Divide it into several strings. Begin each string with the last view
of the previous one.

A format in two parts:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]"
  vfl "H:[password]-|"
}
```

## Why

Because of the limit, layc rejects endless input before it exhausts the memory. A handwritten format has a few hundred bytes.

Related: L0311, L0319

"""#
  ),
  (
    319,
    #"""
# L0319 unexpected-in-format

This character has no meaning at this position of the visual format. After a view, write a gap, another view or the closing '|'.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]~[password]-|"
}
```

```text
wrong.lay:5:19: error: '~' is not valid here [L0319]
   |
 5 |   vfl "H:|-[email]~[password]-|"
   |                   ^
   = help: after a view comes a gap, another view or the closing '|'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|"
}
```

## Why

Some other tools have additional operators, such as '~' for equal gaps. layc accepts only Apple's syntax. For equal gaps, write a
constraint: `b.left - a.right == c.left - b.right`.

Related: L0302, L0320

"""#
  ),
  (
    320,
    #"""
# L0320 arithmetic-in-format

This visual format contains arithmetic. A value in a format can only be a number or a name. Write sums and products outside the format.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 8
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-(gap*2)-[password]-|"
}
```

```text
wrong.lay:6:21: error: a visual format cannot contain arithmetic [L0320]
   |
 6 |   vfl "H:|-[email]-(gap*2)-[password]-|"
   |                     ^^^^^
   = help: name the value with `let`, or write a constraint such as `a.width == 2 * b.width`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 8
  let wide = 2 * gap
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-wide-[password]-|"
}
```

## Why

Apple's syntax has no arithmetic. To use a computed number, declare it with `let` and write its name in the format. For a ratio of two
views, write a constraint: `a.width == 2 * b.width`.

Related: L0309, L0310

"""#
  ),
  (
    321,
    #"""
# L0321 unknown-format-option

The word after this visual format is not an option.

The options have Apple's names:

- alignments, such as `alignAllTop`
- directions, such as `directionLeftToRight`
- spacings: `spacingEdgeToEdge` and `spacingBaselineToBaseline`

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" alignTop
}
```

```text
wrong.lay:5:34: error: no option 'alignTop' for a visual format [L0321]
   |
 5 |   vfl "H:|-[email]-[password]-|" alignTop
   |                                  ^^^^^^^^ did you mean 'alignAllTop'?
   = fix, to review: change 'alignTop' to 'alignAllTop'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" alignAllTop
}
```

## Why

If layc ignored a misspelt option, it would not align the views. No message would explain why.

Related: L0322, L0323

"""#
  ),
  (
    322,
    #"""
# L0322 alignment-along-axis

This option aligns views on the same axis as the format. A format can align its views only on the other axis.

A horizontal format can align tops, bottoms, vertical centres or baselines. A vertical format can align left sides, right sides or
horizontal centres.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" alignAllLeft
}
```

```text
wrong.lay:5:34: error: 'alignAllLeft' does not align views that stand side by side [L0322]
   |
 5 |   vfl "H:|-[email]-[password]-|" alignAllLeft
   |                                  ^^^^^^^^^^^^
   = why: a horizontal format already sets these positions
   = help: a horizontal format aligns tops, bottoms, centerY or baselines
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" alignAllTop
}
```

## Why

Views that are side by side cannot also have the same left side.

Related: L0314, L0321

"""#
  ),
  (
    323,
    #"""
# L0323 several-format-options

This Visual Format string has two options for its direction, such as `directionLeftToRight`, or two options for its spacing. Remove one of
the two.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" directionLeftToRight directionRightToLeft
}
```

```text
wrong.lay:5:55: error: a format has one direction, and 'directionLeftToRight' says it already [L0323]
   |
 5 |   vfl "H:|-[email]-[password]-|" directionLeftToRight directionRightToLeft
   |                                  -------------------- ^^^^^^^^^^^^^^^^^^^^
   |                                  the first one
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" directionLeftToRight
}
```

## Why

UIKit stores only one direction and one spacing for a format. Alignments are different: a format can combine several alignments.

Related: L0321, L0322

"""#
  ),
  (
    324,
    #"""
# L0324 spacing-needs-vertical

This horizontal format has the option `spacingBaselineToBaseline`. Only vertical formats can measure gaps from baseline to baseline. Remove
the option.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" spacingBaselineToBaseline
}
```

```text
wrong.lay:5:34: error: only a vertical format can use 'spacingBaselineToBaseline' [L0324]
   |
 5 |   vfl "H:|-[email]-[password]-|" spacingBaselineToBaseline
   |                                  ^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: begin the format with 'V:', or leave the word out
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|"
}
```

## Why

Baselines are horizontal lines, so a distance between baselines is vertical. In a row of views, the gaps are horizontal.

Related: L0321, L0334

"""#
  ),
  (
    325,
    #"""
# L0325 unknown-view-in-format

No view with this name is visible at this line. A format can name views that are declared in the same braces as the format, or in
surrounding braces.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[emial]-[password]-|"
}
```

```text
wrong.lay:5:13: error: no view named 'emial' in 'SignIn' [L0325]
   |
 5 |   vfl "H:|-[emial]-[password]-|"
   |             ^^^^^ did you mean 'email'?
   = fix, to review: change 'emial' to 'email'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|"
}
```

## Why

If layc created a view for each misspelt name, the format would not position the intended view.

Related: L0201, L0317, L0327

"""#
  ),
  (
    326,
    #"""
# L0326 unknown-number-in-format

No number with this name is visible at this line. The name must refer to a metric, `let`, parameter or loop variable. In parentheses after
the name of a view, as in `[email(==password)]`, the name can also refer to another view. layc looks for a number first, then for a view.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-gpa-[email]-gap-[password]-|"
}
```

```text
wrong.lay:6:12: error: no metric named 'gpa' [L0326]
   |
 6 |   vfl "H:|-gpa-[email]-gap-[password]-|"
   |            ^^^ did you mean 'gap'?
   = fix, to review: change 'gpa' to 'gap'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-gap-[email]-gap-[password]-|"
}
```

## Why

In UIKit, the numbers of a format come from the `metrics` dictionary. In a `.lay` file, the numbers come from the file itself.

Related: L0202, L0316, L0325

"""#
  ),
  (
    327,
    #"""
# L0327 number-as-view

The name in these brackets is a number, and brackets are for views. Write the number in a gap (`-gap-`) or as the size of a view
(`[email(gap)]`).

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[gap]-[password]-|"
}
```

```text
wrong.lay:6:21: error: 'gap' is a number, not a view [L0327]
   |
 6 |   vfl "H:|-[email]-[gap]-[password]-|"
   |                     ^^^
   = help: a number goes in a gap, `-gap-`, or in parentheses: `[view(gap)]`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-gap-[password]-|"
}
```

## Why

Apple's parser looks up the names in brackets only in the dictionary of views.

Related: L0316, L0325

"""#
  ),
  (
    328,
    #"""
# L0328 view-as-priority

The name after this '@' is a view. A priority is a number or a metric.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email(200@password)]-(>=8)-[password]-|"
}
```

```text
wrong.lay:5:23: error: 'password' is a view; a priority is a number or a metric [L0328]
   |
 5 |   vfl "H:|-[email(200@password)]-(>=8)-[password]-|"
   |                       ^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric soft = 250
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email(200@soft)]-(>=8)-[password]-|"
}
```

## Why

A priority is a number above 0 and at most 1000. A view is not a number.

Related: L0316, L0329

"""#
  ),
  (
    329,
    #"""
# L0329 priority-in-format

This priority is out of range. A priority must be above 0 and at most 1000. The default is 1000, UIKit's `.required`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[email(200@1001)]-(>=20)-|"
}
```

```text
wrong.lay:4:23: error: a priority is above 0 and at most 1000, this one is 1001 [L0329]
   |
 4 |   vfl "H:|-[email(200@1001)]-(>=20)-|"
   |                       ^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[email(200@1000)]-(>=20)-|"
}
```

## Why

UIKit raises an exception for a priority outside this range. No priority is higher than 1000. A constraint of priority 0 would have no
effect.

Related: L0328

"""#
  ),
  (
    330,
    #"""
# L0330 bar-without-superview

In a visual format, '|' is an edge of the superview of the views. One view in this format has no superview: the layout's own view, `root`.
In this example, the loop gives the name `own` to `root`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .edges == superview inset 20 }
  for own in [root] {
    vfl "H:|[own]|"
  }
}
```

```text
wrong.lay:5:12: error: '|' is an edge of the superview of 'own', but 'own' has no superview [L0330]
   |
 5 |     vfl "H:|[own]|"
   |            ^ --- the layout's own view
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .edges == superview inset 20 }
}
```

## Why

The layout's own view has no superview, so there is no edge that '|' could mean. The app sets the size of the layout's own view.

Related: L0331

"""#
  ),
  (
    331,
    #"""
# L0331 bar-of-several-superviews

This format contains '|', the edge of a superview, but the views in the format have different superviews. Write one format for each
superview, or write constraints.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view password { .height == 30; .top == superview.top; .left == superview.left; .width == 100 }
  view box {
    .edges == superview
    view email { .height == 30; .top == superview.top + 40 }
    vfl "H:|-[email]-[password]"
  }
}
```

```text
wrong.lay:7:12: error: '|' cannot be an edge of two superviews [L0331]
   |
 7 |     vfl "H:|-[email]-[password]"
   |            ^  -----   -------- 'password' is in 'SignIn'
   |               'email' is in 'box'
   = help: write one format for each superview, or constraints
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view password { .height == 30; .top == superview.top; .left == superview.left; .width == 100 }
  view box {
    .edges == superview
    view email { .height == 30; .top == superview.top + 40 }
    vfl "H:|-[email]-|"
  }
}
```

## Why

In a format with '|', all views must have the same superview, because '|' is an edge of this superview. A format without '|' can name views
of different superviews.

Related: L0315, L0330

"""#
  ),
  (
    332,
    #"""
# L0332 constant-too-large-in-format

This length is greater than 1000000 points. No screen is that large.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-20-[email(<=9999999)]-20-|"
}
```

```text
wrong.lay:4:24: error: a length is at most 1000000 points, this one is 9999999 [L0332]
   |
 4 |   vfl "H:|-20-[email(<=9999999)]-20-|"
   |                        ^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-20-[email(<=9999)]-20-|"
}
```

## Why

Apple's engine loses precision with huge constants. Some code uses a huge constant to mean "no limit". If a length has no limit, omit the
constraint.

Related: L0311

"""#
  ),
  (
    333,
    #"""
# L0333 format-without-effect

This format, or a part of it, is valid but has no effect. In the example, `[email]` has no gap and no size, so the format creates no
constraint.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  email.width == 200; email.left == superview.left
  vfl "H:[email]"
}
```

```text
wrong.lay:5:8: warning: this format has no effect: it gives 'email' no size and no space [L0333]
   |
 5 |   vfl "H:[email]"
   |        ^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|[email(200)]"
}
```

## Why

For such a format, Apple's parser returns an empty list of constraints. This is rarely intended.

Related: L0301

"""#
  ),
  (
    334,
    #"""
# L0334 standard-baseline-space

This format has the option `spacingBaselineToBaseline` and a gap without a number. On Apple's systems, the size of such a gap depends on the
line heights of the texts above and below it. layc does not compute this size yet, and uses 8 points. Write the size as a number, such as
`-24-`.

In the example, 8 points between the baselines make the two labels overlap, so layc also reports L0604.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email: Label { text = "Email"; .left == superview.left }
  view password: Label { text = "Password"; .left == superview.left }
  vfl "V:|-[email]-[password]" spacingBaselineToBaseline
}
```

```text
wrong.lay:5:19: warning: layc does not compute the standard space between baselines yet; it uses 8 points [L0334]
   |
 5 |   vfl "V:|-[email]-[password]" spacingBaselineToBaseline
   |                   ^
   = why: on Apple's systems this space depends on the line heights of the two texts
   = help: write the distance: `-20-`

wrong.lay:4:8: warning: 'password' lies over 'email' at every size [L0604]
   |
 3 |   view email: Label { text = "Email"; .left == superview.left }
   |        ----- lies under it
 4 |   view password: Label { text = "Password"; .left == superview.left }
   |        ^^^^^^^^ at 320x320 they share 41x13
   = help: keep them apart, for example with a required gap, or let content scroll if there is no room for one, or write `allow L0604` in its braces if that is intended
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email: Label { text = "Email"; .left == superview.left }
  view password: Label { text = "Password"; .left == superview.left }
  vfl "V:|-[email]-24-[password]" spacingBaselineToBaseline
}
```

## Why

Apple does not publish how its systems compute this size. If you write a number, the gap is the same everywhere.

Related: L0324

"""#
  ),
  (
    401,
    #"""
# L0401 location-with-constant

This constraint sets a position to a number. A number alone does not say from which edge to measure. Compare the position with another
position.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in" }
  title.left == 20
  title.top == superview.top + 20
}
```

```text
wrong.lay:3:3: error: a position needs another position: `title.left == superview.left + 20` [L0401]
   |
 3 |   title.left == 20
   |   ^^^^^^^^^^^^^^^^
   = why: 'left' is a position, and a number has no origin to measure from
   = fix: measure from 'superview.left'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in" }
  title.left == superview.left + 20
  title.top == superview.top + 20
}
```

## Why

Auto Layout rejects such a constraint too. In the example, the number 20 could be a distance from the left edge of the superview, of the
screen or of another view. So the constraint must name the edge.

Related: L0402, L0405

"""#
  ),
  (
    402,
    #"""
# L0402 location-with-size

This constraint compares a position with a width or height. A position is measured from an edge, and a length is not. Measure the position
from another position: add `superview.left` or a similar position to the other side.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in" }
  view icon: Image { intrinsic = 40x40 }
  icon.edges(top, left) == superview
  title.left == icon.width
  title.top == superview.top
}
```

```text
wrong.lay:5:3: error: 'left' is a position and 'width' a length; measure from another position: `title.left == superview.left + icon.width` [L0402]
   |
 5 |   title.left == icon.width
   |   ^^^^^^^^^^^^^^^^^^^^^^^^
   = fix, to review: measure from 'superview.left'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in" }
  view icon: Image { intrinsic = 40x40 }
  icon.edges(top, left) == superview
  title.left == superview.left + icon.width
  title.top == superview.top
}
```

## Why

`title.left` alone does not say from which edge to measure. Auto Layout raises an exception for such a constraint. In the corrected file,
`icon.width` is the distance from `superview.left` to `title.left`.

Related: L0401, L0405

"""#
  ),
  (
    403,
    #"""
# L0403 mixed-families

This constraint uses `left` or `right` together with `leading` or `trailing`. Use the same pair of names on both sides. layc also reports
insets that mix the two pairs, such as `margins = (leading: 8, right: 8)`.

```lay wrong
layout SignIn(375x667) {
  view icon: Image { intrinsic = 40x40 }
  icon.leading == superview.left + 16
  icon.top == superview.top + 16
}
```

```text
wrong.lay:3:3: error: 'leading' and 'left' do not mix; use one family on both sides [L0403]
   |
 3 |   icon.leading == superview.left + 16
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   |                   -------------- this follows the screen
   = why: in a right-to-left language, leading is the right edge, and left is still the left edge
   = fix, to review: change 'left' to 'leading'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view icon: Image { intrinsic = 40x40 }
  icon.leading == superview.leading + 16
  icon.top == superview.top + 16
}
```

## Why

In a right-to-left language, `leading` is the right edge, and `left` remains the left edge. A constraint that mixes the two pairs would mean
different things in Hebrew and in English. It would be wrong in one of these languages. You can combine `centerX` with either pair.

Related: L0404

"""#
  ),
  (
    404,
    #"""
# L0404 mixed-axes

This constraint relates a horizontal position to a vertical position. Use positions of the same axis on both sides.

```lay wrong
layout SignIn(375x667) {
  view icon: Image { intrinsic = 40x40 }
  icon.left == superview.left + 16
  icon.top == superview.left + 16
}
```

```text
wrong.lay:4:3: error: 'left' is horizontal and 'top' vertical [L0404]
   |
 4 |   icon.top == superview.left + 16
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  view icon: Image { intrinsic = 40x40 }
  icon.left == superview.left + 16
  icon.top == superview.top + 16
}
```

## Why

A distance from the left edge is unrelated to a distance from the top. But you can combine a width and a height: `.width == .height` makes a
view square, and `superview.width` is valid in a vertical constraint.

Related: L0402, L0403

"""#
  ),
  (
    405,
    #"""
# L0405 unbalanced-locations

In this constraint, the factors of the positions add up to different numbers on the two sides, so the positions do not cancel. In the
example, the sum is 2 on the left and 1 on the right. The meaning of the constraint would change if the superview moved.

```lay wrong
layout SignIn(375x667) {
  view a { .size == 40x40; .top == superview.top; .left == superview.left + 16 }
  view b { .size == 40x40; .top == superview.top }
  a.left + b.left == superview.right - 16
}
```

```text
wrong.lay:4:3: error: the position terms do not cancel: they add up to 2 on the left and 1 on the right [L0405]
   |
 4 |   a.left + b.left == superview.right - 16
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = why: only differences of positions are independent of the superview's position
   = help: measure lengths between positions, for example `b.left - a.right == c.left - b.right`
```

The corrected file:

```lay
layout SignIn(375x667) {
  view a { .size == 40x40; .top == superview.top; .left == superview.left + 16 }
  view b { .size == 40x40; .top == superview.top }
  a.left + b.left == superview.left + superview.right - 16
}
```

## Why

A difference of two positions is a length, as in `b.left - a.right == c.left - b.right`. This length does not depend on the superview's
position.

layc accepts different sums in one case: each side has one position, as in `b.left == 2 * a.left`. layc measures both positions from the
nearest superview that contains both views.

Related: L0401, L0406

"""#
  ),
  (
    406,
    #"""
# L0406 scaled-location

This constraint sets a view's position to a multiple of another view's position. As in UIKit, both positions are measured from the nearest
superview that contains both views. Such a constraint is seldom intended.

```lay wrong
layout SignIn(375x667) {
  sizes 375x667
  view a { .size == 40x40; .top == superview.top; .left == superview.left + 16 }
  view b { .size == 40x40; .top == superview.top }
  b.left == 2 * a.left
}
```

```text
wrong.lay:5:3: warning: a multiple of 'left' is measured from 'SignIn', the nearest superview of both views [L0406]
   |
 5 |   b.left == 2 * a.left
   |   ^^^^^^^^^^^^^^^^^^^^
   = help: subtract `superview.left` from both positions, so that the file shows from where they are measured
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 375x667
  view a { .size == 40x40; .top == superview.top; .left == superview.left + 16 }
  view b { .size == 40x40; .top == superview.top }
  b.left - superview.left == 2 * (a.left - superview.left)
}
```

## Why

A multiple of a position depends on the edge from which the position is measured. If you write a difference, as in the corrected file, this
edge is visible.

layc does not report these common cases, because the edge is clear:

- a multiple of the superview's own position: `.centerX == 1.5 * superview.centerX`
- a multiple of a position of the superview's safe area, margins or readable guide: `.centerY == 0.8 * superview.safeArea.centerY`

Related: L0405

"""#
  ),
  (
    407,
    #"""
# L0407 only-constants

Both sides of this constraint are numbers. So the constraint has no effect on any view.

```lay wrong
layout SignIn(375x667) {
  metric gap = 12
  view title: Label { text = "Sign in" }
  title.edges(top, leading) == superview
  gap == 12
}
```

```text
wrong.lay:5:3: error: both sides are constants, so this constrains no view [L0407]
   |
 5 |   gap == 12
   |   ^^^^^^^^^
   = help: name the view, for example `.width == 12`
```

The corrected file:

```lay
layout SignIn(375x667) {
  metric gap = 12
  view title: Label { text = "Sign in" }
  title.edges(top, leading) == superview inset gap
}
```

## Why

Constants do not change during layout, so their comparison cannot constrain a view. Usually such a line lacks the name of a view.

Related: L0408, L0426

"""#
  ),
  (
    408,
    #"""
# L0408 compares-with-itself

Both sides of this constraint refer to the same view, and all attributes cancel. So the constraint has no effect.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.right == title.left + title.width
}
```

```text
wrong.lay:3:3: error: both sides refer to the same view and cancel out, so this constraint has no effect [L0408]
   |
 3 |   title.right == title.left + title.width
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.right == superview.right
}
```

## Why

The constraint in the example is true for every view: the right edge is always the left edge plus the width. Usually such a constraint names
the wrong view or attribute.

A loop can contain `v[i].width == v[0].width`. This constraint has no effect for `v[0]`, but layc does not report it.

Related: L0407

"""#
  ),
  (
    409,
    #"""
# L0409 root-size-in-constraint

This constraint refers only to the size of the layout itself. The window, the device or the option `--size` determines this size.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  root.width >= 320
}
```

```text
wrong.lay:3:3: error: the size of 'SignIn' comes from outside; no constraint determines it [L0409]
   |
 3 |   root.width >= 320
   |   ^^^^^^^^^^^^^^^^^
   = help: declare the sizes at which the layout must work: `sizes 320x320 ... 1366x1366`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

No constraint inside a layout can make a screen wider. Instead, use `sizes` to declare the sizes at which the layout must work. `layc check`
checks the layout at all of these sizes.

Related: L0427, L0445

"""#
  ),
  (
    410,
    #"""
# L0410 constant-too-large

This constraint, setting or size contains a number greater than 1 000 000 points. No screen is so large.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width <= 100000000
}
```

```text
wrong.lay:3:3: error: a constant of a constraint is at most 1000000 points [L0410]
   |
 3 |   title.width <= 100000000
   |   ^^^^^^^^^^^^^^^^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width <= superview.width
}
```

## Why

Many apps use huge constants to mean "no limit". Such constants reduce the precision of Auto Layout's calculations. If a length has no
limit, write no constraint for it.

Related: L0411, L0438

"""#
  ),
  (
    411,
    #"""
# L0411 extreme-factor

This factor in a constraint is below 1/10000 or above 10000. With such a factor, a small change of one side of the constraint changes the
other side greatly.

```lay wrong
layout SignIn(375x667) {
  sizes 375x667
  view line { .edges(top, leading) == superview; .height == 1 }
  line.width == 0.00001 * superview.width
}
```

```text
wrong.lay:4:27: warning: the factor 0.00001 is far from 1; a small change of one side changes the other greatly [L0411]
   |
 4 |   line.width == 0.00001 * superview.width
   |                           ^^^^^^^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 375x667
  view line { .edges(top, leading) == superview; .height == 1 }
  line.width == 0.1 * superview.width
}
```

## Why

Usually the decimal point of such a factor is in the wrong place. Also, Auto Layout computes with floating-point numbers, and loses
precision with such factors.

Related: L0406, L0410

"""#
  ),
  (
    412,
    #"""
# L0412 not-linear

This constraint contains an operation that layc does not allow in a constraint:

- the product of two attributes
- a division by an attribute
- a function of an attribute, such as `min`, `max` or `round`

Write each side of a constraint as a sum. Each term of the sum is a constant, or an attribute times a constant.

```lay wrong
layout SignIn(375x667) {
  view photo: Image {
    intrinsic = 160x90
    .edges(top, leading) == superview
    .width / .height == 16/9
  }
}
```

```text
wrong.lay:5:5: error: dividing by an attribute is not linear; multiply instead: `.width == 16/9 * .height` [L0412]
   |
 5 |     .width / .height == 16/9
   |     ^^^^^^^^^^^^^^^^
   = fix: multiply by '.height'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view photo: Image {
    intrinsic = 160x90
    .edges(top, leading) == superview
    .width == 16/9 * .height
  }
}
```

## Why

layc can solve such sums exactly, and can check them at every size.

- For a ratio of two lengths, multiply one of the lengths by a factor.
- To make a height the largest of several heights, write a constraint such as `.height >= a.height` for each of them. Add
  `.height == 0 @low`, so that the height is no larger than necessary.

Related: L0413, L0415

"""#
  ),
  (
    413,
    #"""
# L0413 length-times-length

This expression multiplies two lengths. The result would be an area, and no attribute is an area. In the example, `count` must be a
`Number`.

```lay wrong
component Row(gap: Length, count: Length) {
  view box { .edges(top, leading) == superview; .width == 40; .height == gap * count }
}
layout Board(320x320) {
  view row: Row(gap: 8, count: 2) { .edges == superview }
}
```

```text
wrong.lay:2:74: error: 'gap' and 'count' are lengths; a length times a length is not a length [L0413]
   |
 2 |   view box { .edges(top, leading) == superview; .width == 40; .height == gap * count }
   |                                                                          ^^^^^^^^^^^
   = help: declare the factor as a 'Number', for example `count: Number`
```

The corrected file:

```lay
component Row(gap: Length, count: Number) {
  view box { .edges(top, leading) == superview; .width == 40; .height == gap * count }
}
layout Board(320x320) {
  view row: Row(gap: 8, count: 2) { .edges == superview }
}
```

## Why

Each parameter declares a type, so that layc can report a wrong argument in the line that contains the argument. A number of points has the
type `Length`. A factor has the type `Number`.

Related: L0412, L0425

"""#
  ),
  (
    414,
    #"""
# L0414 division-by-zero

This expression divides by 0, with `/` or with `mod`.

```lay wrong
layout SignIn(375x667) {
  let columns = 0
  view box { .edges(top, leading) == superview; .height == 40; .width == 320 / columns }
}
```

```text
wrong.lay:3:80: error: this is 0, and nothing can be divided by 0 [L0414]
   |
 3 |   view box { .edges(top, leading) == superview; .height == 40; .width == 320 / columns }
   |                                                                                ^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  let columns = 4
  view box { .edges(top, leading) == superview; .height == 40; .width == 320 / columns }
}
```

## Why

A division by 0 has no result.

Related: L0412, L0425

"""#
  ),
  (
    415,
    #"""
# L0415 percent-of-what

This percentage is not multiplied by a length. A percentage is only a factor: `50%` is 0.5. Multiply the percentage by a length, as in
`50% * superview.width`.

```lay wrong
layout SignIn(375x667) {
  view box { .edges(top, leading) == superview; .height == 40; .width == 50% }
}
```

```text
wrong.lay:2:74: error: 50% of what? for example `50% * superview.width` [L0415]
   |
 2 |   view box { .edges(top, leading) == superview; .height == 40; .width == 50% }
   |                                                                          ^^^
   = fix, to review: change '50%' to '50% * superview.width'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view box { .edges(top, leading) == superview; .height == 40; .width == 50% * superview.width }
}
```

## Why

In other layout systems, a percentage refers to the superview, to the free space or to the screen. In a `.lay` file, you name the length to
which the percentage refers.

Related: L0412

"""#
  ),
  (
    418,
    #"""
# L0418 priority-out-of-range

This priority is 0, below 0 or above 1000.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 200 @1001
}
```

```text
wrong.lay:3:23: error: a priority is above 0 and at most 1000; this is 1001 [L0418]
   |
 3 |   title.width == 200 @1001
   |                       ^^^^
   = help: leave out '@1001': a constraint without a priority has priority 1000 (required)
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 200 @999
}
```

## Why

1000 (`.required` in UIKit) is the highest priority. A constraint of priority 0 would never have an effect. Auto Layout also rejects 0,
numbers below 0 and numbers above 1000.

Related: L0419

"""#
  ),
  (
    419,
    #"""
# L0419 unknown-priority

No priority and no metric has this name. The named priorities are `required`, `high`, `low`, `fitting`, and three priorities of AppKit
windows: `dragThatCanResizeWindow`, `windowSizeStayPut` and `dragThatCannotResizeWindow`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 200 @hihg
}
```

```text
wrong.lay:3:23: error: no priority named 'hihg'; did you mean 'high'? [L0419]
   |
 3 |   title.width == 200 @hihg
   |                       ^^^^
   = fix, to review: change 'hihg' to 'high'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 200 @high
}
```

## Why

If constraints conflict, their priorities determine which of them is violated. A wrong guess would change the layout, so layc only suggests
a name.

Related: L0202, L0418

"""#
  ),
  (
    420,
    #"""
# L0420 compound-relation

This constraint uses `<=` or `>=` with `edges`, `center` or `size`. Each of these compound attributes is short for several attributes, and
you can compare it only with `==`.

```lay wrong
layout SignIn(375x667) {
  view photo: Image { intrinsic = 40x40; .edges(top, leading) == superview }
  photo.edges <= superview
}
```

```text
wrong.lay:3:15: error: 'edges' takes only '==' [L0420]
   |
 3 |   photo.edges <= superview
   |               ^^
   = help: to keep one view inside another, write one constraint for each edge
```

The corrected file:

```lay
layout SignIn(375x667) {
  view photo: Image { intrinsic = 40x40; .edges(top, leading) == superview }
  photo.trailing <= superview.trailing
  photo.bottom <= superview.bottom
}
```

## Why

To keep a view inside another, you need `>=` for the leading edge and `<=` for the trailing edge. One operator cannot express both
relations. So write one constraint for each edge.

Related: L0421

"""#
  ),
  (
    421,
    #"""
# L0421 compound-operand

This constraint compares `edges`, `center` or `size` with a value that is not allowed there. Write one of these compound attributes on the
left, and one of the following on the right:

- a view or a guide
- the same compound attribute of another view
- for `size`, a size such as `44x44`

layc also reports an `inset` that names an edge which the constraint does not contain.

```lay wrong
layout SignIn(375x667) {
  view icon: Image { .edges(top, leading) == superview; .size == 44 }
}
```

```text
wrong.lay:2:66: error: 'size' cannot be compared with a number [L0421]
   |
 2 |   view icon: Image { .edges(top, leading) == superview; .size == 44 }
   |                                                                  ^^
   = help: a size has two numbers: `44x44`
   = fix, to review: write '44x44'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view icon: Image { .edges(top, leading) == superview; .size == 44x44 }
}
```

## Why

A compound constraint is short for several constraints. `edges` needs four positions, `center` needs two positions, and `size` needs two
lengths. Use `inset` only with `edges`. Use `offset` only with `center` or `edges`.

In a compound constraint, each edge equals the edge of the same name. So layc rejects `a.edges(top) == b.edges(bottom)`, because the edges
differ. `edges` without parentheses means top, leading, bottom and trailing. So layc rejects `.edges == superview inset (left: 8)`, because
`left` is not one of these four edges.

Related: L0420, L0424

"""#
  ),
  (
    422,
    #"""
# L0422 property-in-constraint

This line uses `==` with a property such as `text` or `hidden`. Constraints apply only to attributes, such as `width` or `top`. To set a
property, use `=`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text == "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:23: error: 'text' is a property, and '==' declares a constraint; to set the property, write `text = "Sign in"` [L0422]
   |
 2 |   view title: Label { text == "Sign in"; .edges(top, leading) == superview }
   |                       ^^^^
   = fix: change '==' to '='
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

`=` sets a property and `==` declares a constraint. With two different operators, the purpose of each line is clear.

Related: L0423, L0426

"""#
  ),
  (
    423,
    #"""
# L0423 constraint-as-number

This line uses the name of a constraint as if it were a number. You can set only three properties of a named constraint: `constant`,
`priority` and `active`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  constraint cap: title.width <= 200
  when width >= 600 { cap == 400 }
}
```

```text
wrong.lay:4:23: error: 'cap' is a constraint; to change its number write `cap.constant = 400` [L0423]
   |
 4 |   when width >= 600 { cap == 400 }
   |                       ^^^
   = fix: set its constant
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  constraint cap: title.width <= 200
  when width >= 600 { cap.constant = 400 }
}
```

## Why

In the example, `cap` is the name of the whole constraint. The number 200 is the `constant` of this constraint, as in UIKit.

Related: L0422

"""#
  ),
  (
    424,
    #"""
# L0424 view-as-number

This line uses a view as if it were a number. Name an attribute of the view, such as `icon.top`.

```lay wrong
layout SignIn(375x667) {
  view icon: Image { intrinsic = 40x40; .edges(top, leading) == superview }
  view title: Label { text = "Sign in"; .leading == icon.trailing + 8; .top == icon }
}
```

```text
wrong.lay:3:80: error: 'icon' is a view; to compare with its top write `icon.top` [L0424]
   |
 3 |   view title: Label { text = "Sign in"; .leading == icon.trailing + 8; .top == icon }
   |                                                                                ^^^^
   = fix, to review: change 'icon' to 'icon.top'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view icon: Image { intrinsic = 40x40; .edges(top, leading) == superview }
  view title: Label { text = "Sign in"; .leading == icon.trailing + 8; .top == icon.top }
}
```

## Why

A view has a dozen attributes, and layc does not guess which one you mean. You can compare only `edges`, `center` and `size` with a whole
view. For example, `.center == icon` means `.center == icon.center`.

Related: L0421

"""#
  ),
  (
    425,
    #"""
# L0425 wrong-kind-of-value

This value has the wrong type, or the wrong number of parts. Examples:

- a string instead of a number
- a size that is added to a number
- an inset with three numbers instead of four

```lay wrong
layout SignIn(375x667) {
  let name = "Ann"
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 100 - name }
}
```

```text
wrong.lay:3:86: error: a string cannot be subtracted from a number [L0425]
   |
 3 |   view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 100 - name }
   |                                                                                      ^^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  let inset = 16
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 100 - inset }
}
```

## Why

Each value has a type, so layc can report a mistake in the line that contains the mistake. The only arithmetic operator for strings is `+`.
It joins two strings, or a string and a number.

Related: L0413, L0431

"""#
  ),
  (
    426,
    #"""
# L0426 attribute-without-view

This attribute has no view in front of it. Write the name of the view, as in `title.width`. In the braces of the view itself, a dot is
enough: `.width`.

```lay wrong
layout SignIn(375x667) {
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
    width == 200
  }
}
```

```text
wrong.lay:5:5: error: whose width? '.width' is the width of 'title' [L0426]
   |
 5 |     width == 200
   |     ^^^^^
   = help: for another view write its name too, for example `title.width`
   = fix, to review: insert '.'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label {
    text = "Sign in"
    .edges(top, leading) == superview
    .width == 200
  }
}
```

## Why

`width` without a dot has two other meanings already. In the condition of a `when`, `width` is the width of the whole layout. In a
`sizeThatFits` block, `width = ...` sets the width that the block returns.

Related: L0422, L0427

"""#
  ),
  (
    427,
    #"""
# L0427 superview-without-view

This statement uses `superview`, but names no view. `superview` means the superview of the first view in the statement. So name a view, or
write `root` for the view of the whole layout. In the braces of a scroll view, its own guides begin with a dot: `.contentGuide`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  superview.width >= 300
}
```

```text
wrong.lay:3:3: error: whose superview? name a view first, or write 'root' [L0427]
   |
 3 |   superview.width >= 300
   |   ^^^^^^^^^
   = note: 'superview' is the superview of the first view that the statement names
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width <= superview.width
}
```

## Why

The first view in a statement determines what `superview` means. The braces around the statement do not. So `title.width <= superview.width`
means the same inside and outside the braces of `title`.

layc also reports `let row = .height` outside all braces. Such a constant belongs to the whole file, so it cannot refer to a view.

Related: L0409, L0428

"""#
  ),
  (
    428,
    #"""
# L0428 root-has-no-superview

This constraint refers to the superview of the root. The root is the view of the layout itself, and has no superview.

```lay wrong
layout SignIn(375x667) {
  .top == superview.top
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:11: error: 'SignIn' is the root and has no superview [L0428]
   |
 2 |   .top == superview.top
   |           ^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

The app determines the position of the root on the screen. So remove the constraint.

Related: L0409, L0427

"""#
  ),
  (
    429,
    #"""
# L0429 no-such-element

layc cannot find this element of a list. Possible causes:

- The list has no element with this index. The indices start at 0.
- The index is not a whole number.
- The value in front of the brackets is not a list.
- The list is used without an index, as if it were one element.

```lay wrong
layout SignIn(375x667) {
  for i in 0 ..< 4 { view bar[i] { .size == 40x40; .leading == superview.leading } }
  bar[0].top == superview.top
  for i in 1 ..< 4 { bar[i].top == bar[i - 1].bottom }
  bar[4].bottom <= superview.bottom
}
```

```text
wrong.lay:5:6: error: 'bar' has the indices 0 to 3 [L0429]
   |
 5 |   bar[4].bottom <= superview.bottom
   |      ^^^ [4] is not one of them
```

The corrected file:

```lay
layout SignIn(375x667) {
  for i in 0 ..< 4 { view bar[i] { .size == 40x40; .leading == superview.leading } }
  bar[0].top == superview.top
  for i in 1 ..< 4 { bar[i].top == bar[i - 1].bottom }
  bar[3].bottom <= superview.bottom
}
```

## Why

As in Swift, `0 ..< 4` contains the numbers 0 to 3, so there is no `bar[4]`. A constraint on a view that does not exist would have no
effect.

Related: L0430

"""#
  ),
  (
    430,
    #"""
# L0430 no-member

This value has no member with this name. A list has the member `count`. A size has the members `width` and `height`.

```lay wrong
layout SignIn(375x667) {
  let names = ["Ann", "Bob"]
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width >= 10 * names.size }
}
```

```text
wrong.lay:3:97: error: 'names' is a list and no view; it has no 'size' [L0430]
   |
 3 |   view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width >= 10 * names.size }
   |                                                                                                 ^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  let names = ["Ann", "Bob"]
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width >= 10 * names.count }
}
```

## Why

Other values, such as numbers and strings, have no members. The attributes and properties of a view follow a dot too, as in `title.width`.

Related: L0429

"""#
  ),
  (
    431,
    #"""
# L0431 unknown-function

No function has this name, or the function takes other arguments. The functions are `min`, `max`, `abs`, `round`, `floor`, `ceil` and `mod`.

```lay wrong
layout SignIn(375x667) {
  view box { .edges(top, leading) == superview; .height == 40; .width == maxx(40, 3 * 16) }
}
```

```text
wrong.lay:2:74: error: no function named 'maxx'; did you mean 'max'? [L0431]
   |
 2 |   view box { .edges(top, leading) == superview; .height == 40; .width == maxx(40, 3 * 16) }
   |                                                                          ^^^^
   = fix, to review: change 'maxx' to 'max'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view box { .edges(top, leading) == superview; .height == 40; .width == max(40, 3 * 16) }
}
```

## Why

Functions compute constants before layout. If a value depends on a view, use a constraint. Or compute the value in a step, a statement in
the `layoutSubviews { … }` block of the `.lay` file. Steps run during layout.

Related: L0412, L0425

"""#
  ),
  (
    432,
    #"""
# L0432 unknown-edge

The parentheses of this `edges( )` contain an unknown name, contain an edge twice, or are empty.

```lay wrong
layout SignIn(375x667) {
  view photo: Image { intrinsic = 40x40; .edges(top, leadin) == superview }
}
```

```text
wrong.lay:2:54: error: no edge named 'leadin'; did you mean 'leading'? [L0432]
   |
 2 |   view photo: Image { intrinsic = 40x40; .edges(top, leadin) == superview }
   |                                                      ^^^^^^
   = fix, to review: change 'leadin' to 'leading'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view photo: Image { intrinsic = 40x40; .edges(top, leading) == superview }
}
```

## Why

The edges are `top`, `leading`, `bottom`, `trailing`, `left` and `right`. `edges` without parentheses means the first four of them.

Related: L0420, L0421

"""#
  ),
  (
    433,
    #"""
# L0433 not-constant

This value must be constant, but it compares an attribute of a view. Constraints determine this attribute later, during layout.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  view more: Label { text = "More"; .edges(bottom, leading) == superview; hidden = title.width > 200 }
}
```

```text
wrong.lay:3:84: error: this compares an attribute that constraints determine; the value must be constant [L0433]
   |
 3 |   view more: Label { text = "More"; .edges(bottom, leading) == superview; hidden = title.width > 200 }
   |                                                                                    ^^^^^^^^^^^^^^^^^
   = help: `when` may test the root's width and height
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  view more: Label { text = "More"; .edges(bottom, leading) == superview }
  when width < 200 { more.hidden = true }
}
```

## Why

layc applies settings before it solves constraints. If a setting depended on the width of a view, the setting could change the constraints
that determine this width. A setting can depend on the width or height of the whole layout: put the setting in a `when`.

Related: L0434, L0436

"""#
  ),
  (
    434,
    #"""
# L0434 not-a-condition

`when`, `and`, `or` and `not` need a condition. This value is not a condition, because it is neither true nor false.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width { title.hidden = true }
}
```

```text
wrong.lay:3:8: error: a condition is true or false; this is an attribute [L0434]
   |
 3 |   when width { title.hidden = true }
   |        ^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when width < 200 { title.hidden = true }
}
```

## Why

Write one of these conditions:

- a comparison of the width or height of the whole layout: `width < 200`
- a test of the direction or of a size class: `direction == rtl`
- a comparison of the text size (Dynamic Type): `textSize >= accessibility1`
- a Bool, such as a parameter of the type `Bool`, or a comparison of constants

Related: L0436, L0437

"""#
  ),
  (
    435,
    #"""
# L0435 cannot-compare

This comparison has two values of different types. Or the comparison uses `<` or `>`, and its values are not numbers.

```lay wrong
layout SignIn(375x667) {
  let name = "Ann"
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; hidden = name == 3 }
}
```

```text
wrong.lay:3:85: error: a string cannot be compared with a number [L0435]
   |
 3 |   view title: Label { text = "Sign in"; .edges(top, leading) == superview; hidden = name == 3 }
   |                                                                                     ^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  let name = "Ann"
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; hidden = name == "Bob" }
}
```

## Why

A string is never equal to a number, so such a comparison is a mistake.

Related: L0425, L0434

"""#
  ),
  (
    436,
    #"""
# L0436 size-of-view-in-condition

This condition reads a view. A condition can read only the following:

- the width and height of the root, which is the view of the whole layout
- the direction, the size classes and the text size
- constants and parameters

```lay wrong
layout SignIn(375x667) {
  view card { .edges(top, leading) == superview; .size == 40x40 }
  when card.width > 300 { card.hidden = true }
}
```

```text
wrong.lay:3:8: error: a condition can read only the size of the root; constraints determine the size of 'card' [L0436]
   |
 3 |   when card.width > 300 { card.hidden = true }
   |        ^^^^^^^^^^
   = why: a condition on a result of constraints could make itself false
```

The corrected file:

```lay
layout SignIn(375x667) {
  view card { .edges(top, leading) == superview; .size == 40x40 }
  when width > 300 { card.hidden = true }
}
```

## Why

Constraints determine the width of `card`. A condition on this width could deactivate the constraint that determines the width, and so could
make itself false.

The size of the root is known before layout. So layc can find the sizes at which a condition on the root is true, and can check every size.
In a condition, `width` without a dot is the width of the root.

Related: L0433, L0434

"""#
  ),
  (
    437,
    #"""
# L0437 unknown-condition-word

This direction or size class does not exist. A direction is `ltr` or `rtl`. A size class is `compact` or `regular`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when direction == rlt { title.hidden = true }
}
```

```text
wrong.lay:3:21: error: 'direction' is 'ltr' or 'rtl', never 'rlt' [L0437]
   |
 3 |   when direction == rlt { title.hidden = true }
   |                     ^^^
   = fix, to review: change 'rlt' to 'rtl'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  when direction == rtl { title.hidden = true }
}
```

## Why

A misspelt condition would never be true, so its braces would have no effect.

Related: L0434

"""#
  ),
  (
    438,
    #"""
# L0438 value-too-long

This computed number or string is too long. layc computes each number as an exact fraction. The numerator and the denominator can have at
most 1024 bits each. A string can have at most 65536 bytes.

```lay wrong
layout SignIn(375x667) {
  let a = 1234567890123456789012345678901234567890
  let b = a * a * a * a
  let c = b * b
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width >= 10 / c }
}
```

```text
wrong.lay:4:11: error: this value is too long: a computed number has at most 1024 bits, a string 65536 bytes [L0438]
   |
 4 |   let c = b * b
   |           ^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  let a = 12
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width >= 10 / a }
}
```

## Why

Each line can double the number of digits of an exact number. Without a limit, a small file could exhaust the memory.

Related: L0410

"""#
  ),
  (
    441,
    #"""
# L0441 assert-form

The claim after `assert` is neither a relation nor one of the questions `isInside`, `doesNotOverlap`, `isAtLeast` and
`isNotCompressed`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  assert title.isInsid(root)
}
```

```text
wrong.lay:3:16: error: no question named 'isInsid'; did you mean 'isInside'? [L0441]
   |
 3 |   assert title.isInsid(root)
   |                ^^^^^^^
   = fix, to review: change 'isInsid' to 'isInside'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  assert title.isInside(root)
}
```

## Why

A relation is a comparison with `==`, `<=` or `>=`. layc proves each assertion at every declared size, and can prove only these forms.

Related: L0442

"""#
  ),
  (
    442,
    #"""
# L0442 expect-form

The braces of this `expect` contain something other than a comparison, or a comparison that reads no view. Write only comparisons there.
Each comparison must read an attribute or property of a view, such as `title.height`.

```lay wrong
layout SignIn(375x667) {
  metric bar = 44
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 { bar == 44 }
}
```

```text
wrong.lay:4:20: error: this compares constants; an 'expect' must read an attribute or property of a view [L0442]
   |
 4 |   expect 375x667 { bar == 44 }
   |                    ^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  metric bar = 44
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 { title.height == bar }
}
```

## Why

An `expect` is a test of the finished layout, and changes nothing. A comparison of constants alone does not depend on the layout, so it
tests nothing.

Related: L0443, L0444

"""#
  ),
  (
    443,
    #"""
# L0443 expect-label

The parentheses of this `expect` contain an unknown label, a value without a label, or a wrong value.

```lay wrong
layout SignIn(375x667) {
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 (directon: rtl) { title.frame == (0, 20, 375, 44) }
}
```

```text
wrong.lay:3:19: error: no metric, named constraint or label 'directon'; did you mean 'direction'? [L0443]
   |
 3 |   expect 375x667 (directon: rtl) { title.frame == (0, 20, 375, 44) }
   |                   ^^^^^^^^
   = fix, to review: change 'directon' to 'direction'
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 (direction: rtl) { title.frame == (0, 20, 375, 44) }
}
```

## Why

These are the labels:

- `direction`, `safeArea`, `keyboard`, `state`, `scale`, `transforms`, `textSize`, `horizontalSizeClass` and `verticalSizeClass`
- the name of a metric, also of one that only a component has: the value replaces the number of the metric
- the name of a named constraint: the value replaces the `constant` of the constraint

Related: L0442, L0444

"""#
  ),
  (
    444,
    #"""
# L0444 expect-value

This comparison in `expect` has two sides of different types, or its values have a type that does not allow the operation. For example, `<=`
cannot compare strings, and `+` cannot add a number to an autoresizing mask.

```lay wrong
layout SignIn(375x667) {
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 { title.frame == (0, 20, 375) }
}
```

```text
wrong.lay:3:35: error: a point or size has two numbers, a rectangle four; here are 3 [L0444]
   |
 3 |   expect 375x667 { title.frame == (0, 20, 375) }
   |                                   ^^^^^^^^^^^^
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 { title.frame == (0, 20, 375, 44) }
}
```

## Why

A rectangle has four numbers, a point or size has two numbers, and an attribute has one number. If a property is not a number, compare it
only with `==`.

Related: L0442, L0443

"""#
  ),
  (
    445,
    #"""
# L0445 sizes-backwards

This range of `sizes` goes from the larger number to the smaller number.

```lay wrong
layout SignIn(375x667) {
  sizes 414 ... 320 x any
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:9: error: this range runs backwards, from 414 down to 320 [L0445]
   |
 2 |   sizes 414 ... 320 x any
   |         ^^^^^^^^^^^
   = fix: swap the ends
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320 ... 414 x any
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

In this order, the range contains no size, so `layc check` would have nothing to check.

Related: L0446

"""#
  ),
  (
    446,
    #"""
# L0446 two-single-sizes

This `sizes` lists two single sizes, and one of them fits inside the other. A comma declares only these two sizes. To declare every size
between them too, write three dots.

```lay wrong
layout SignIn(375x667) {
  sizes 320x480, 1024x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:3: warning: this declares only two sizes; to declare every size between them too, write `320x480 ... 1024x1366` [L0446]
   |
 2 |   sizes 320x480, 1024x1366
   |   ^^^^^^^^^^^^^^^^^^^^^^^^
   = fix, to review: declare everything between
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A layout usually has to work at the sizes between the smallest and the largest size too. The corrected file declares an even wider range. If
you mean exactly two sizes, write two `sizes` statements.

layc does not report `375x667, 667x375`, because neither of these sizes fits inside the other.

Related: L0445

"""#
  ),
  (
    447,
    #"""
# L0447 only-in-appkit

This layout for UIKit sets a property that only AppKit views have, so the property has no effect.

```lay wrong
layout Pane(320x480) {
  sizes 320x480
  view list { isFlipped = true; frame = (0, 0, 320, 480) }
}
```

```text
wrong.lay:3:15: warning: 'isFlipped' has no effect in the profile `uikit` [L0447]
   |
 3 |   view list { isFlipped = true; frame = (0, 0, 320, 480) }
   |               ^^^^^^^^^^^^^^^^
   = why: only AppKit views have this property
   = help: set `profile = appkit` on the layout, or remove the setting
```

The corrected file:

```lay
layout Pane(320x480) {
  sizes 320x480
  profile = appkit
  view list { isFlipped = true; frame = (0, 0, 320, 480) }
}
```

## Why

In UIKit, y increases downwards in every view. In AppKit, y increases upwards, except in a flipped view. Autoresizing masks in AppKit depend
on this direction: `minYMargin` is the space above a subview if the superview is flipped, and the space below the subview if not. If a mask
has no flexible vertical part, the subview keeps its distance from one edge of its superview: from the top if the superview is flipped, from
the bottom if not. UIKit has no such difference, so `isFlipped` has no effect.

`stackHugging` and `clippingResistance` also have no effect for UIKit. They are properties of `NSStackView`, and `UIStackView` does not have
them.

Related: L0451

"""#
  ),
  (
    448,
    #"""
# L0448 unused-part-of-sizes

One part of this `sizes` has no effect because of the other parts. There are three cases:

- The part declares a safe area, but all declared sizes are those of devices, as in `sizes iPhone`. A *pose* is a device in one orientation
  or split. Each pose already has its own safe area.
- The part declares a region, such as `region fold`, but no declared pose has this region.
- The part leaves out a device, as in `except "iPhone SE"` or `except estimates`, but no declared pose is left out by it.

```lay wrong
layout Inbox(375x667) {
  sizes iPhone, safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)
  view title: Label { text = "Inbox"; .edges(top, leading) == safeArea inset 16 }
}
```

```text
wrong.lay:2:17: warning: 'safeArea' has no effect: all of these sizes are poses of devices [L0448]
   |
 2 |   sizes iPhone, safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = why: each pose (a device in an orientation or split) has its own safe area
   = help: add sizes of your own, such as `sizes 320x480 ... 430x932`, or remove 'safeArea'
```

The corrected file:

```lay
layout Inbox(375x667) {
  sizes iPhone, 320x480 ... 430x932, safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)
  view title: Label { text = "Inbox"; .edges(top, leading) == safeArea inset 16 }
}
```

## Why

`layc devices` lists the published safe area insets of each pose. Declare a range of insets only for sizes that belong to no device, such as
windows, previews and future devices.

Related: L0238, L0603, L0609

"""#
  ),
  (
    450,
    #"""
# L0450 attribute-is-set

This line assigns a value to an attribute with `=`. Only constraints determine attributes. To declare a constraint, write `==`.

```lay wrong
layout Card(375x667) {
  view form
  form.edges(top, leading) == superview
  form.width = 200
  form.height == 100
}
```

```text
wrong.lay:4:3: error: '=' sets a property and 'width' is an attribute; to constrain it write `form.width == 200` [L0450]
   |
 4 |   form.width = 200
   |   ^^^^^^^^^^
   = fix: change '=' to '=='
```

The corrected file:

```lay
layout Card(375x667) {
  view form
  form.edges(top, leading) == superview
  form.width == 200
  form.height == 100
}
```

## Why

`=` sets a property of a view, such as `text`. `==`, `<=` and `>=` declare constraints. If `=` could set a width, this number could differ
from the width that the constraints determine.

Related: L0422, L0451

"""#
  ),
  (
    451,
    #"""
# L0451 unknown-property

The name on the left side of this `=` is not a property. Either no property has this name, or the name belongs to a view, a constant or a
constraint.

```lay wrong
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hiden = true }
}
```

```text
wrong.lay:2:65: error: 'badge' has no property 'hiden'; did you mean 'hidden'? [L0451]
   |
 2 |   view badge { .size == 8x8; .edges(top, leading) == superview; hiden = true }
   |                                                                 ^^^^^
   = fix, to review: change 'hiden' to 'hidden'
```

The corrected file:

```lay
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hidden = true }
}
```

## Why

If layc ignored a misspelt property, the setting would have no effect, and you would not notice. To change the number of a named constraint,
set its `constant`, as in `cap.constant = 400`.

Related: L0450, L0452

"""#
  ),
  (
    452,
    #"""
# L0452 property-elsewhere

This line sets a property of something that does not have the property. Examples:

- `axis` of a label
- `text` of a plain view
- any property of a guide

```lay wrong
layout Card(375x667) {
  view title { text = "Welcome"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:16: error: 'title' is of the kind View and has no 'text': only Label, Button, TextField, TextView, PopUpButton and DatePicker show text [L0452]
   |
 2 |   view title { text = "Welcome"; .edges(top, leading) == superview }
   |                ^^^^
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

The setting would have no effect. Usually the view has the wrong kind, or the line is in the braces of the wrong view.

Related: L0451, L0207

"""#
  ),
  (
    453,
    #"""
# L0453 wrong-value

This property is set to a value of the wrong type.

```lay wrong
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hidden = 1 }
}
```

```text
wrong.lay:2:74: error: 'hidden' cannot be a number [L0453]
   |
 2 |   view badge { .size == 8x8; .edges(top, leading) == superview; hidden = 1 }
   |                                                                          ^
   = help: it takes `true` or `false`
   = fix: write 'true'
```

The corrected file:

```lay
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hidden = true }
}
```

## Why

Each property takes one type of value, and layc does not convert other values. For example, 1 is not `true`.

One value in UIKit can correspond to several properties in a `.lay` file. For example, write `font = 17; fontWeight = bold` instead of
`.systemFont(ofSize: 17, weight: .bold)`. layc offers these settings as a fix.

Related: L0454, L0466

"""#
  ),
  (
    454,
    #"""
# L0454 unknown-property-word

The value of this property must be one of a few keywords, and this keyword is not one of them.

```lay wrong
layout Card(375x667) {
  view photo: Image { .size == 80x80; .edges(top, leading) == superview; contentMode = aspectFil }
}
```

```text
wrong.lay:2:88: error: 'contentMode' has no value 'aspectFil'; did you mean 'aspectFit'? [L0454]
   |
 2 |   view photo: Image { .size == 80x80; .edges(top, leading) == superview; contentMode = aspectFil }
   |                                                                                        ^^^^^^^^^
   = help: its values are scaleToFill, scaleAspectFit, scaleAspectFill, aspectFit, aspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
   = fix, to review: change 'aspectFil' to 'aspectFit'
```

The corrected file:

```lay
layout Card(375x667) {
  view photo: Image { .size == 80x80; .edges(top, leading) == superview; contentMode = aspectFill }
}
```

## Why

layc looks up the value of such a property only among the keywords of the property. So `left` in `contentMode = left` is not the attribute
`left`, and not a view named `left`.

Related: L0169, L0453

"""#
  ),
  (
    455,
    #"""
# L0455 set-twice

This property of a view or constraint is set twice in the same braces, under the same condition.

```lay wrong
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hidden = true; hidden = false }
}
```

```text
wrong.lay:2:80: error: 'hidden' of 'badge' is already set on line 2 [L0455]
   |
 2 |   view badge { .size == 8x8; .edges(top, leading) == superview; hidden = true; hidden = false }
   |                                                                 -------------  ^^^^^^^^^^^^^^
   |                                                                 set here
   = help: keep one of the two; if a setting applies only at some sizes, put it in a `when`
```

The corrected file:

```lay
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hidden = false }
}
```

## Why

The order of settings has no effect, so neither of the two settings could override the other. Only these settings override another setting:

- A setting in outer braces overrides a setting in the view's own braces.
- A setting at the place where a component is used overrides a setting in the component itself.
- A setting in a `when` overrides an unconditional setting.

Related: L0456

"""#
  ),
  (
    456,
    #"""
# L0456 conditions-overlap

Two conditions can be true at the same time, and their settings give one property different values. The message names a size at which both
conditions are true.

```lay wrong
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview }
  when width >= 600 { badge.hidden = true }
  when height >= 500 { badge.hidden = false }
}
```

```text
wrong.lay:4:24: error: both conditions hold at 600x667, and they set 'hidden' of 'badge' differently [L0456]
   |
 3 |   when width >= 600 { badge.hidden = true }
   |                       ------------------- the other one
 4 |   when height >= 500 { badge.hidden = false }
   |                        ^^^^^^^^^^^^^^^^^^^^
   = help: make one condition the `else` of the other
```

The corrected file:

```lay
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview }
  when width >= 600 { badge.hidden = true } else when height >= 500 { badge.hidden = false }
}
```

## Why

The order of settings has no effect, so the property would have two values at this size. With `else`, the first condition that is true
determines the value.

Related: L0455

"""#
  ),
  (
    457,
    #"""
# L0457 setting-not-constant

The value of this setting must be a constant. But the value depends on an attribute of a view, or on a condition.

```lay wrong
layout Card(375x667) {
  view photo { .size == 80x80; .edges(top, leading) == superview }
  view title: Label { text = "Welcome"; .top == photo.bottom; .leading == photo.leading; intrinsic.width = photo.width }
}
```

```text
wrong.lay:3:108: error: 'intrinsic.width' must be a constant; it cannot follow an attribute of a view [L0457]
   |
 3 |   view title: Label { text = "Welcome"; .top == photo.bottom; .leading == photo.leading; intrinsic.width = photo.width }
   |                                                                                                            ^^^^^^^^^^^
   = help: to follow a view, write a constraint: `==`
```

The corrected file:

```lay
layout Card(375x667) {
  view photo { .size == 80x80; .edges(top, leading) == superview }
  view title: Label { text = "Welcome"; .top == photo.bottom; .leading == photo.leading; .width == photo.width }
}
```

## Why

layc applies settings before layout, when the attributes of views are still unknown. If a size must follow another view, use a constraint.
If a setting depends on the size of the screen, put the setting in a `when`.

Related: L0459, L0433

"""#
  ),
  (
    458,
    #"""
# L0458 frame-numbers

This frame does not have exactly four numbers. Write x, y, width and height, in the superview's coordinates.

```lay wrong
layout Card(375x667) {
  view header { frame = (0, 20, 375); mask = W }
}
```

```text
wrong.lay:2:25: error: a frame has four numbers: x, y, width, height; here are 3 [L0458]
   |
 2 |   view header { frame = (0, 20, 375); mask = W }
   |                         ^^^^^^^^^^^^
   = help: `(x, y, width, height)`, for example `(0, 20, 375, 44)`
```

The corrected file:

```lay
layout Card(375x667) {
  view header { frame = (0, 20, 375, 44); mask = W }
}
```

## Why

A frame determines the whole position and size of a view at the design size, `375x667` in the example. To determine only some of these
values, use constraints, such as `.height == 44`.

Related: L0453, L0460

"""#
  ),
  (
    459,
    #"""
# L0459 frame-is-taken-once

This frame contains an attribute of another view. layc reads a frame once, at the design size (`375x667` in the example). So the frame
cannot follow the other view, and must contain only constants.

```lay wrong
layout Card(375x667) {
  view header { frame = (0, 20, superview.width, 44) }
}
```

```text
wrong.lay:2:33: error: 'frame' is read once, at the design size; for a size that follows the superview, write `mask = W` or a constraint [L0459]
   |
 2 |   view header { frame = (0, 20, superview.width, 44) }
   |                                 ^^^^^^^^^
```

The corrected file:

```lay
layout Card(375x667) {
  view header { frame = (0, 20, 375, 44); mask = W }
}
```

## Why

`frame` is the frame at the design size. When the size of the superview changes, the autoresizing mask adjusts the frame. If a width must
follow the width of the superview, set `mask = W` (`flexibleWidth` in UIKit), or use a constraint.

Related: L0457, L0460

"""#
  ),
  (
    460,
    #"""
# L0460 mask-needs-frame

This view has an autoresizing mask, a `center` or `translatesAutoresizingMaskIntoConstraints = true`, but no initial frame.

```lay wrong
layout Card(375x667) {
  view badge { mask = LM }
}
```

```text
wrong.lay:2:16: error: the mask of 'badge' needs a frame to start from [L0460]
   |
 2 |   view badge { mask = LM }
   |                ^^^^^^^^^
   = help: give it `frame = (x, y, width, height)`, or `bounds` and `center`
```

The corrected file:

```lay
layout Card(375x667) {
  view badge { frame = (340, 20, 20, 20); mask = LM }
}
```

## Why

A mask determines only how the frame changes when the superview changes. So layc needs a frame at the design size, `375x667` in the example.
Set `frame`, or set both `bounds` and `center`.

Related: L0458, L0461

"""#
  ),
  (
    461,
    #"""
# L0461 mask-needs-size

This autoresizing mask needs the initial distance from the view to the right or bottom edge of its superview. layc cannot compute this
distance, because the initial size of the superview is unknown.

```lay wrong
layout Card(375x667) {
  view form {
    .edges(top, leading) == superview
    .size == 300x200
    view dot { frame = (280, 10, 10, 10); mask = LM }
  }
}
```

```text
wrong.lay:5:43: error: the mask of 'dot' needs the size of 'form', which only constraints determine [L0461]
   |
 2 |   view form {
   |        ---- its size at the design size is unknown
   :
 5 |     view dot { frame = (280, 10, 10, 10); mask = LM }
   |                                           ^^^^^^^^^
   = help: give 'form' `bounds = 300x200`
```

The corrected file:

```lay
layout Card(375x667) {
  view form {
    bounds = 300x200
    .edges(top, leading) == superview
    .size == 300x200
    view dot { frame = (280, 10, 10, 10); mask = LM }
  }
}
```

## Why

In the example, `LM` (`flexibleLeftMargin` in UIKit) keeps the space on the right fixed. To compute this space, layc needs the initial width
of `form`. layc takes the initial size of a superview from one of these places:

- for a layout or component, the size in the parentheses after its name
- for a view with a `frame`, the frame
- for any other view, its `bounds`

In the default `profile = uikit`, a mask with only `RM`, only `BM` or both does not need this size. Such a mask keeps the distances from the
left and top edges.

Related: L0460

"""#
  ),
  (
    463,
    #"""
# L0463 frame-of-arranged

A stack or grid sets the frame of this view, so the view cannot have a `frame`, a `center` or an autoresizing mask of its own.

```lay wrong
layout Card(375x667) {
  view actions: HStack {
    .edges(top, leading) == superview
    view save: Button { text = "Save"; frame = (0, 0, 80, 44) }
  }
}
```

```text
wrong.lay:4:40: error: 'save' is arranged by 'actions'; its frame would be ignored [L0463]
   |
 2 |   view actions: HStack {
   |        ------- places its subviews itself
   :
 4 |     view save: Button { text = "Save"; frame = (0, 0, 80, 44) }
   |                                        ^^^^^^^^^^^^^^^^^^^^^^
   = help: set `intrinsic`, or constrain its width and height
```

The corrected file:

```lay
layout Card(375x667) {
  view actions: HStack {
    .edges(top, leading) == superview
    view save: Button { text = "Save"; .height == 44; .width >= 80 }
  }
}
```

## Why

The stack determines the positions of its views, and would overwrite a frame. The stack respects constraints. So use constraints to
determine the width or height of a view.

Related: L0460

"""#
  ),
  (
    464,
    #"""
# L0464 no-single-constant

This line sets the `constant` or `priority` of a name that denotes several constraints. Such a name belongs to a chain (`a.height ==
b.height == 44`), a constraint on several attributes (`a.edges == b`) or a Visual Format string.

```lay wrong
layout Card(375x667) {
  view a { .edges(top, leading) == superview }
  view b { .top == a.bottom; .leading == a.leading; .width == a.width }
  constraint heights: a.height == b.height == 44
  constraint wide: a.width == 200
  when width >= 600 { heights.constant = 60 }
}
```

```text
wrong.lay:6:31: error: 'heights' names several constraints, which have no single 'constant' [L0464]
   |
 4 |   constraint heights: a.height == b.height == 44
   |              ------- a chain, a compound constraint or a visual format
   :
 6 |   when width >= 600 { heights.constant = 60 }
   |                               ^^^^^^^^
   = help: name a single constraint; `active` applies to all of them
```

The corrected file:

```lay
layout Card(375x667) {
  view a { .edges(top, leading) == superview }
  view b { .top == a.bottom; .leading == a.leading; .width == a.width; .height == a.height }
  constraint tall: a.height == 44
  constraint wide: a.width == 200
  when width >= 600 { tall.constant = 60 }
}
```

## Why

In a chain, each pair of neighbours is one constraint with its own `constant`. In the example, `a.height == b.height` has the constant 0,
and `b.height == 44` has the constant 44. To change one constraint, give it its own name. For a name that denotes several constraints, you
can set `active`, which applies to all of them.

Related: L0455

"""#
  ),
  (
    465,
    #"""
# L0465 frame-set-twice

This view has a `frame`, and a `bounds` or `center` that contradicts the `frame`.

```lay wrong
layout Card(375x667) {
  view header { frame = (0, 20, 375, 44); bounds = 300x44 }
}
```

```text
wrong.lay:2:43: error: the frame of 'header' already determines its bounds [L0465]
   |
 2 |   view header { frame = (0, 20, 375, 44); bounds = 300x44 }
   |                                           ^^^^^^^^^^^^^^^
   = help: keep `frame`, or `bounds` and `center`
```

The corrected file:

```lay
layout Card(375x667) {
  view header { frame = (0, 20, 375, 44) }
}
```

## Why

`frame` alone determines the view's frame at the design size. `bounds` and `center` together determine this frame too. So set either
`frame`, or `bounds` and `center`.

Together with a `frame`, you can still use `bounds` to set an origin, which shifts the subviews.

Related: L0460, L0455

"""#
  ),
  (
    466,
    #"""
# L0466 value-out-of-range

This number is outside the range that the property allows.

```lay wrong
layout Card(375x667) {
  view title: Label { text = "Welcome"; font = 0; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:48: error: 'font' cannot be 0: a font has a size above 0 [L0466]
   |
 2 |   view title: Label { text = "Welcome"; font = 0; .edges(top, leading) == superview }
   |                                                ^
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; font = 17; .edges(top, leading) == superview }
}
```

## Why

For example, the size of a font must be above 0, and a width must not be negative. If the file computes the number, check the computation.

Related: L0453, L0418

"""#
  ),
  (
    467,
    #"""
# L0467 frame-of-root

The layout itself cannot have a `frame`, a `center` or an autoresizing mask. Remove the setting.

```lay wrong
layout Card(375x667) {
  frame = (0, 0, 375, 667)
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:3: error: 'Card' is the layout itself, whose size the app determines, so it has no frame [L0467]
   |
 2 |   frame = (0, 0, 375, 667)
   |   ^^^^^^^^^^^^^^^^^^^^^^^^
   = help: the design size follows the name: `layout Card(375x667)`
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

The window or the option `--size` determines the size of the layout. The size in the parentheses after the name is the design size. The
`frame` of each view is its frame at the design size.

Related: L0409, L0461

"""#
  ),
  (
    468,
    #"""
# L0468 angle-without-unit

The angle of this rotation has no unit. Write a unit, as in `90deg` or `1.5rad`.

```lay wrong
layout Card(375x667) {
  view arrow: Image { .size == 20x20; .edges(top, leading) == superview; transform = rotate(90) }
}
```

```text
wrong.lay:2:93: error: a rotation needs an angle with a unit: `90deg` [L0468]
   |
 2 |   view arrow: Image { .size == 20x20; .edges(top, leading) == superview; transform = rotate(90) }
   |                                                                                             ^^
   = fix, to review: insert 'deg'
```

The corrected file:

```lay
layout Card(375x667) {
  view arrow: Image { .size == 20x20; .edges(top, leading) == superview; transform = rotate(90deg) }
}
```

## Why

UIKit uses radians, and most people use degrees. 90 radians are more than fourteen full rotations. In degrees, layc computes quarter
rotations exactly.

Related: L0453, L0472

"""#
  ),
  (
    469,
    #"""
# L0469 placement-in-condition

A `when` sets the `frame`, `center` or autoresizing mask of this view, but the view has no `frame` outside of the conditions.

```lay wrong
layout Card(375x667) {
  view header
  when width >= 600 { header.frame = (0, 20, 375, 44) }
}
```

```text
wrong.lay:3:23: error: 'header' has no frame outside of conditions, so constraints determine its position [L0469]
   |
 3 |   when width >= 600 { header.frame = (0, 20, 375, 44) }
   |                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: set the frame outside of conditions too, and change it here; or write constraints instead
```

The corrected file:

```lay
layout Card(375x667) {
  view header { frame = (0, 20, 320, 44) }
  when width >= 600 { header.frame = (0, 20, 375, 44) }
}
```

## Why

Either an autoresizing mask or constraints position a view, and the choice must be the same at every size. A `frame` outside of the
conditions chooses the mask. The `when` can then set a different `frame`.

Related: L0460, L0456, L0473

"""#
  ),
  (
    470,
    #"""
# L0470 setting-on-list

This line sets a property of a list of views, or opens braces after the name of the list.

```lay wrong
layout Bars(320x480) {
  for i in 0 ..< 3 { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
  bar.hidden = true
}
```

```text
wrong.lay:3:3: error: 'bar' is a list of views [L0470]
   |
 3 |   bar.hidden = true
   |   ^^^
   = help: name one view, `bar[0]`, or all of them: `for v in bar { v … }`
```

The corrected file:

```lay
layout Bars(320x480) {
  for i in 0 ..< 3 { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
  for v in bar { v.hidden = true }
}
```

## Why

In the example, `bar` is the list of the views `bar[0]`, `bar[1]` and `bar[2]`. A setting belongs to one view. To set a property of each
view in the list, write a loop.

Related: L0429

"""#
  ),
  (
    471,
    #"""
# L0471 cannot-set

This name has no properties, so you cannot set a property of it. The name is on the left side of `=`, or in front of braces.

```lay wrong
layout Card(375x667) {
  metric gap = 8
  view box { .size == 80x80; .edges(top, leading) == superview inset gap }
  gap { hidden = true }
}
```

```text
wrong.lay:4:3: error: `gap` is a number; only views and named constraints have properties [L0471]
   |
 4 |   gap { hidden = true }
   |   ^^^
```

The corrected file:

```lay
layout Card(375x667) {
  metric gap = 8
  view box { .size == 80x80; .edges(top, leading) == superview inset gap }
  box { hidden = true }
}
```

## Why

Views and named constraints have properties. Numbers and strings do not. A file cannot change the number of a metric, but the option `--set`
can: `--set gap=16`.

Related: L0451

"""#
  ),
  (
    472,
    #"""
# L0472 turn-in-old-profile

This layout has the setting `transforms = ios7`, and rotates a view by an angle that is not a multiple of 90 degrees. With this setting,
constraints position the box around the rotated view. At such an angle, the box does not determine the size of the view.

```lay wrong
layout Dial(320x320) {
  sizes 320x320
  transforms = ios7
  view hand { .size == 8x120; .center == superview; transform = rotate(30deg) }
}
```

```text
wrong.lay:4:53: error: with `transforms = ios7`, constraints place the box around a view, so a view can rotate only by multiples of 90 degrees [L0472]
   |
 4 |   view hand { .size == 8x120; .center == superview; transform = rotate(30deg) }
   |                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: use a multiple of 90 degrees, or remove `transforms = ios7`
```

The corrected file:

```lay
layout Dial(320x320) {
  sizes 320x320
  view hand { .size == 8x120; .center == superview; transform = rotate(30deg) }
}
```

## Why

Up to iOS 7, Auto Layout set the `frame` of a view. For a view that is rotated by 30 degrees, this `frame` is undefined. Since iOS 8,
constraints ignore the transform of a view, so you can rotate the view by any angle. `transforms = ios8` is the default.

Related: L0468, L0453

"""#
  ),
  (
    473,
    #"""
# L0473 setting-in-condition

This `when` or `state` sets a property that must be the same at every size. There are two groups of such properties:

- properties of the whole layout: `profile`, `system`, `sizeClasses`, `transforms`, `autoresizing` and `standardSpacing`
- some properties of a view: `translatesAutoresizingMaskIntoConstraints`, `isFlipped`, `isInteractive`, `hasContent`, `hitInsets`,
  `textMargin`, `scrolls`, `alwaysBounceVertical` and `datePickerStyle`

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { frame = (20, 20, 335, 200); mask = W }
  when width >= 600 { autoresizing = even }
}
```

```text
wrong.lay:4:23: error: 'autoresizing' is the same at every size and in every state, so no condition may set it [L0473]
   |
 4 |   when width >= 600 { autoresizing = even }
   |                       ^^^^^^^^^^^^
   = help: set it among the statements of the layout
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  autoresizing = even
  view photo { frame = (20, 20, 335, 200); mask = W }
}
```

## Why

Such a property describes the system on which the app runs, or a choice that the app's code makes once. An app does not change such a
property when its window is resized.

Related: L0469, L0452

"""#
  ),
  (
    474,
    #"""
# L0474 unknown-text-size

No text size has this name. The names are those of SwiftUI's `DynamicTypeSize`: `xSmall`, `small`, `medium`, `large`, `xLarge`, `xxLarge`,
`xxxLarge`, and `accessibility1` to `accessibility5`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x568 ... 430x932, text extraSmall ... accessibility3
  view title: Label { text = "Sign in"; font = title1; lines = 0; .edges(top, leading, trailing) == safeArea inset 16 }
}
```

```text
wrong.lay:2:35: error: no text size 'extraSmall'; did you mean 'xSmall'? [L0474]
   |
 2 |   sizes 320x568 ... 430x932, text extraSmall ... accessibility3
   |                                   ^^^^^^^^^^
   = help: there are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
   = fix, to review: change 'extraSmall' to 'xSmall'
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x568 ... 430x932, text xSmall ... accessibility3
  view title: Label { text = "Sign in"; font = title1; lines = 0; .edges(top, leading, trailing) == safeArea inset 16 }
}
```

## Why

UIKit's `UIContentSizeCategory` has other names for the same sizes. For example, `.extraSmall` is `xSmall`, and `.accessibilityMedium` is
`accessibility1`. In `.lay` files, each size has only one name.

Related: L0445, L0475

"""#
  ),
  (
    475,
    #"""
# L0475 text-sizes-on-mac

This layout sets its `system` to a version of macOS, but it declares text sizes, or an `expect` or a condition names a text size.

```lay wrong
layout Panel(480x320) {
  system = macos26
  sizes 480x320 ... 1024x768, text xSmall ... accessibility3
  view title: Label { text = "General"; font = headline; .edges(top, leading) == superview inset 20 }
}
```

```text
wrong.lay:3:31: error: there are no text sizes on macOS, and `system = macos26` [L0475]
   |
 3 |   sizes 480x320 ... 1024x768, text xSmall ... accessibility3
   |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = why: on macOS each text style has one size
   = help: remove the text sizes, or set a `system` of iOS
```

The corrected file:

```lay
layout Panel(480x320) {
  system = macos26
  sizes 480x320 ... 1024x768
  view title: Label { text = "General"; font = headline; .edges(top, leading) == superview inset 20 }
}
```

## Why

On iOS and iPadOS, the user chooses one of twelve text sizes. On macOS, a text style has only one size, so checks at twelve text sizes would
be identical.

Related: L0474

"""#
  ),
  (
    476,
    #"""
# L0476 style-over-constant

This constant has the name of a text style, and `font` is set to this name. layc uses the text style, not the constant.

```lay wrong
let body = 15

layout SignIn(375x667) {
  sizes 320x568 ... 430x932
  view title: Label { text = "Sign in"; font = body; .edges(top, leading) == safeArea inset 16 }
}
```

```text
wrong.lay:5:48: note: 'body' is the text style here, not the constant [L0476]
   |
 1 | let body = 15
   |     ---- the constant
   :
 5 |   view title: Label { text = "Sign in"; font = body; .edges(top, leading) == safeArea inset 16 }
   |                                                ^^^^
   = help: rename the constant, or write `body + 0` for its number
```

The corrected file:

```lay
let bodySize = 15

layout SignIn(375x667) {
  sizes 320x568 ... 430x932
  view title: Label { text = "Sign in"; font = bodySize; .edges(top, leading) == safeArea inset 16 }
}
```

## Why

`font = body` means the same in every file: the font of the text style `body`. The size of this font follows the user's text size. A
constant with the same name does not change this meaning. To use the constant, rename it.

Related: L0453, L0474

"""#
  ),
  (
    480,
    #"""
# L0480 unknown-step-word

This statement in `layoutSubviews` contains an unknown word. layc calls such a statement a *step*. The unknown word is used as one of these:

- a point of `align`
- a side of `distribute`
- an option of `sizeToFit`

The help lists the valid words.

```lay wrong
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    sizeToFit name within .bounds.size maxWidht
    align name.topCenter with photo.bottom
  }
}
```

```text
wrong.lay:6:40: error: no word of 'sizeToFit' named 'maxWidht'; did you mean 'maxWidth'? [L0480]
   |
 6 |     sizeToFit name within .bounds.size maxWidht
   |                                        ^^^^^^^^
   = help: there are minWidth, maxWidth, minHeight, maxHeight, minSize, maxSize, fixedWidth, fixedHeight, fixedSize, wrap
   = fix, to review: change 'maxWidht' to 'maxWidth'

wrong.lay:7:37: error: no position named 'bottom'; did you mean 'bottomCenter'? [L0480]
   |
 7 |     align name.topCenter with photo.bottom
   |                                     ^^^^^^
   = help: there are topCenter, center, bottomCenter, topLeft, topRight, leftCenter, rightCenter, bottomLeft, bottomRight, topLeading, topTrailing, leadingCenter, trailingCenter, bottomLeading, bottomTrailing
   = fix, to review: change 'bottom' to 'bottomCenter'
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    sizeToFit name within .bounds.size maxWidth
    align name.topCenter with photo.bottomCenter
  }
}
```

## Why

`align` moves a point of a view to another point. A point has a horizontal and a vertical position, and an edge such as `bottom` has only a
vertical position. So write `bottomCenter`.

If layc ignored a misspelt option, the view would get a wrong size.

Related: L0403, L0481

"""#
  ),
  (
    481,
    #"""
# L0481 step-value

A value in a step has the wrong type. A *step* is a statement in `layoutSubviews` or `sizeThatFits`. Examples:

- a size instead of a rectangle
- a view instead of one of its points
- a number that is added to a rectangle

```lay wrong
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    photo.frame = .bounds.size
    align name with photo.bottomCenter offset 8
  }
}
```

```text
wrong.lay:6:19: error: 'photo.frame' takes a rectangle such as `(0, 0, 320, 44)` or `.bounds`; this is a size [L0481]
   |
 6 |     photo.frame = .bounds.size
   |                   ^^^^^^^^^^^^

wrong.lay:7:11: error: 'name' is a view; write one of its points, for example `name.topLeft` [L0481]
   |
 7 |     align name with photo.bottomCenter offset 8
   |           ^^^^
   = help: the points are topCenter, center, bottomCenter, topLeft, topRight, leftCenter, rightCenter, bottomLeft, bottomRight, topLeading, topTrailing, leadingCenter, trailingCenter, bottomLeading, bottomTrailing

wrong.lay:7:47: error: 'offset' takes a point such as `(8, 0)`; this is a number [L0481]
   |
 7 |     align name with photo.bottomCenter offset 8
   |                                               ^
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    photo.frame = .bounds
    align name.topCenter with photo.bottomCenter offset (0, 8)
  }
}
```

## Why

Rectangles, sizes, points and numbers are different types. layc reports a wrong type before layout, and does not convert one type into
another.

Related: L0425, L0430, L0482

"""#
  ),
  (
    482,
    #"""
# L0482 step-sets

This statement in `layoutSubviews` sets something that such a statement cannot set. layc calls such a statement a *step*. As in UIKit,
`layoutSubviews` belongs to a view and lays out its subviews. A step can set only the following:

- the geometry of a view inside the view that owns the step: `frame`, `bounds`, `center` or `untransformedFrame`, or a part such as
  `bounds.size`
- the `constant` of a named constraint
- the `bounds` of the view that owns the step, unless this view is the whole layout

```lay wrong
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    photo.width = 96
    name.hidden = true
    .frame = (0, 0, 375, 200)
  }
}
```

```text
wrong.lay:6:5: error: 'width' is an attribute, which constraints determine; a step sets 'bounds.size.width' [L0482]
   |
 6 |     photo.width = 96
   |     ^^^^^^^^^^^
   = fix, to review: write 'photo.bounds.size.width'

wrong.lay:7:10: error: steps do not set 'hidden' [L0482]
   |
 7 |     name.hidden = true
   |          ^^^^^^
   = help: they set frame, bounds, bounds.size, bounds.origin, center, untransformedFrame, and the 'constant' of a named constraint
   = help: for a setting at some sizes only, use a `when` outside of the steps

wrong.lay:8:5: error: a step of 'Card' cannot set the frame of 'Card' itself, because the app determines it [L0482]
   |
 8 |     .frame = (0, 0, 375, 200)
   |     ^^^^^^
   = help: set the frame of a view inside it
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    photo.bounds.size = 96x96
    name.frame = .bounds.inset(16)
  }
}
```

## Why

The superview, the constraints or the app determine the `frame` of the view that owns the step. If the steps of this view changed its
`frame`, they would overwrite the value from outside.

Related: L0451, L0471, L0483

"""#
  ),
  (
    483,
    #"""
# L0483 question-sets

This statement changes a view, but it is in `sizeThatFits`. `sizeThatFits` only computes the preferred size of its view. In `sizeThatFits`,
set only `width` and `height`, without a dot. Move every statement that changes anything else to `layoutSubviews`.

```lay wrong
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits {
    sizeToFit count
    .width = count.sizeThatFits(available).width + 16
    height = 24
  }
}
```

```text
wrong.lay:4:5: error: 'sizeToFit' changes a view, but 'sizeThatFits' must only compute a size [L0483]
   |
 4 |     sizeToFit count
   |     ^^^^^^^^^^^^^^^
   = help: `sizeThatFits` sets `width = …` and `height = …`; move this step into 'layoutSubviews'

wrong.lay:5:5: error: 'sizeThatFits' sets its result without a dot: `width = …` [L0483]
   |
 5 |     .width = count.sizeThatFits(available).width + 16
   |     ^^^^^^
   = why: `.width` is an attribute, which constraints determine
   = fix: write 'width'
```

The corrected file:

```lay
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits {
    width = count.sizeThatFits(available).width + 16
    height = 24
  }
}
```

## Why

layc can call `sizeThatFits` many times, with sizes that the view never gets. If a call moved a view, the layout would depend on the last
call.

Related: L0482, L0484

"""#
  ),
  (
    484,
    #"""
# L0484 question-reads

This `sizeThatFits` reads the current size or position of its own view or of a subview. Read `available` instead, which is the space that
the caller offers. To get the preferred size of a subview, call its `sizeThatFits`.

```lay wrong
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits { width = count.bounds.width + 16; height = .bounds.height }
}
```

```text
wrong.lay:3:32: error: `sizeThatFits` must not read a current size, such as the 'bounds' of 'count' [L0484]
   |
 3 |   sizeThatFits { width = count.bounds.width + 16; height = .bounds.height }
   |                                ^^^^^^
   = why: the result would depend on the time of the call
   = help: write `count.sizeThatFits(available)`

wrong.lay:3:61: error: `sizeThatFits` must not read a current size, such as its own 'bounds' [L0484]
   |
 3 |   sizeThatFits { width = count.bounds.width + 16; height = .bounds.height }
   |                                                             ^^^^^^
   = why: the result would depend on the time of the call
   = help: the offered space is `available`
```

The corrected file:

```lay
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits { width = count.sizeThatFits(available).width + 16; height = available.height }
}
```

## Why

The caller of `sizeThatFits` asks for a size that the view does not have yet. If the result depended on current sizes, it would change
during layout.

Related: L0483

"""#
  ),
  (
    485,
    #"""
# L0485 sized-later

This statement in `layoutSubviews` aligns one view with a target view. layc calls such a statement a *step*. A later step does one of the
following, so the alignment is wrong at the end:

- It changes the size of one of the two views.
- It changes the position of the target view.

Move the `align` step after the later step. If only one order is possible, `layc check --fix` changes the order. layc does not report an
alignment of centers if only a size changes, because a view keeps its center when its size changes.

```lay wrong
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    align name.topCenter with photo.bottomCenter
    sizeToFit name
  }
}
```

```text
wrong.lay:6:5: error: 'name' gets its size on line 7, after this step [L0485]
   |
 6 |     align name.topCenter with photo.bottomCenter
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 7 |     sizeToFit name
   |     -------------- changes the size
   = why: steps run in their order
   = help: set the size first, then align
   = fix: move the step after line 7
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view photo: Image { intrinsic = 96x96 }
  view name: Label { text = "Ada" }
  layoutSubviews {
    sizeToFit name
    align name.topCenter with photo.bottomCenter
  }
}
```

## Why

Steps run once, in the order in which you write them. layc does not repeat an earlier step after a later change. So set the sizes first, and
then the positions.

Related: L0122, L0481

"""#
  ),
  (
    486,
    #"""
# L0486 transformed-frame

This statement in `layoutSubviews` sets the `frame` of a view that has a `transform`. The `frame` of such a view is only the box around the
rotated, scaled or moved view. Set `untransformedFrame`, or set `bounds.size` and `center`.

```lay wrong
layout Dial(320x320) {
  sizes 320x320
  view hand { bounds = 8x100; transform = rotate(90deg) }
  layoutSubviews { hand.frame = (156, 60, 8, 100) }
}
```

```text
wrong.lay:4:25: error: 'hand' is transformed, and its 'frame' is only the box around it [L0486]
   |
 4 |   layoutSubviews { hand.frame = (156, 60, 8, 100) }
   |                         ^^^^^
   = why: the size of a rotated view does not follow from the box around it
   = help: set 'untransformedFrame', or 'bounds.size' and 'center'
   = fix: write 'untransformedFrame'
```

The corrected file:

```lay
layout Dial(320x320) {
  sizes 320x320
  view hand { bounds = 8x100; transform = rotate(90deg) }
  layoutSubviews { hand.untransformedFrame = (156, 60, 8, 100) }
}
```

## Why

Rotated views of different widths can have the same box around them. So the box does not determine the width of the view. UIKit documents
`frame` as undefined for such a view. The size and the center of a view do not depend on the transform. `untransformedFrame` sets both of
them.

Related: L0482

"""#
  ),
  (
    487,
    #"""
# L0487 unanswered

This `sizeThatFits` does not set both `width` and `height`. The caller needs both values.

```lay wrong
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits { width = count.sizeThatFits(available).width + 16 }
}
```

```text
wrong.lay:3:3: error: 'sizeThatFits' of 'Badge' sets no height [L0487]
   |
 3 |   sizeThatFits { width = count.sizeThatFits(available).width + 16 }
   |   ^^^^^^^^^^^^
   = help: write `height = …`
```

The corrected file:

```lay
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits { width = count.sizeThatFits(available).width + 16; height = 24 }
}
```

## Why

`sizeThatFits` returns a size. layc does not use 0 for a missing width or height, because 0 is seldom intended.

Related: L0483, L0484

"""#
  ),
  (
    488,
    #"""
# L0488 step-overwrites

The option `--set` gives a named constraint a `constant`, but a statement in `layoutSubviews` sets the same `constant`. At the sizes where
this statement runs, the number from `--set` has no effect. In the example, `inset` is a named constraint of the view `lamp`, and a
statement sets `lamp.inset.constant`.

```sh
layc eval player.lay --set lamp.inset=20
```

The corrected file uses a metric in the statement. You can change this metric with `--set gap=20`:

```lay
layout Player(320x47) {
  sizes 320x47
  metric gap = 8
  view lamp: Image {
    intrinsic = 20x20
    .centerY == superview.centerY
    constraint inset: .leading == superview.leading
  }
  layoutSubviews { lamp.inset.constant = lamp.frame.y + gap }
}
```

## Why

layc works in this order:

1. layc sets the constants of constraints, including those from `--set`.

2. layc solves the constraints.

3. layc runs `layoutSubviews`. A statement there can replace a `constant`. layc then solves again with the new `constant`.

Related: L0234, L0482

"""#
  ),
  (
    501,
    #"""
# L0501 conflict

These required constraints conflict: no layout satisfies all of them. The report shows a minimal set: if you remove any one of its
constraints, the others can be satisfied. The report also names implied constraints that belong to the set, such as layout margins. Two
implied conditions always apply: no width or height is negative, and the layout's root view has the checked size. The report marks one of
the constraints with `^^^`, the constraint that layc breaks. If this constraint is in several conflicts, the report shows one of those with
the fewest constraints, as far as layc could search for them.

```lay wrong
layout Split(375x667) {
  sizes 375x667
  view sidebar { .edges(top, bottom) == superview }
  view content { .edges(top, bottom) == superview }
  sidebar.width == 200
  content.width >= 240
  vfl "H:|[sidebar][content]|"
}
```

```text
wrong.lay:7:28: error: these constraints cannot all be satisfied at 375x667 [L0501]
   |
 5 |   sidebar.width == 200
   |   -------------------- 'sidebar' is 200 wide
 6 |   content.width >= 240
   |   -------------------- 'content' is at least 240 wide
 7 |   vfl "H:|[sidebar][content]|"
   |          --       --       ^^ says content.trailing == 375
   |          |        says content.leading == sidebar.trailing
   |          says sidebar.leading == 0
   = why: 200 + 240 is 440, which is 65 more than 375, the width of 'Split'
          ├─────── sidebar 200 ────────┼────────── content 240 ──────────┤
          ├───────────────────── Split 375 ─────────────────────┤
   = note: if you remove any one of these constraints, the others can be satisfied
   = note: layc breaks the marked constraint to continue
   = help: tried: with 175 instead of 240 in `content.width >= 240` on line 6, nothing conflicts at 375x667; 'content' is 175 wide instead of 240
   = help: tried: with 135 instead of 200 in `sidebar.width == 200` on line 5, nothing conflicts at 375x667; 'sidebar' is 135 wide instead of 200
   = note: not offered: `content.width >= 240 @high` on line 6; that constraint would then be satisfied at no size
   = fix, to review: change `content.width >= 240` to `content.width >= 175`
```

The corrected file:

```lay
layout Split(375x667) {
  sizes 375x667
  view sidebar { .edges(top, bottom) == superview }
  view content { .edges(top, bottom) == superview }
  sidebar.width == 200 @high
  content.width >= 240
  vfl "H:|[sidebar][content]|"
}
```

## Why

A constraint without `@` is required: it must be satisfied at every size. If required constraints conflict at run time, UIKit breaks one of
them and logs their addresses. layc names the conflicting constraints with their lines, and adds up their numbers. To continue, layc breaks
one constraint of the set: the one that comes last in the file. layc never breaks these constraints:

- an autoresizing mask
- the size of the root view
- the condition that widths and heights are not negative

layc has tested each fix that is marked "tried". To test a fix, layc:

- applies the change and compiles the file
- repeats every check that the change affects, at every size of `sizes`
- compares all other diagnostics with the diagnostics before the change

A fix that layc offers removes this report. It does not make another reported problem occur at more sizes. It adds no report, except for
these:

- Health reports (L0601 to L0610). layc checks health only where nothing conflicts. So layc checks health again after each listed fix that
  leaves no conflict. If a fix causes a health report, the fix names the report. If every fix causes the same health report, a note names
  it. In a large file, layc checks health for the first fixes only.
- Warnings (L0530 to L0534). If every fix causes such a warning, the report names the warning.

If a fix makes a constraint optional, the constraint may then be satisfied at no size. Such a fix would only silence the report. layc does
not offer such a fix, and a note says so.

layc prefers a fix that avoids these effects:

- a text is clipped
- a view becomes 0 wide or high
- a view moves off the screen
- views overlap

Among such fixes, layc prefers the fix that moves the fewest frames at sizes without a conflict. If a constraint outside of a `when` and one
inside it differ only in their number, layc also offers this fix: name the constraint outside, remove the one inside, and set the `constant`
of the named one in the `when`. Each fix states its effect at the smallest and at the largest size. layc tries fixes for the first 50
conflicts of a layout. `--fix` never applies a fix of a conflict, because you must choose between the fixes.

Related: L0502, L0503

"""#
  ),
  (
    502,
    #"""
# L0502 ambiguous-layout

A value of this view's frame (x, y, width or height) is ambiguous: more than one layout satisfies every constraint equally well. layc always
chooses the same value and continues. A device may choose another value.

```lay wrong
layout Card(375x667) {
  sizes 375x667
  view badge {
    .size == 20x20
    .leading == superview.leading + 8
  }
}
```

```text
wrong.lay:3:8: warning: the vertical position of 'badge' is ambiguous [L0502]
   |
 3 |   view badge {
   |        ^^^^^ y is ambiguous: a constraint is missing
   = note: at 375x667: every y is equally valid; layc used 0
          ├────────────────────────── Card 667 ──────────────────────────┤
          ├─┤                                                               y = 0
                                                                       ├─┤  y = 647
   = help: tried: with `badge.top == superview.top`, its y is determined at 375x667; 'badge' is at y 0
   = fix, to review: add `.top == superview.top` in the braces of 'badge'
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view badge {
    .size == 20x20
    .leading == superview.leading + 8
    .top == superview.top + 8
  }
}
```

## Why

Each view needs an x, a y, a width and a height. Constraints, the content of the view or an autoresizing mask determine these four values.
An inequality alone does not determine a value.

If two optional constraints have the same priority and cannot both be satisfied, the layout is ambiguous too. layc then chooses by the order
of the constraints in the file, and always reports this case.

Related: L0501

"""#
  ),
  (
    503,
    #"""
# L0503 mask-collapse

The superview is so small that the autoresizing mask of this view requires a negative width or height. layc gives the view a width or height
of 0 instead.

```lay wrong
layout Bar(320x200) {
  sizes 80x200 ... 320x200
  view line { frame = (60, 0, 200, 2); mask = W }
}
```

```text
wrong.lay:3:40: warning: the mask of 'line' leaves no width for every width below 120 [L0503]
   |
 3 |   view line { frame = (60, 0, 200, 2); mask = W }
   |                                        ^^^^^^^^ results in -40 at 80x200
   = why: its width is 0 when the superview's is 120, and would be negative below
   = note: layc shows it with a width of 0
   = note: no iPhone or iPad has such a size, except in a resizable window
   = help: make a margin flexible too, or declare only larger `sizes`
```

The corrected file:

```lay
layout Bar(320x200) {
  sizes 200x200 ... 320x200
  view line { frame = (60, 0, 200, 2); mask = W }
}
```

## Why

In the example, the mask keeps a margin of 60 on the left and on the right. If the superview is 120 wide, no width is left. In a narrower
superview, UIKit would give the view a negative width.

Related: L0501

"""#
  ),
  (
    504,
    #"""
# L0504 layout-loop

This statement in `layoutSubviews` (a *step*) changes a value that constraints read, such as a constant. The step sets a different value
each time layout runs. After eight iterations, layc stops with the current frames. If the steps of many views do this, layc stops after 512
iterations in total.

```lay wrong
layout Player(320x47) {
  sizes 320x47
  view lamp: Image {
    intrinsic = 20x20
    .centerY == superview.centerY
    constraint inset: .leading == superview.leading + 8
  }
  layoutSubviews { lamp.inset.constant = lamp.frame.x + 1 }
}
```

```text
wrong.lay:8:20: error: this step sets another value each time layout runs at 320x47 [L0504]
   |
 6 |     constraint inset: .leading == superview.leading + 8
   |                       --------------------------------- this constraint determines a value that the step reads
   :
 8 |   layoutSubviews { lamp.inset.constant = lamp.frame.x + 1 }
   |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = why: layout runs again after a step that changes an input of the constraints, 8 times at most
   = help: let the step read only values that do not depend on what it sets
```

The corrected file:

```lay
layout Player(320x47) {
  sizes 320x47
  view lamp: Image {
    intrinsic = 20x20
    .centerY == superview.centerY
    constraint inset: .leading == superview.leading + 8
  }
  layoutSubviews { lamp.inset.constant = lamp.frame.y + 1 }
}
```

## Why

layc solves the constraints, and then runs the steps. If a step changes a constraint, layc solves and runs the steps again. Usually nothing
changes in the second iteration. In the example, the step computes a constant from a position that depends on the same constant. Such
iterations may never converge.

Related: L0482, L0505

"""#
  ),
  (
    505,
    #"""
# L0505 step-failed

This statement in `layoutSubviews` or `sizeThatFits` (a *step*) fails at some size. layc skips the step. Possible causes:

- The step divides by 0.
- Its numbers have too many digits.
- Views call each other's `sizeThatFits` without end, or too deeply.
- The computation takes too long.
- So many steps of the layout failed before it that layc reports no more of them.

```lay wrong
layout Columns(320x100) {
  sizes 160x100 ... 320x100
  view cell { bounds = 20x20 }
  layoutSubviews {
    let count = floor(.bounds.width / 320)
    cell.frame = (0, 0, .bounds.width / count, 20)
  }
}
```

```text
wrong.lay:6:5: error: this step divides by 0 at 160x100 and 240x100 [L0505]
   |
 6 |     cell.frame = (0, 0, .bounds.width / count, 20)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: test the value first: put a `when` around the step
```

The corrected file:

```lay
layout Columns(320x100) {
  sizes 160x100 ... 320x100
  view cell { bounds = 20x20 }
  layoutSubviews {
    let count = max(1, floor(.bounds.width / 320))
    cell.frame = (0, 0, .bounds.width / count, 20)
  }
}
```

## Why

A step computes values from the size. So an error may occur at some sizes only. layc runs the steps at the ends of each range of `sizes`,
and at every other size that it examines.

Related: L0504, L0506

"""#
  ),
  (
    506,
    #"""
# L0506 step-without-room

This statement in `layoutSubviews` (a *step*) does one of two things:

- It gives a view a negative width or height.
- It distributes views, but their spacing alone needs more room than there is.

In both cases, layc uses a width or height of 0 instead.

```lay wrong
layout Card(320x100) {
  sizes 40x100 ... 320x100
  view panel
  layoutSubviews { panel.frame = .bounds.inset(10, 24, 10, 24) }
}
```

```text
wrong.lay:4:20: warning: this step gives 'panel' a width of -8 at 40x100 [L0506]
   |
 4 |   layoutSubviews { panel.frame = .bounds.inset(10, 24, 10, 24) }
   |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = note: the view gets 0 instead
   = help: if that is intended, write `max(0, …)`
```

The corrected file:

```lay
layout Card(320x100) {
  sizes 48x100 ... 320x100
  view panel
  layoutSubviews { panel.frame = .bounds.inset(10, 24, 10, 24) }
}
```

## Why

In UIKit, a view with a negative width or height has swapped edges, and its content is drawn in the wrong position.

Related: L0503, L0505

"""#
  ),
  (
    507,
    #"""
# L0507 unsettled-guide

The safe area or the layout margins of this view depend on its position. The position in turn depends on this safe area or these margins. So
the layout does not converge. Margins depend on the position only if `preservesSuperviewLayoutMargins` is true.

```lay wrong
layout Bar(375x812) {
  sizes 375x812
  view outer {
    margins = 47
    .edges == superview
    view bar {
      preservesSuperviewLayoutMargins = true
      margins = 0
      .edges(leading, trailing) == superview
      .height == 44
      .top - superview.top == 46 - 2 * (.topMargin - .top)
    }
  }
  view badge { .edges(top, leading) == outer.margins; .size == 20x20 }
}
```

```text
wrong.lay:6:10: warning: the safe area or the margins of 'outer.bar' depend on themselves [L0507]
   |
 6 |     view bar {
   |          ^^^
   = why: the position of the view depends on them, and they depend on the position
   = note: at 375x812, no attempt of layc converged; layc shows the frames of the nearest attempt
   = help: position the view by the superview's safe area, and its subviews by its own safe area
```

The corrected file:

```lay
layout Bar(375x812) {
  sizes 375x812
  view outer {
    margins = 47
    .edges == superview
    view bar {
      preservesSuperviewLayoutMargins = true
      margins = 0
      .edges(leading, trailing) == superview
      .height == 44
      .top == superview.topMargin
    }
  }
  view badge { .edges(top, leading) == outer.margins; .size == 20x20 }
}
```

## Why

An inset of the safe area of a view depends on where the view lies: it is 0, or the distance by which the view extends beyond the safe area
of its superview. Preserved margins depend on the position in the same way. layc assumes which of the two cases applies, solves the
constraints, and compares the assumption with the frames. If the assumption is wrong, layc solves again with the other case. If an
assumption repeats, layc starts again with a different assumption. layc solves the constraints at most forty times. UIKit continues without
end, or stops at some iteration. If no assumption proves right, layc shows the frames of the attempt in which the assumption is wrong for
the fewest edges. layc does not report ambiguity for these frames.

Related: L0501, L0502

"""#
  ),
  (
    508,
    #"""
# L0508 unsettled-text

The height of this text depends on its width, because the text has several lines. But constraints also make the width depend on the height.
The final width differs from the width at which layc counted the lines.

```lay wrong
layout Card(375x667) {
  sizes 375x667
  view body: Label {
    text = "Read them, compare them, check them, and only then believe them."
    lines = 0
    compression.horizontal = 100
    .edges(top, leading) == superview
    .width + .height == 200
  }
}
```

```text
wrong.lay:3:8: warning: the width of 'body' depends on its height, and its height on its width, at 375x667 [L0508]
   |
 3 |   view body: Label {
   |        ^^^^
   = why: layc set the height of 'body' for 3 lines; with this height 'body' is 139 wide, and its text then has 5 lines
   = note: as UIKit does, layc stops after its second pass, and shows the frames of that pass
   = help: determine its width by constraints that do not depend on its height, or set `preferredMaxLayoutWidth`
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view body: Label {
    text = "Read them, compare them, check them, and only then believe them."
    lines = 0
    .edges(top, leading) == superview
    .width == 140
  }
}
```

## Why

layc first solves the constraints with the height that each text has at its `preferredMaxLayoutWidth`, or on one line if this property is
not set. Then layc breaks each text into lines at its solved width, which gives the height of the text. Finally, layc solves the constraints
once more. UIKit makes the same two passes. If the second pass gives the text another number of lines, the view is too high or not high
enough for its text.

Related: L0501, L0507

"""#
  ),
  (
    510,
    #"""
# L0510 expectation-failed

This value of an `expect` differs from the value that layc computed at this size. layc accepts a difference of up to a thousandth of a
point.

```lay wrong
layout Card(375x667) {
  sizes 375x667
  view title { .edges == superview inset 16 }
  expect 375x667 { title.width == 340 }
}
```

```text
wrong.lay:4:20: error: at 375x667 this is 343, not 340 [L0510]
   |
 4 |   expect 375x667 { title.width == 340 }
   |                    ^^^^^^^^^^^^^^^^^^ is 343
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view title { .edges == superview inset 16 }
  expect 375x667 { title.width == 343 }
}
```

## Why

An `expect` is a test of the layout at one size. In the example, the width is 375 minus 16 on either side, which is 343. Correct the
constraints or the number.

Related: L0501

"""#
  ),
  (
    511,
    #"""
# L0511 assertion-failed

This `assert` fails at the sizes in the message, and at no other size. The text after `^^^` shows one of these sizes, and the values at this
size.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .height == 44; .edges(top, leading, trailing) == superview inset 16 }
  view photo { .edges(leading, trailing) == title; .top == title.bottom + 8; .height == 9/16 * .width }
  assert photo.bottom <= root.bottom - 16
}
```

```text
wrong.lay:5:10: error: this assertion fails where height is below 0.5625 × width + 66 [L0511]
   |
 5 |   assert photo.bottom <= root.bottom - 16
   |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at 452x320 `photo.bottom` is 304.25, 0.25 more than `root.bottom - 16`
   = note: devices with such a size: iPhone SE (1st generation) landscape (568x320), iPhone SE landscape (667x375), iPhone 8 Plus landscape (736x414), and 9 more

wrong.lay:4:8: warning: 'photo' extends beyond the screen where height is below 0.5625 × width + 50 [L0534]
   |
 4 |   view photo { .edges(leading, trailing) == title; .top == title.bottom + 8; .height == 9/16 * .width }
   |        ^^^^^ at 481x320 it reaches 0.5625 beyond the bottom edge
   = note: devices with such a size: iPhone SE (1st generation) landscape (568x320), iPhone SE landscape (667x375), iPhone 8 Plus landscape (736x414), and 9 more
   = help: add a constraint that keeps it inside, put content that is too high into a `ScrollView`, or write `allow L0534` in its braces if that is intended
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .height == 44; .edges(top, leading, trailing) == superview inset 16 }
  view photo {
    .edges(leading, trailing) == title
    .top == title.bottom + 8
    .height == 9/16 * .width @high
    .bottom <= superview.bottom - 16
  }
  assert photo.bottom <= root.bottom - 16
}
```

## Why

In the example, the height of the photo is 9/16 of its width. On a wide, low screen, the photo extends beyond the card. An assertion covers
all declared sizes. layc computes exactly at which sizes an assertion fails. It does not only test samples.

Related: L0512, L0510

"""#
  ),
  (
    512,
    #"""
# L0512 assertion-not-decided

layc cannot determine whether this `assert` holds, because constraints conflict or a compared value is ambiguous. So the assertion does not
count as proved. For an ambiguous value, layc considers all values that the constraints allow:

- If the assertion fails with every such value, layc reports L0511.
- If the assertion holds with every such value, the assertion is proved.
- Otherwise layc reports L0512.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .height == 44; .edges(top, leading) == superview inset 16 }
  assert title.isInside(root)
}
```

```text
wrong.lay:3:8: warning: the width of 'title' is ambiguous [L0502]
   |
 3 |   view title { .height == 44; .edges(top, leading) == superview inset 16 }
   |        ^^^^^ width is ambiguous: a constraint is missing
   = note: this occurs at every size
   = note: at 320x320: every width from 0 on is equally valid; layc used 0
          ├──────────────────────── Card 320 ─────────────────────────┤
             ├                                                              width = 0
             ├──────────────────────── title 320 ────────────────────────┤  width = 320
   = help: tried: with `title.width == 100`, its width is determined from 320x320 to 1366x1366; 'title' is 100 wide at 320x320 and at 1366x1366
   = fix, to review: add `.width == 100` in the braces of 'title'

wrong.lay:4:10: warning: layc cannot decide this assertion at every size [L0512]
   |
 4 |   assert title.isInside(root)
   |          ^^^^^^^^^^^^^^^^^^^^ constraints leave an attribute of 'title' ambiguous there
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .height == 44; .edges(top, leading, trailing) == superview inset 16 }
  assert title.isInside(root)
}
```

## Why

In the example, the width of the title is ambiguous: every width is equally valid. The assertion holds for a width of 100 and fails for a
width of 400. If layc checked only the width that it happens to choose, the check would not be a proof.

Related: L0511, L0502, L0548

"""#
  ),
  (
    520,
    #"""
# L0520 unused-allow

This `allow` silences a code, but no diagnostic inside the same braces has this code. The `allow` may have been needed once. Remove it.

```lay wrong
layout Card(375x667) {
  sizes 375x667
  allow L0502
  view title { .edges == superview inset 16 }
}
```

```text
wrong.lay:3:3: warning: nothing here reports L0502; this 'allow' silences nothing [L0520]
   |
 3 |   allow L0502
   |   ^^^^^^^^^^^
   = fix, to review: remove this 'allow'
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view title { .edges == superview inset 16 }
}
```

## Why

An unneeded `allow` would hide a later mistake. An `allow` silences warnings and notes inside the braces that contain the `allow`. It cannot
silence errors.

Related: L0502

"""#
  ),
  (
    521,
    #"""
# L0521 no-sizes

This layout has no `sizes`. So layc examined only the design size and the sizes of each `expect`.

```lay wrong
layout Card(375x667) {
  view title { .edges == superview inset 16 }
}
```

```text
wrong.lay:1:8: note: 'Card' declares no sizes; only 375x667 was examined [L0521]
   |
 1 | layout Card(375x667) {
   |        ^^^^
   = help: write `sizes 320x320 ... 1366x1366` to check more sizes
   = fix, to review: add `sizes 320x320 ... 1366x1366`
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges == superview inset 16 }
}
```

## Why

With `sizes` you declare the range of sizes at which the screen must work. layc then checks every size of the range.

Related: L0501, L0502

"""#
  ),
  (
    530,
    #"""
# L0530 branch-never-applies

The condition of this `when` is true at none of the declared sizes, so its branch is never chosen. Or the condition is true at all declared
sizes, so its `else` is never chosen. layc does not report conditions on the layout direction or on size classes, because the app sets
these. For a condition on the text size, such as `when textSize >= accessibility1`, `sizes` declares the text sizes: `sizes 320x320 ...
1366x1366, text xSmall ... accessibility5`.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading) == superview inset 16; .height == 44; .width == 200 }
  when width < 300 { title.hidden = true }
}
```

```text
wrong.lay:4:8: warning: this condition is true at no declared size of 'Card', so its statements never apply [L0530]
   |
 4 |   when width < 300 { title.hidden = true }
   |        ^^^^^^^^^^^
   = help: extend `sizes`, change the bound, or remove the branch
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 280x480 ... 1024x1366
  view title { .edges(top, leading) == superview inset 16; .height == 44; .width == 200 }
  when width < 300 { title.hidden = true }
}
```

## Why

layc cannot check a branch that is never chosen. Often the number in the condition is a typing error, such as `width < 300` instead of
`width < 400`. Or `sizes` lacks the smallest screen, as in the example.

Related: L0521, L0532

"""#
  ),
  (
    531,
    #"""
# L0531 redundant-constraint

This constraint has no effect, because another required constraint on the same attributes already implies it. Without this constraint, the
layout is the same at every size.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title {
    .edges(top, leading) == superview inset 16
    .height == 44
    .width <= 600
    .width <= 640
    .trailing == superview.trailing - 16 @high
  }
}
```

```text
wrong.lay:7:5: warning: this constraint changes nothing: another one already implies it [L0531]
   |
 6 |     .width <= 600
   |     ------------- already implies it
 7 |     .width <= 640
   |     ^^^^^^^^^^^^^
   = help: the other one is enough
   = fix, to review: remove this constraint
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title {
    .edges(top, leading) == superview inset 16
    .height == 44
    .width <= 600
    .trailing == superview.trailing - 16 @high
  }
}
```

## Why

If two constraints have the same purpose and you change one of them, you can easily forget to change the other. layc does not report these
constraints:

- constraints with a name
- constraints that a `when` changes
- optional constraints, because two optional constraints with the same priority have twice the weight of one
- a constraint that occurs in a component and also in a layout that uses the component, because the authors may not know of each other's
  constraint

If no single constraint implies a constraint, but several others together do, layc reports L0535 instead.

Related: L0501, L0532, L0535

"""#
  ),
  (
    532,
    #"""
# L0532 constraint-never-satisfied

This optional constraint is violated at every examined size, because of constraints with the same or a higher priority.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title {
    .edges(top, leading, trailing) == superview inset 16
    .height == 44
    .width <= 200 @high
  }
}
```

```text
wrong.lay:6:5: warning: this constraint is satisfied at no size [L0532]
   |
 6 |     .width <= 200 @high
   |     ^^^^^^^^^^^^^ constraints of the same or a higher priority leave no room for it
   = note: it is optional (750), so the layout still satisfies it as nearly as possible
   = note: with 288 instead of 200, it would be satisfied at some size; with 1334, at every size
   = help: change its number or remove the constraint; a higher priority helps only against optional constraints
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title {
    .edges(top, leading) == superview inset 16
    .height == 44
    .width <= 600
    .trailing == superview.trailing - 16 @high
  }
}
```

## Why

It is normal that an optional constraint is violated at some sizes. But if the constraint is violated at every size, its value never appears
on a screen. Then this constraint or a constraint with a higher priority is probably a mistake. A note names numbers that would satisfy the
constraint: in the example, 288 at some size, and 1334 at every size.

layc reports equations too. Suppose that a view is never wider than 300. Then `.width == 500 @high` is never satisfied, although it makes
the view as wide as possible. Write `.width == 300 @high` instead: the view has the same width, and the constraint is satisfied.

An equation with the number of a required limit is an exception. `.height == 100 @high` beside `.height >= 100` means "as small as the others
allow", and beside `.height <= 100` "as large as they allow", so layc does not report it.

layc does not report constraints with the constant 0, such as `.height == 0 @low`, which means "as small as possible". layc also does not
report constraints to the width or height of the superview, such as `.width == superview.width @high`, which means "as wide as possible",
nor constraints that are missed by less than a hundredth of a point, because a number in the file is rounded.

Related: L0501, L0531

"""#
  ),
  (
    533,
    #"""
# L0533 view-without-size

This view is 0 wide or 0 high at every examined size, and no constraint in the file sets its width or height to 0.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading, trailing) == superview inset 16; .height == 44 }
  view line { .edges(leading, trailing) == title; .top == title.bottom; .bottom == title.bottom }
}
```

```text
wrong.lay:4:8: warning: 'line' has no height at any size [L0533]
   |
 4 |   view line { .edges(leading, trailing) == title; .top == title.bottom; .bottom == title.bottom }
   |        ^^^^ its height is always 0
   = help: if that is intended, write `.height == 0` in its braces
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading, trailing) == superview inset 16; .height == 44 }
  view line { .edges(leading, trailing) == title; .top == title.bottom; .height == 1 }
}
```

## Why

layc lays out such a view without an error, but users cannot see the view. If you intend a height of 0, write `.height == 0` in the braces
of the view.

Related: L0502, L0534

"""#
  ),
  (
    534,
    #"""
# L0534 leaves-screen

This view extends beyond the edges of the layout at the sizes in the message. Users cannot see the part outside. If the superview also
extends beyond the screen, layc reports this view only if this view does so at more sizes than the superview.

L0534 does not report these views:

- views at sizes at which they are hidden, or rotated, scaled or moved after layout
- views that scroll
- views in a view with `clipsToBounds = true`, at sizes at which that is set
- views in a layout with more than 2000 views
- a backdrop: a view with a background, without content or controls inside, which reaches from one side of the screen to the other. Required
  constraints put its inner edge on the edge of the safe area, and set its length to a number
- a view that is completely outside the screen in a state or without a state, if another state moves the view onto the screen

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading) == superview inset 16; .height == 44; .width == 343 }
}
```

```text
wrong.lay:3:8: warning: 'title' extends beyond the screen for every width below 359 [L0534]
   |
 3 |   view title { .edges(top, leading) == superview inset 16; .height == 44; .width == 343 }
   |        ^^^^^ at 320x320 it reaches 39 beyond the right edge
   = note: devices with such a size: iPhone SE (1st generation) portrait (320x568), iPad mini (5th generation) split 1/3 landscape (320x768), iPad mini (5th generation) split 1/3 portrait (320x1024), and 18 more
   = help: add a constraint that keeps it inside, let a required length or distance give way, or write `allow L0534` in its braces if that is intended
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading, trailing) == superview inset 16; .height == 44 }
}
```

## Why

A width that fits the design size may be too large for a smaller screen. There is no conflict, because no constraint keeps the view on the
screen. If a view, such as a backdrop, extends beyond the screen intentionally, write `allow L0534` in its braces.

Related: L0503, L0511

"""#
  ),
  (
    535,
    #"""
# L0535 implied-constraint

Other required constraints of the same layout or component together already imply this constraint. They imply it at every size, and with
every combination of `when` conditions. Without this constraint the layout is the same. You can remove all reported constraints together.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title {
    .edges(top, leading, trailing) == superview inset 16
    .height == 44
  }
  view text { .edges(leading, trailing) == title; .top == title.bottom + 8; .height == 80 }
  text.bottom == superview.top + 148
}
```

```text
wrong.lay:8:3: note: this constraint changes nothing: others together already imply it [L0535]
   |
 4 |     .edges(top, leading, trailing) == superview inset 16
   |     ------------------------------------------- one of them
 5 |     .height == 44
   |     ------------- one of them
   :
 7 |   view text { .edges(leading, trailing) == title; .top == title.bottom + 8; .height == 80 }
   |                                                   ------------------------  ------------- one of them
   |                                                   one of them
 8 |   text.bottom == superview.top + 148
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: remove this constraint, or write an `assert` to check it
   = fix, to review: remove this constraint
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title {
    .edges(top, leading, trailing) == superview inset 16
    .height == 44
  }
  view text { .edges(leading, trailing) == title; .top == title.bottom + 8; .height == 80 }
  assert text.bottom == root.top + 148
}
```

## Why

The constraint repeats numbers of the other constraints. If you change one of these numbers later and do not change this constraint, the
constraints conflict. An `assert` checks the same relation without positioning anything. L0535 is only a note, since the layout is correct.

layc does not report these constraints:

- inequalities that have no effect at the declared sizes, but can have an effect at other sizes
- constraints with a name
- constraints that a `when` changes
- constraints of a component, if only constraints outside the component imply them

layc looks for the implying constraints among those that are connected with the reported one: by a view in common, or by a series of such
constraints. In long layouts, layc stops the search at a limit.

Related: L0531, L0511

"""#
  ),
  (
    536,
    #"""
# L0536 fixed-side

This constraint refers to `left` or `right`, but related constraints refer to `leading` or `trailing`. In a left-to-right layout, left and
leading are the same edge. In a right-to-left layout, they are opposite edges. There the mixture causes one of these faults:

- a view extends beyond the screen
- views overlap
- constraints conflict

```lay wrong
layout Song(375x667) {
  sizes 320x320 ... 1366x1366
  view cover { .size == 64x64; .top == superview.top + 16; .left == superview.left + 16 }
  view title { .size == 200x20; .top == cover.top; .leading == cover.trailing + 12 }
}
```

```text
wrong.lay:3:60: note: 'leading' is mirrored and 'left' is not: in a right-to-left layout, 'title' extends beyond the screen [L0536]
   |
 3 |   view cover { .size == 64x64; .top == superview.top + 16; .left == superview.left + 16 }
   |                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 4 |   view title { .size == 200x20; .top == cover.top; .leading == cover.trailing + 12 }
   |                                                    ------------------------------- this is mirrored
   = note: this occurs at 375x667
   = help: use the same pair of names in related constraints, or write `allow L0536` if the layout is never mirrored
   = fix, to review: change 'left' to 'leading'
```

The corrected file:

```lay
layout Song(375x667) {
  sizes 320x320 ... 1366x1366
  view cover { .size == 64x64; .top == superview.top + 16; .leading == superview.leading + 16 }
  view title { .size == 200x20; .top == cover.top; .leading == cover.trailing + 12 }
}
```

## Why

A layout that is only half mirrored looks correct in left-to-right languages, so its author may not notice the fault. L0536 is only a note.
layc looks for faults at the design size, and at the smallest and largest declared sizes.

layc does not report a layout that refers only to left and right. Such a layout is not mirrored at all, which may be intended. Nor does layc
report a mixture that works in both directions.

Related: L0403, L0534

"""#
  ),
  (
    537,
    #"""
# L0537 leaves-superview

At the sizes in the message, this view extends beyond its superview. At other sizes the view is inside. If the view also extends beyond
the screen at each of these sizes, layc reports L0534 instead. If L0610 reports the view, layc does not report L0537.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view card {
    .edges(top, leading, trailing) == superview inset 24
    .height == 120
    view picture { .size == 300x80; .center == superview }
  }
}
```

```text
wrong.lay:6:10: note: 'card.picture' extends beyond 'card' for every width below 348 [L0537]
   |
 6 |     view picture { .size == 300x80; .center == superview }
   |          ^^^^^^^ at 320x320 it reaches 14 beyond the left edge of 'card'
   = note: devices with such a size: iPhone SE (1st generation) portrait (320x568), iPad mini (5th generation) split 1/3 landscape (320x768), iPad mini (5th generation) split 1/3 portrait (320x1024), and 18 more
   = help: add a constraint that keeps it inside, or write `allow L0537` in its braces if that is intended
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view card {
    .edges(top, leading, trailing) == superview inset 24
    .height == 120
    view picture { .width == 300 @high; .width <= superview.width; .height == 80; .center == superview }
  }
}
```

## Why

A view that fits inside its superview on one screen may extend beyond the superview on a smaller screen. If the superview clips, users
cannot see a part of the view.

layc does not report these views:

- views that are outside the superview at every size, because this is usually intended
- views placed outside by their own constraints or frame, for example by `.trailing == superview.trailing + 8`, by a centre on an edge of
  the superview, or by a frame with a negative origin
- views that can be hidden, that are transformed, or that scroll

To check that subviews of one view do not overlap, write an `assert` with `doesNotOverlap`.

Related: L0534, L0610, L0511

"""#
  ),
  (
    538,
    #"""
# L0538 squeezed-caps

This image has `capInsets`, as a resizable `UIImage` has. The *caps* are the borders that keep their size when the image is resized. At the
size in the message, the image is smaller than two opposite caps together.

```lay wrong
layout Bubble(375x667) {
  sizes 320x320 ... 1366x1366
  view bubble: Image {
    intrinsic = 100x40
    capInsets = (10, 20, 10, 30)
    .edges(top, leading) == superview inset 8
    .size == 44x40
  }
}
```

```text
wrong.lay:3:8: warning: the picture of 'bubble' is smaller than its caps at 375x667 [L0538]
   |
 3 |   view bubble: Image {
   |        ^^^^^^ it is 44 wide, but its two caps together are 50
   = why: caps keep their size, and UIKit does not document the result if they do not fit
   = note: layc scales the caps down until they fit
   = help: let it be no smaller, for example `bubble.width >= 50`
```

The corrected file:

```lay
layout Bubble(375x667) {
  sizes 320x320 ... 1366x1366
  view bubble: Image {
    intrinsic = 100x40
    capInsets = (10, 20, 10, 30)
    .edges(top, leading) == superview inset 8
    .size == 64x40
  }
}
```

## Why

Caps keep their size so that, for example, round corners stay round. UIKit does not document the result if the caps do not fit. layc scales
both caps of an axis down until they fit. layc checks the design size and the ends of each range of `sizes`. If the caps are larger than the
image at its intrinsic size, layc reports L0466.

Related: L0466, L0533

"""#
  ),
  (
    539,
    #"""
# L0539 mask-of-turned

This view has a `transform` that rotates or scales the view. It also has an autoresizing mask that moves or resizes the view with its
superview.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view stamp { frame = (100, 100, 120, 40); mask = LM+RM; transform = rotate(20deg) }
}
```

```text
wrong.lay:3:45: note: the mask of 'stamp' is applied before its transform [L0539]
   |
 3 |   view stamp { frame = (100, 100, 120, 40); mask = LM+RM; transform = rotate(20deg) }
   |                                             ^^^^^^^^^^^^
   = why: UIKit does not define the effect of a mask on a rotated or scaled view
   = note: layc resizes 'bounds' and moves 'center', and then applies the transform
   = help: give the mask to a surrounding view without a transform, or write `allow L0539` beside it
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view place {
    frame = (100, 100, 120, 40); mask = LM+RM
    view stamp { .edges == superview; transform = rotate(20deg) }
  }
}
```

## Why

UIKit documents that the frame of a transformed view is undefined. So the effect of autoresizing on this frame is undefined too. layc
applies the mask to the view before the transform: layc resizes `bounds`, moves `center`, and keeps the transform. layc reports nothing if
the transform only moves the view, or if the mask neither moves nor resizes the view.

Related: L0487, L0503

"""#
  ),
  (
    548,
    #"""
# L0548 assertion-sampled

This `assert` depends on statements in `layoutSubviews` (*steps*). layc does not prove such an assertion. The assertion holds at each size
at which layc ran the steps.

```lay wrong
layout Card(320x100) {
  sizes 200x100 ... 400x100
  view photo
  layoutSubviews { photo.frame = .bounds.inset(10, 24, 10, 24) }
  assert photo.width >= 100
}
```

```text
wrong.lay:5:10: note: this assertion holds at the 4 examined sizes, not proved [L0548]
   |
 5 |   assert photo.width >= 100
   |          ^^^^^^^^^^^^^^^^^^ it depends on steps, and layc can prove only what constraints determine
```

The corrected file:

```lay
layout Card(320x100) {
  sizes 200x100 ... 400x100
  view photo { .edges == superview inset (10, 24, 10, 24) }
  assert photo.width >= 100
}
```

## Why

layc can prove an assertion only from constraints. A step can compute anything, so layc runs the steps at single sizes:

- the corners of each range of `sizes`
- both sides of each width and height at which a comparison, `min`, `max` or `abs` in the steps changes its result
- some sizes in between

If the assertion fails at one of these sizes, layc reports the error L0511. If the assertion holds at all of them, it probably holds at the
other sizes too, but this is not proved. To get a proof, position the view by constraints.

Related: L0511, L0512

"""#
  ),
  (
    549,
    #"""
# L0549 growing-step

This statement in `layoutSubviews` (a *step*) computes a value of a view, such as the width, from the value that the step itself set in the
last layout pass. So each layout pass changes the view again.

```lay wrong
layout Card(320x100) {
  sizes 320x100
  view badge { frame = (60, 10, 100, 20); mask = W }
  layoutSubviews { badge.bounds.size = (badge.bounds.width + 40, 20) }
}
```

```text
wrong.lay:4:20: warning: this step changes the view again in each layout pass at 320x100 [L0549]
   |
 4 |   layoutSubviews { badge.bounds.size = (badge.bounds.width + 40, 20) }
   |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the width of 'badge' is 140 after one layout pass, 180 after two
   = why: a mask starts from the current frame, which this step changed in the last layout pass
   = note: layc shows the result of one pass
   = help: let the step read only values that it does not set, such as the bounds of the view with the `layoutSubviews`, or the size of the content
```

The corrected file:

```lay
layout Card(320x100) {
  sizes 320x100
  view badge { frame = (60, 10, 100, 20); mask = W }
  layoutSubviews { badge.bounds.size = (.bounds.width - 180, 20) }
}
```

## Why

UIKit does not reset the frame of a view before `layoutSubviews` runs again, which can happen at any time. In the example, the step adds 40
to the current width, so the view grows by 40 in each pass. An autoresizing mask does not reset the frame either: it moves and resizes the
current frame when the superview changes its size. The same fault occurs in a view without a mask and constraints, if only steps set its
frame. The fault does not occur in a view with constraints, because each pass first sets the frame from the constraints.

Related: L0504, L0506

"""#
  ),
  (
    551,
    #"""
# L0551 decimal-noise

This number conflicts with other constraints, but only by less than a billionth of the lengths involved. Such differences arise when a
program writes a double as a decimal number. layc rounds the number so that the constraints can be satisfied.

```lay wrong
layout Row(375x667) {
  sizes 375x667
  view bar {
    .edges(top, leading) == superview; .height == 44
    .width == 359.666666666666742
  }
  view mark { .width == 15.333333333333314; .edges(top, trailing) == superview; .height == 44 }
  mark.leading == bar.trailing
}
```

```text
wrong.lay:7:25: note: the constraint conflicts with others by 0.000000000000056, less than a billionth of the lengths, and is rounded [L0551]
   |
 4 |     .edges(top, leading) == superview; .height == 44
   |     --------------------------------- one of the others
 5 |     .width == 359.666666666666742
   |     ----------------------------- one of the others
   :
 7 |   view mark { .width == 15.333333333333314; .edges(top, trailing) == superview; .height == 44 }
   |                         ^^^^^^^^^^^^^^^^^^  ---------------------------------- one of the others
   = why: layc uses the number with which the constraints can be satisfied, as if the file had this number
   = fix, to review: write '15.333333333333258'
```

The corrected file:

```lay
layout Row(375x667) {
  sizes 375x667
  view bar {
    .edges(top, leading) == superview; .height == 44
    .width == 359.666666666666742
  }
  view mark { .width == 15.333333333333258; .edges(top, trailing) == superview; .height == 44 }
  mark.leading == bar.trailing
}
```

## Why

Interface Builder stores numbers as doubles, so that 359 2/3 becomes 359.666666666666742. UIKit computes with doubles and ignores the
difference. layc computes exactly, so the difference would be a conflict (L0501). Such a tiny difference is never intended, so layc rounds
the number instead. The proofs of `layc check` and the frames of `layc eval` apply to the rounded number. The last line of `layc check`
states how many numbers were rounded.

layc rounds a number only if it conflicts, and uses all other numbers exactly as written.

Related: L0501

"""#
  ),
  (
    601,
    #"""
# L0601 clipped-content

A label, button or other view is smaller than its content at the sizes in the message, so its text is clipped. A text with several lines can
be clipped for two reasons: it needs more lines than `lines` allows, or more height than the view has. layc also reports a word that is
longer than a line, because UIKit breaks it between two letters.

layc does not check these views, because clipping is normal for them:

- images, and the image of a button without a title: UIKit scales or crops them
- text views and picker views: their content scrolls
- sliders and bars: UIKit draws them at any length

A text field must be at least as high as a line of its text, and at least as wide as its `placeholder`.

layc does not report these cases:

- The height of the view is too small by less than 1/3 point. This is one pixel of a 3x screen. For example, a line with a font size of 17
  is 20.29 high, and layc accepts a label with a height of 20.
- The padding of a button or text field is compressed, but the text fits.
- The text is not in the file, because the app sets it.
- The view sets `lines` to 2 or more, and its text is clipped at every size. Such a view usually shows only the beginning of its text
  intentionally.

If the layout or a surrounding view sets `textMargin = 2%`, layc also reports a text that would be clipped if it were 2 % wider. The message
then contains "with its margin".

```lay wrong
layout Greeting(375x667) {
  sizes 320x320 ... 1366x1366
  view greeting: Label { text = "Welcome back to the harbour"; font = 28 }
  greeting.top == safeArea.top + 20
  greeting.leading == margins.leading
  greeting.trailing <= margins.trailing
}
```

```text
wrong.lay:3:8: warning: the text of 'greeting' is cut off for every width below 424 [L0601]
   |
 3 |   view greeting: Label { text = "Welcome back to the harbour"; font = 28 }
   |        ^^^^^^^^ at 320x320 it is 288 wide, and its content needs 392
   = note: devices with such a size: iPhone SE (1st generation) portrait (320x568), iPhone SE portrait (375x667), iPhone 8 Plus portrait (414x736), and 40 more
   = help: tried: with `greeting { lines = 0 }`, this report is gone and no other appears; 'greeting' is 288x67 at 320x320
   = help: write `allow L0601` in its braces if that is intended
   = fix, to review: write `greeting { lines = 0 }`
```

The corrected file:

```lay
layout Greeting(375x667) {
  sizes 320x320 ... 1366x1366
  view greeting: Label { text = "Welcome back to the harbour"; font = 28; lines = 0 }
  greeting.top == safeArea.top + 20
  greeting.leading == margins.leading
  greeting.trailing <= margins.trailing
}
```

## Why

Compression resistance is optional, so a clipped label is not a conflict. Clipped texts are the most common fault of layouts. To make a
clipped text an error, write an `assert` with `isNotCompressed`.

Related: L0511, L0602

"""#
  ),
  (
    602,
    #"""
# L0602 vanished-view

This control or other view with content is less than 4 points wide or high at the sizes in the message, although it is not hidden. Or this
scroll view is less than 44 points wide or high and smaller than its content, so users can hardly see or touch a part of the content. An
example is a form above a keyboard that takes all of a small screen.

layc does not report these views:

- a view whose content is smaller than 4 points, if the view is as large as its content
- a view whose width or height a constraint sets to 0
- a view that is neither text nor control, if a required constraint sets its width or height to a constant below 4
- a view without content of its own, such as a line or a background

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1024x1366
  view logo: Image { intrinsic = 120x120; contentMode = aspectFit; compression.vertical = 740 }
  view email: TextField { .height == 34 }
  view signIn: Button { text = "Sign in"; .height == 44 }
  vfl "V:|-20-[logo]-20-[email]-20-[signIn]-(>=180)-|"
  for item in [logo, email, signIn] { item.centerX == superview.centerX }
  email.width == 240
}
```

```text
wrong.lay:3:8: warning: 'logo' can hardly be seen for every height below 322 [L0602]
   |
 3 |   view logo: Image { intrinsic = 120x120; contentMode = aspectFit; compression.vertical = 740 }
   |        ^^^^ at 320x320 it is 2 high
   = note: devices with such a size: iPhone SE (1st generation) landscape (568x320)
   = help: tried: with `when height < 322 { logo.hidden = true }` and `logo.height == 0` while 'logo' is hidden, this report is gone and no other appears; 'logo' is 120x0 at 320x320
   = help: write `allow L0602` in its braces if that is intended
   = fix, to review: write `when height < 322 { logo.hidden = true }` and `logo.height == 0` while 'logo' is hidden
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1024x1366
  view logo: Image { intrinsic = 120x120 }
  view email: TextField
  view signIn: Button { text = "Sign in" }
  logo.top == superview.top + 20
  vfl "V:[email]-20-[signIn]"
  for item in [logo, email, signIn] { item.centerX == superview.centerX }
  email.width == 240
  when height < 480 { logo.hidden = true; email.top == superview.top + 20 } else { email.top == logo.bottom + 20 }
}
```

## Why

If there is too little room, the view with the lowest compression resistance shrinks, if necessary to 0. There is no conflict, because no
constraint keeps the view visible.

Related: L0533, L0601

"""#
  ),
  (
    603,
    #"""
# L0603 misplaced-content

This text or control extends beyond a surrounding view with `clipsToBounds = true`, and is clipped there at the sizes in the message. layc
does not check images, because images are often cropped intentionally.

If the file declares devices, as in `sizes iPhone`, layc also reports texts and controls outside the safe area. There the status bar, the
home indicator, rounded corners or a camera may cover them.

Of a label without a background, and of a button with a title and without a background, only the text must be inside of the safe
area. For example, a centred title may be as wide as a landscape screen if its text does not reach the camera. A text of several lines is as
wide as the label if it does not fit on one line.

UIKit insets the content of a scroll view along the axes along which it scrolls:

- At the top and bottom, it insets content that is longer than the scroll view. Content that fits is not inset, and layc reports it. Pin the
  scroll view to `safeArea`. Or write `alwaysBounceVertical = true` and set this property in the app too: then UIKit insets the content in
  any case. Inside a navigation controller, UIKit does so as well.
- At the left and right, it does not inset content that scrolls up and down alone. Put such content inside the `margins` or the `safeArea` of
  a view in the scroll view, or the scroll view inside the safe area.
- The rows of a `Table` are inset on all sides, so layc does not report them.

Other codes report views that are not clipped, but that users still cannot see: L0534 reports views beyond the screen, and L0607 reports
views beyond the content of a scroll view.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view card {
    clipsToBounds = true
    .edges(top, leading) == superview inset 16
    .width == 50% * superview.width; .height == 120
    view buy: Button { text = "Buy this ticket"; .leading == superview.leading + 40; .top == superview.top + 40 }
  }
}
```

```text
wrong.lay:7:10: warning: 'card.buy' is cut off by 'card' for every width below 344 [L0603]
   |
 7 |     view buy: Button { text = "Buy this ticket"; .leading == superview.leading + 40; .top == superview.top + 40 }
   |          ^^^ at 320x320 it reaches 12 beyond the right edge of 'card'
   = note: devices with such a size: iPhone SE (1st generation) portrait (320x568), iPad mini (5th generation) split 1/3 landscape (320x768), iPad mini (5th generation) split 1/3 portrait (320x1024), and 18 more
   = help: tried: with `card.buy { .trailing <= superview.trailing }`, this report is gone and no other appears; 'card.buy' is 120x30 at 320x320
   = help: write `allow L0603` in its braces if that is intended
   = fix, to review: write `card.buy { .trailing <= superview.trailing }`
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view card {
    clipsToBounds = true
    .edges(top, leading) == superview inset 16
    .width == 50% * superview.width
    .height == 120
    view buy: Button { text = "Buy this ticket"; .center == superview.center }
  }
}
```

## Why

At the design size, the card is large enough for the whole button. At smaller sizes, the card clips the button. Users misread a clipped
text, and cannot easily tap a clipped button.

Related: L0534, L0537

"""#
  ),
  (
    604,
    #"""
# L0604 covered-content

These two views, which show something or react to touches, partly overlap at the sizes in the message. layc reports the overlap only if it
is more than one point wide and more than one point high. Smaller overlaps occur because UIKit rounds the sizes of texts up to pixels.
Half of the room below the baseline of a text is empty if no letter reaches there, so another view may cover it
([docs/health.md](../health.md#views-that-draw-a-text-alone)).

Of a label without a background, only the text counts, and not the empty part of its frame. Controls react to touches in their
whole frame, so the frame of a control counts.

If one view lies completely inside the frame of the other, the upper view is a badge, or the lower view is a background. layc does not
report such views, with two exceptions: a control under another view, and a text over a text. Views other than texts may also cover a part
of an image. If a required constraint puts the centre of a view on the edge of another view, or at most 8 points from it, the view is a
badge too. If a view has a `backgroundColor`, and is shown only at times, or a state of the layout moves it onto the screen, layc does not
report what its content covers.

A view is opaque if it is never hidden, has no `alpha`, and has a `backgroundColor` without transparency. layc reports an opaque view if it
covers all of a text or control declared before it, or leaves less than a point of the text or control visible. A `Table` or `TextView` is
also opaque if the file sets no `backgroundColor` for it, because UIKit draws one. layc does not examine views that are rotated, scaled or
moved after layout.

layc also reports a view over a scroll view, such as a bar at the bottom, if users cannot scroll the covered content out from under the bar.
When users scroll to the end, the content ends at the bottom of the scroll view, or of the safe area if that is higher up. So users never
see content that a bar covers there. End the scroll view where the bar begins, or leave room for the bar below the last view of the content.
If the app sets `contentInset`, write `allow L0604`.

```lay wrong
layout Row(375x44) {
  sizes 320x44 ... 1024x44
  view name: Label { text = "Harbour Weather"; font = 22 }
  view open: Button { text = "Open this app" }
  name.leading == superview.leading + 16
  open.trailing == superview.trailing - 16
  for item in [name, open] { item.centerY == superview.centerY }
}
```

```text
wrong.lay:4:8: warning: 'open' lies over 'name' for every width below 338 [L0604]
   |
 3 |   view name: Label { text = "Harbour Weather"; font = 22 }
   |        ---- lies under it
 4 |   view open: Button { text = "Open this app" }
   |        ^^^^ at 320x44 they share 19x27
   = note: no iPhone or iPad has such a size, except in a resizable window
   = help: keep them apart, for example with a required gap, or let content scroll if there is no room for one, or write `allow L0604` in its braces if that is intended
```

The corrected file:

```lay
layout Row(375x44) {
  sizes 320x44 ... 1024x44
  view name: Label { text = "Harbour Weather"; font = 17 }
  view open: Button { text = "Open this app" }
  name.leading == superview.leading + 16
  open.trailing == superview.trailing - 16
  name.trailing <= open.leading - 8
  for item in [name, open] { item.centerY == superview.centerY }
}
```

## Why

Two views at opposite ends of a row meet in the middle if the row is narrow. Only a constraint between the two views can keep them apart. To
make the overlap an error, write an `assert` with `doesNotOverlap`.

Related: L0511, L0601

"""#
  ),
  (
    605,
    #"""
# L0605 touch-target

This control is smaller than 44x44 points (28x28 with `profile = appkit`), and smaller than the system's own control of the same kind. A
button with an `image` and no title has no system size, because it is as large as its image. A field, switch, slider or another control that
the system draws also has the system's own size if it is as long as its declared content (`intrinsic`), on a Mac also if it is longer. If
you set `hitInsets` on a view, the touch area extends beyond the view, and layc checks the size of the touch area. layc also checks each
view with `isInteractive = true`.

```lay wrong
layout Player(375x60) {
  sizes 320x60 ... 1024x60
  view close: Button { text = "×"; .size == 24x24; .centerY == superview.centerY; .leading == superview.leading + 16 }
}
```

```text
wrong.lay:3:8: note: 'close' is small for a finger at every size [L0605]
   |
 3 |   view close: Button { text = "×"; .size == 24x24; .centerY == superview.centerY; .leading == superview.leading + 16 }
   |        ^^^^^ at 320x60 it is 24 wide
   = note: 44x44 points are the least that people hit, unless the system's own control is smaller
   = help: make the control larger, or extend its touch area with `hitInsets`, or write `allow L0605` in its braces if that is intended
```

The corrected file:

```lay
layout Player(375x60) {
  sizes 320x60 ... 1024x60
  view close: Button {
    text = "×"
    hitInsets = 12
    .size == 24x24
    .centerY == superview.centerY
    .leading == superview.leading + 16
  }
}
```

## Why

Apple's guidelines require at least 44x44 points. The system's own switches and text fields are less than 44 points high. layc does not
report this height.

Related: L0602

"""#
  ),
  (
    606,
    #"""
# L0606 kept-space

This view is hidden at the sizes in the message, or in a state, but its constraints still reserve its space. Another view begins where the
hidden view ends. layc reports the hidden view only if the other view would be ambiguous without the constraints of the hidden view. Hidden
views in stacks and grids give up their space, so layc does not report them. It does not report a view that is hidden at every size and in
every state either: such a view is a spacer.

```lay wrong
layout Mail(1024x768) {
  sizes 320x320 ... 1366x1366
  view sidebar { .edges(top, bottom, leading) == superview; .width == 240 }
  view list: Label { text = "Inbox" }
  list.leading == sidebar.trailing + 8
  when width < 600 { sidebar.hidden = true }
  list.top == superview.top + 40
}
```

```text
wrong.lay:3:8: note: 'sidebar' is hidden and keeps its place for every width below 600 [L0606]
   |
 3 |   view sidebar { .edges(top, bottom, leading) == superview; .width == 240 }
   |        ^^^^^^^ at 320x320 it takes 240 of the width
 4 |   view list: Label { text = "Inbox" }
   |        ---- begins where 'sidebar' ends
   = why: a hidden view keeps its constraints, so other views do not fill its space
   = note: devices with such a size: iPhone SE (1st generation) portrait (320x568), iPhone SE (1st generation) landscape (568x320), iPhone SE portrait (375x667), and 58 more
   = help: tried: with `.width == 240 @high` on line 3 and `sidebar.width == 0` while 'sidebar' is hidden, this report is gone and no other appears; 'sidebar' is 0x320 at 320x320
   = help: write `allow L0606` in its braces if that is intended
   = fix, to review: write `.width == 240 @high` on line 3 and `sidebar.width == 0` while 'sidebar' is hidden
```

The corrected file:

```lay
layout Mail(1024x768) {
  sizes 320x320 ... 1366x1366
  view sidebar { .edges(top, bottom, leading) == superview }
  view list: Label { text = "Inbox" }
  when width < 600 { sidebar.hidden = true; sidebar.width == 0 } else { sidebar.width == 240 }
  list.leading == sidebar.trailing + 8
  list.top == superview.top + 40
}
```

## Why

A hidden view is not drawn, but its constraints stay active. So the views after the hidden view do not move into its space.

Related: L0533, L0604

"""#
  ),
  (
    607,
    #"""
# L0607 scroll-content

This scroll view has one of these faults:

- The width or height of its content is 0.
- Its content is larger than the scroll view in both directions. The content of a `Table` is wider than the table.
- A view in the scroll view reaches beyond the content. Users cannot scroll to that view.

The constraints between the content and the edges of the scroll view determine the size of the content. layc checks the subviews of the
scroll view. Inside these subviews, layc checks every text, control, picture and scroll view.

```lay wrong
layout Page(375x667) {
  sizes 320x320 ... 1366x1366
  view page: ScrollView {
    .edges == superview
    view text: Label { text = "Notes on the engine"; lines = 0; .edges(top, leading, trailing) == superview }
    view next: Button { text = "Next"; .top == page.text.bottom + 20; .leading == page.text.leading }
  }
  page.contentGuide.height == page.text.height
}
```

```text
wrong.lay:6:10: warning: 'page.next' reaches beyond the content of 'page' at every size [L0607]
   |
 6 |     view next: Button { text = "Next"; .top == page.text.bottom + 20; .leading == page.text.leading }
   |          ^^^^ at 320x320 it reaches 50 beyond the bottom edge of the content
   = why: people cannot scroll to what lies beyond the content
   = help: add a constraint from this view to that edge of the content, or write `allow L0607` in its braces if that is intended
```

The corrected file:

```lay
layout Page(375x667) {
  sizes 320x320 ... 1366x1366
  view page: ScrollView {
    .edges == superview
    view text: Label {
      text = "Notes on the engine"
      lines = 0
      .edges(top, leading, trailing) == superview
      .width == page.frameGuide.width
    }
    view next: Button { text = "Next"; .top == page.text.bottom + 20; .leading == page.text.leading; .bottom == superview.bottom - 20 }
  }
}
```

## Why

UIKit reports nothing if users cannot scroll to a view. UIKit draws the view, but users cannot reach it. Another fault is content that is a
few points wider than the screen: a page of text then also scrolls sideways.

Related: L0502, L0603

"""#
  ),
  (
    608,
    #"""
# L0608 out-of-reach

This layout declares a range of keyboard heights. At one of these heights, the keyboard covers more than a point of this control, so users
cannot touch all of it. layc does not report a control inside a scroll view, since users can scroll. If a layout declares no keyboard, layc
does not check for this fault.

```lay wrong
layout Comment(375x667) {
  sizes 320x480 ... 430x932, keyboard 0 ... 346
  view text: TextView { .edges(top, leading, trailing) == safeArea inset 16; .height == 60 }
  view post: Button { text = "Post"; .trailing == safeArea.trailing - 16; .bottom == safeArea.bottom - 16 }
}
```

```text
wrong.lay:4:8: warning: with the keyboard at 346, 'post' is out of reach at every size [L0608]
   |
 4 |   view post: Button { text = "Post"; .trailing == safeArea.trailing - 16; .bottom == safeArea.bottom - 16 }
   |        ^^^^ at 320x480 it reaches 330 points below the top of the keyboard
   = note: at some sizes, this occurs if the keyboard is higher than 17
   = why: people cannot touch what the keyboard covers
   = help: tried: with `.bottom == keyboardLayoutGuide.top - 16` on line 4, this report is gone and no other appears; 'post' is 59x30 at 320x480
   = help: write `allow L0608` in its braces if that is intended
   = fix, to review: write `.bottom == keyboardLayoutGuide.top - 16` on line 4
```

The corrected file:

```lay
layout Comment(375x667) {
  sizes 320x480 ... 430x932, keyboard 0 ... 346
  view text: TextView { .edges(top, leading, trailing) == safeArea inset 16; .height == 60 }
  view post: Button { text = "Post"; .trailing == safeArea.trailing - 16; .bottom == keyboardLayoutGuide.top - 16 }
}
```

"""#
  ),
  (
    609,
    #"""
# L0609 reserved-region

This layout declares reserved regions in `sizes`: the fold or the cameras of a device. This control extends into such a region by more than
a point. layc does not report a control inside a scroll view, since users can scroll.

```lay wrong
layout Player(375x667) {
  sizes "iPhone Duo", region fold
  view play: Button { text = "Play"; .centerX == superview.centerX; .bottom == safeArea.bottom - 16 }
}
```

```text
wrong.lay:3:8: warning: 'play' lies on the fold at 951x669 (iPhone Duo, inner landscape) [L0609]
   |
 3 |   view play: Button { text = "Play"; .centerX == superview.centerX; .bottom == safeArea.bottom - 16 }
   |        ^^^^ at 951x669 it lies on the fold; moved by 49 points, it would be beside the fold
   = why: the screen bends at the fold while it is partly open
   = help: tried: with `.centerX == 0.5 * superview.centerX` on line 3, this report is gone and no other appears; 'play' is about 56.33x30 at 951x669
   = help: write `allow L0609` in its braces if that is intended
   = fix, to review: write `.centerX == 0.5 * superview.centerX` on line 3
```

The corrected file:

```lay
layout Player(375x667) {
  sizes "iPhone Duo", region fold
  view play: Button { text = "Play"; .centerX == 1.5 * superview.centerX; .bottom == safeArea.bottom - 16 }
}
```

## Why

Since iOS 27.1 a screen has reserved regions:

- the fold while the device is partly folded, and a margin on each side of the fold
- each camera while it is in use

The system moves its own alerts and menus away from these regions. It does not move the views of a layout. `layc devices "iPhone Duo"` lists
the regions, and the source of each number. layc checks the layout with the device flat and partly folded, and also rotated by 180 degrees.

Related: L0603, L0608

"""#
  ),
  (
    610,
    #"""
# L0610 untouched-part

This control extends beyond a view around it, and the part inside that view is smaller than a touch target (L0605) and than five sixths of
the control. Users see the part outside, but it does not react. UIKit and AppKit search for the touched view from the outermost view
inwards: a view passes a touch to its subviews only if the touch is inside the bounds of the view. The same fault occurs for a control in a
container of height 0, and for `hitInsets` that extend beyond the superview.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view card {
    .edges(top, leading) == superview inset 40
    .size == 200x120
    view close: Button { text = "Close"; .size == 60x44; .centerX == superview.trailing; .centerY == superview.top }
  }
}
```

```text
wrong.lay:6:10: warning: the part of 'card.close' inside of 'card' is too small for a finger at every size [L0610]
   |
 6 |     view close: Button { text = "Close"; .size == 60x44; .centerX == superview.trailing; .centerY == superview.top }
   |          ^^^^^ at 320x320 at most 30 of the 60 points of its width receive touches
   = why: a view passes no touch outside of its bounds to its subviews
   = help: add a constraint that keeps it inside, or make 'card' larger, or write `allow L0610` in its braces if that is intended
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view card {
    .edges(top, leading) == superview inset 40
    .size == 200x120
  }
  view close: Button { text = "Close"; .size == 60x44; .centerX == card.trailing; .centerY == card.top }
}
```

## Why

The control appears complete. A picture of the screen does not show that touches do not reach the control. layc compares the control,
including its `hitInsets`, with each view around it, up to the nearest scroll view. The part inside is large enough in two cases: it is as
large as a touch target, or it is at most 1 point smaller than the control.

A `ScrollView` counts as a control. If a `ScrollView` contains controls, or is a `Table`, the whole `ScrollView` must be inside the views
around it. Otherwise users could scroll a row or control to a part that does not react.

Other codes report related faults:

- L0603: the view around the control has `clipsToBounds = true`
- L0607: the control is beyond the content of a scroll view
- L0534: the control is beyond the screen

Related: L0537, L0603, L0605

"""#
  ),
  (
    611,
    #"""
# L0611 distorted-image

This view stretches its image out of shape: the ratio of width to height differs by more than a tenth from that of the image. The size of
the image is the `intrinsic` size of the view. An `Image` without `contentMode` has `scaleToFill`, the default of UIKit, which stretches
the image to the size of the view.

```lay wrong
layout Article(375x667) {
  sizes 320x568 ... 430x932
  view photo: Image { intrinsic = 80x60; .edges(top, leading, trailing) == superview; .height == 100 }
}
```

```text
wrong.lay:3:8: warning: the image of 'photo' is distorted at every size [L0611]
   |
 3 |   view photo: Image { intrinsic = 80x60; .edges(top, leading, trailing) == superview; .height == 100 }
   |        ^^^^^ at 320x568 it is 320x100, and its image is 80x60
   = why: with `contentMode = scaleToFill`, the default, an image takes the size of its view
   = help: tried: with `photo { contentMode = aspectFit }`, this report is gone and no other appears; 'photo' is 320x100 at 320x568
   = help: write `allow L0611` in its braces if that is intended
   = fix, to review: write `photo { contentMode = aspectFit }`
```

The corrected file:

```lay
layout Article(375x667) {
  sizes 320x568 ... 430x932
  view photo: Image { intrinsic = 80x60; contentMode = aspectFill; .edges(top, leading, trailing) == superview; .height == 100 }
}
```

## Why

The constraints hold and every frame is exact, so only a person who looks at the screen sees the fault. To correct it, do one of these:

- To show all of the image, write `contentMode = aspectFit`.
- To fill the view and crop the image, write `contentMode = aspectFill`, usually with `clipsToBounds = true`.
- To give the view the shape of the image, set the ratio, for example `.width == 4/3 * .height`.

layc does not judge these images:

- an image whose `intrinsic` size is not in the file
- an image that is at most 4 points wide or high, such as a line or a gradient
- an image with `capInsets`, which has parts that are to be stretched
- an image at sizes at which it has another `contentMode`
- the images of a layout with `profile = appkit`: an image view of AppKit keeps the shape of its image

Related: L0538, L0601

"""#
  ),
  (
    701,
    #"""
# L0701 unused-import

This file imports another file, but uses none of its components, metrics and `let` constants.

```lay file Shared.lay
metric side = 16
```

```lay wrong
import "Shared.lay"

layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
}
```

```text
wrong.lay:1:8: warning: nothing of "Shared.lay" is used here [L0701]
   |
 1 | import "Shared.lay"
   |        ^^^^^^^^^^^^
   = fix, to review: remove this import
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
}
```

## Why

An import adds the names of the imported file. Each added name can cause an error, since names must be unique. An import does not add the
names that the imported file imports in turn. So an import is useful only if this file uses one of the added names.

Related: L0235, L0702, L0705

"""#
  ),
  (
    702,
    #"""
# L0702 unused-metric

This metric (a named number) is never used in a constraint, a setting, another constant or an `expect`.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  metric side = 20
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
}
```

```text
wrong.lay:3:10: warning: the metric 'side' is never used [L0702]
   |
 3 |   metric side = 20
   |          ^^^^
   = fix, to review: remove this metric
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  metric side = 20
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset side }
}
```

## Why

You can set a metric from outside, with `--set side=24` or from an app, and you expect an effect. An unused metric has no effect.

layc does not report these metrics:

- a metric in a file without a layout, since other files may import the metric
- a metric whose name occurs in a part of the file that layc did not compile, such as a loop with no iterations

Related: L0701, L0703

"""#
  ),
  (
    703,
    #"""
# L0703 unused-let

Nothing in the file uses this `let` constant.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  let side = 20
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
}
```

```text
wrong.lay:3:7: warning: the let 'side' is never used [L0703]
   |
 3 |   let side = 20
   |       ^^^^
   = fix, to review: remove this let
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  let side = 20
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset side }
}
```

## Why

You may have forgotten to use the constant, or removed the constraint that used it. layc does not report constants in a file without a
layout, since other files may import them.

Related: L0701, L0702

"""#
  ),
  (
    704,
    #"""
# L0704 unused-parameter

This component declares a parameter but never uses it. So the argument has no effect.

```lay wrong
component Row(title: Text, detail: Text) {
  view label: Label { text = title; .edges == superview }
}

layout List(375x667) {
  sizes 320x320 ... 1366x1366
  view first: Row(title: "Name", detail: "Ada") { .edges(top, leading) == superview inset 16 }
}
```

```text
wrong.lay:1:28: warning: the component never uses its parameter 'detail' [L0704]
   |
 1 | component Row(title: Text, detail: Text) {
   |                            ^^^^^^
   = fix, to review: remove this parameter and its arguments
```

The corrected file:

```lay
component Row(title: Text, detail: Text) {
  view label: Label { text = title; .edges(top, leading, bottom) == superview }
  view value: Label { text = detail; .leading == label.trailing + 8; .edges(top, bottom, trailing) == superview }
}

layout List(375x667) {
  sizes 320x320 ... 1366x1366
  view first: Row(title: "Name", detail: "Ada") { .edges(top, leading) == superview inset 16 }
}
```

## Why

Whoever writes the argument expects an effect. The fix removes the parameter, and its arguments in this file. In a file without a layout,
layc offers no fix, because other files may import the component and write the argument.

Related: L0703, L0705

"""#
  ),
  (
    705,
    #"""
# L0705 unused-component

No layout of the file uses this component, directly or through other components.

```lay wrong
component Badge { .size == 20x20; backgroundColor = #ff3b30 }

layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
}
```

```text
wrong.lay:1:11: warning: no layout of this file uses the component 'Badge' [L0705]
   |
 1 | component Badge { .size == 20x20; backgroundColor = #ff3b30 }
   |           ^^^^^
   = fix, to review: remove this component
```

The corrected file:

```lay
component Badge { .size == 20x20; backgroundColor = #ff3b30 }

layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
  view badge: Badge { .leading == title.trailing + 8; .centerY == title.centerY }
}
```

## Why

layc compiles an unused component, but does not check whether its constraints can be satisfied. Use the component, or choose one of these
ways to keep it:

- To check the component alone, give it `sizes` of its own.
- To share the component, move it to a file without a layout, and import that file elsewhere. layc does not report components in such a
  file.
- To silence the report, write `allow L0705` in the braces of the component.

Related: L0701, L0704

"""#
  ),
  (
    706,
    #"""
# L0706 unused-state

This state of the layout is empty. So the layout in this state is the same as the base layout, without any state.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
  state wide { }
}
```

```text
wrong.lay:4:9: warning: the state 'wide' changes nothing: it is empty [L0706]
   |
 4 |   state wide { }
   |         ^^^^
   = fix, to review: remove this state
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
  state wide { title.font = 28 }
}
```

## Why

The app selects a state by its name. Selecting this state changes nothing.

layc does not report these empty states:

- an empty state in a layout that declares `state base { … }` with contents. These contents apply only while no other state is selected, so
  that the empty state removes them
- a state that has contents elsewhere, for example in a component
- a state that an `expect` names

To keep an empty state for later, write `allow L0706` in the layout's braces.

Related: L0530

"""#
  ),
  (
    707,
    #"""
# L0707 unused-guide

This guide positions nothing, and without the guide the rest of the layout is the same.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  guide content { .edges == superview inset 16 }
  view title: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
}
```

```text
wrong.lay:3:9: warning: the guide 'content' places nothing [L0707]
   |
 3 |   guide content { .edges == superview inset 16 }
   |         ^^^^^^^
   = fix, to review: remove this guide
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  guide content { .edges == superview inset 16 }
  view title: Label { text = "Hello"; .edges(top, leading) == content }
}
```

## Why

A guide exists to position views. layc reports a guide only if a proof shows that the guide has no effect. Two required constraints along
each axis define such a guide, in its braces or outside, and no other constraint refers to the guide. Its width and height are above 0 at
every size in every state.

A guide can also keep two views apart: the width of a guide is never negative, so the views on its two edges cannot pass each other. layc
does not report such a guide.

Related: L0502, L0533

"""#
  ),
  (
    708,
    #"""
# L0708 unused-name

This name belongs to several constraints together, and nothing uses the name.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { .edges(top, leading) == superview inset 16; .height == 80 }
  constraint frame2: 40 <= photo.width == 80
}
```

```text
wrong.lay:4:14: warning: nothing uses the name 'frame2' [L0708]
   |
 4 |   constraint frame2: 40 <= photo.width == 80
   |              ^^^^^^
   = note: this name stands for several constraints, so `--set` cannot set a constant with it
   = fix, to review: remove this name
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { .edges(top, leading) == superview inset 16; .height == 80 }
  40 <= photo.width == 80
}
```

## Why

The name of a single constraint is useful even if the file never uses it: your app, or `--set NAME=500` on the command line, can set its
constant. If a name denotes several constraints, there is no single constant to set. Such a name can belong to a chain such as
`40 <= photo.width == 80`, a compound constraint such as `edges`, or a visual format. Only a `when`, a state or an `expect` in the file can
use this name. The fix removes the name and keeps the constraints.

Related: L0464, L0702

"""#
  ),
  (
    711,
    #"""
# L0711 pointless-priority

The priority of this constraint has no effect. The constraint is an equation, and it is satisfied at every declared size, in every examined
state and layout direction. If you make the constraint required, every frame stays the same.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo {
    .edges(top, leading) == superview inset 16
    .size == 80x80 @high
  }
}
```

```text
wrong.lay:5:20: note: this priority changes nothing: the constraint holds at every declared size of 'Card' [L0711]
   |
 5 |     .size == 80x80 @high
   |                    ^^^^^
   = note: no inequality, text or image depends on this constraint, and no value that an app can set does
   = fix, to review: remove the priority
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo {
    .edges(top, leading) == superview inset 16
    .size == 80x80
  }
}
```

## Why

A priority tells readers that another constraint may override this constraint. Here there is no such constraint, so readers search for one
in vain. layc reports only equations, and only if it can prove that the priority has no effect.

layc does not report these constraints:

- a constraint that is connected with an inequality, because the priority can have an effect at sizes that are not declared
- a constraint that is connected with a text, a picture, a stack or an autoresizing mask
- a constraint that is connected with a named constraint, because an app may change the named constraint
- a constraint of a component in a file without a layout
- a constraint with a priority from 999 to below 1000, which may protect against constraints outside the file

Two constraints are connected if both depend on the same x, y, width or height of a view, or if a series of such constraints leads from one
to the other. The width and the height of the layout itself connect nothing.

layc always reports `@required` and `@1000`, because a constraint without a priority is already required.

Related: L0531, L0532, L0535, L0712

"""#
  ),
  (
    712,
    #"""
# L0712 outranked-constraint

This optional constraint has no effect. A constraint with a higher priority determines the same width, height or distance.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo {
    .edges(top, leading) == superview inset 16
    .height == 80
    .width == superview.width - 32 @high
    .width <= 400
    .width >= 200 @low
  }
}
```

```text
wrong.lay:8:5: note: this constraint has no effect: a constraint with a higher priority on the same length or distance overrides it [L0712]
   |
 6 |     .width == superview.width - 32 @high
   |     ------------------------------------ this constraint overrides it
   :
 8 |     .width >= 200 @low
   |     ^^^^^^^^^^^^^^^^^^
   = help: drop this constraint, or give it the higher priority
   = fix, to review: remove this constraint
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo {
    .edges(top, leading) == superview inset 16
    .height == 80
    .width == superview.width - 32 @high
    .width <= 400
  }
}
```

## Why

In the example, the `==` constraint `@high` is the only constraint with this priority. So this constraint determines the width, as far as
constraints with a higher priority allow. The constraint with the lower priority then has no effect at any size, whatever the texts are.

The same applies to two inequalities if the constraint with the higher priority is also the stricter constraint. For example, `<= 400 @low`
has no effect beside `<= 300 @high`. layc reports nothing if a related constraint or intrinsic content size has the same priority as the
overriding constraint. If a constraint is satisfied at no size, layc reports L0532.

Related: L0531, L0532, L0535, L0711

"""#
  ),
  (
    713,
    #"""
# L0713 idle-margins

This stack has `margins`, but it arranges its views without them, and no constraint refers to them. So they have no effect. Write
`layoutMarginsRelativeArrangement = true`, or remove `margins`.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view form: VStack {
    .edges(top, leading, trailing) == safeArea
    margins = 16
    view name: Label { text = "Ada" }
  }
}
```

```text
wrong.lay:5:5: warning: the margins of 'form' have no effect: it arranges its views without them [L0713]
   |
 5 |     margins = 16
   |     ^^^^^^^^^^^^
   = help: write `layoutMarginsRelativeArrangement = true`, or remove `margins`
   = fix, to review: write `layoutMarginsRelativeArrangement = true` in the braces of 'form'
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view form: VStack {
    .edges(top, leading, trailing) == safeArea
    margins = 16
    layoutMarginsRelativeArrangement = true
    view name: Label { text = "Ada" }
  }
}
```

## Why

`UIStackView` ignores its layout margins unless `isLayoutMarginsRelativeArrangement` is true. layc reports nothing if a constraint refers to
the margins, or if a subview has `preservesSuperviewLayoutMargins = true`.

Related: L0603, L0711

"""#
  ),
  (
    901,
    #"""
# L0901 unreadable-file

layc cannot read a file or directory. Possible causes:

- The path does not exist.
- The system denies access.
- The file is larger than 64 MB.
- The path is a directory, but the command needs a file.
- You named a directory, and a `.lay` file in it is a pipe or a device.
- The file of `--baseline` is a pipe or a device.
- The name of the file is not UTF-8.

If you name a pipe on the command line, layc reads it like standard input (`-`). If layc cannot read one of several `.lay` files, it still
checks the others.

```sh wrong
layc check Samples/SigIn.lay
```

```text
layc: error: no such file or directory: 'Samples/SigIn.lay' [L0901]
   = help: did you mean 'Samples/SignIn.lay'?
```

The corrected command:

```sh
layc check Samples/SignIn.lay
```

## Why

If `layc check` skipped a file silently, it would report success for a file that it did not examine. The exit status is 2, because layc
could not do everything that you asked for.

Related: L0902

"""#
  ),
  (
    902,
    #"""
# L0902 bad-argument

This command line is invalid: it contains a command, an option or a value that `layc` does not know. The message names this argument. If a
valid argument has a similar spelling, the message suggests the valid argument.

```sh wrong
layc eval Samples/SignIn.lay --size 375,667
```

```text
layc: error: '375,667' is not a value for '--size': a size is written WIDTHxHEIGHT, in points; did you mean '375x667'? [L0902]
   = help: for example: --size 375x667
   = usage: layc eval FILE|- [OPTION]...  (more: layc eval --help)
```

The corrected command:

```sh
layc eval Samples/SignIn.lay --size 375x667
```

## Why

If `layc` ignored an unknown argument, you would get the result of a different command. The exit status is 2.

Related: L0901

"""#
  ),
  (
    904,
    #"""
# L0904 unwritable-output

layc could not write its output, for example because the disk is full. The output so far is incomplete.

If `--fix` could not replace a file, the file is normally unchanged. If layc could not restore the file, the message names a copy with the
old contents.

```sh wrong
layc eval Samples/SignIn.lay > /dev/full
```

```text
layc: error: cannot write the result: no space left on device [L0904]
```

The corrected command:

```sh
layc eval Samples/SignIn.lay
```

## Why

The exit status is 2, so that a script can detect incomplete output. In a pipe such as `layc check Samples | head -1`, `head` exits before
layc has written everything. This is not an error.

layc normally writes a new file and renames it. So the path always has either the complete old file or the complete new file.

If a file has several hard links or another owner, layc overwrites the file in place. During this time, a copy of the old contents is next
to the file. The copy of `SignIn.lay` is named `SignIn.lay.old-` plus six characters. After a power failure, you can restore the file from
the copy.

Related: L0901, L0907

"""#
  ),
  (
    905,
    #"""
# L0905 nothing-to-lay-out

This file contains no layout, and no component with `sizes`. So `layc eval` and `layc constraints` have nothing to lay out. `layc check`
accepts such a file, because other files can import it.

```sh wrong
layc eval Samples/Shared.lay
```

```text
Samples/Shared.lay:1:1: error: there is no layout in 'Samples/Shared.lay' [L0905]
   |
 1 | // What several samples share. A file is imported by name: its components, metrics and lets are then known.
   | ^
   = why: components, metrics and lets are for other files to import
   = help: declare a layout, for example `layout Screen(375x667) { … }`, or give a component `sizes`
```

The corrected command:

```sh
layc eval Samples/SignIn.lay
```

## Why

If layc printed nothing, the output would look like the output for a layout without views.

Related: L0901

"""#
  ),
  (
    906,
    #"""
# L0906 broken-baseline

layc cannot read the file that you passed to `--baseline`. A baseline is a list of known problems, which `--write-baseline` writes. This
file is not JSON, or it has another format. The message states the error. layc does not check any file.

```sh wrong
layc check Samples --baseline README.md
```

```text
layc: error: 'README.md' is not a baseline: line 1, column 1: expected a value [L0906]
   = help: '--write-baseline FILE' writes one
```

The corrected command:

```sh
layc check Samples --write-baseline baseline.json
```

## Why

A baseline that is only partly valid would hide new problems, or report known problems as new. The exit status is 2.

If a merge left conflict markers in the baseline, write the baseline again and review the difference. The baseline has one line for each
kind of problem.

Related: L0901, L0902

"""#
  ),
  (
    907,
    #"""
# L0907 changed-meanwhile

Another program, for example an editor, changed this file while layc was running. layc did not write the file, so the change is kept.

```sh wrong
layc fmt Samples/SignIn.lay & echo >> Samples/SignIn.lay
```

```text
layc: error: 'Samples/SignIn.lay' was changed after layc read it, and was not written [L0907]
   = help: run the command again
```

The corrected command:

```sh
layc fmt Samples/SignIn.lay
```

## Why

`fmt` and `check --fix` write a whole file. Without a check, they could overwrite an edit that you made while layc was running. So layc
reads the file again directly before it writes. If the contents changed, layc does not write the file. The exit status is 2.

`--write-baseline` protects the baseline file in the same way.

Related: L0904

"""#
  ),
  (
    908,
    #"""
# L0908 not-decided

`layc check` could not check this layout completely. Possible causes:

- The conditions, masks or texts of the layout divide the range of sizes into more parts than layc examines.
- A proof would take too long.
- None of the screens of `--devices` is among the `sizes` of the layout.

For the sizes that it could not check, layc neither found an error nor proved that there is none.

```sh wrong
layc check Samples/Fitting.lay --devices iphone --layout Words
```

```text
Samples/Fitting.lay:22:8: error: 'Words' is not decided: none of the screens is among its `sizes` [L0908]
   |
22 | layout Words(100x50) {
   |        ^^^^^
   = why: the screens are 320x568, 568x320, 375x667, 667x375 …
   = help: name other devices; '--allow-undecided' accepts the layout
```

The corrected command:

```sh
layc check Samples/Fitting.lay --layout Words
```

## Why

An exit status of 0 would mean that layc checked the whole layout. So the exit status is 1, also with `--quiet` and with a baseline. To let
layc check the layout completely, do one of these:

- Narrow the `sizes` of the layout.
- Write fewer conditions on each view.
- Check one part of the range at a time, with `--sizes`.

To accept layouts that are not decided, use `--allow-undecided`. Then only the summary mentions these layouts, and they do not change the
exit status.

The code in `layoutSubviews` is never part of a proof. But such code alone does not make a layout undecided.

Related: L0512

"""#
  ),
  (
    910,
    #"""
# L0910 settings-syntax

The settings file of the project, `layc.json`, is not JSON, or is larger than 1 MB. Comments (`//`, `/* */`) and a comma after the last
entry are allowed.

```jsonc layc.json
{
  strict: true
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
}
```

```sh wrong
layc check A.lay
```

```text
layc.json:2:3: error: the settings are not JSON: expected a name in quotes [L0910]
   |
 2 |   strict: true
   |   ^
   = note: comments, and a comma after the last entry, are allowed
```

The corrected settings, and the same command:

```jsonc right layc.json
{
  "strict": true  // warnings are errors
}
```

```sh
layc check A.lay
```

## Why

Without the project's settings, layc runs a different check than the project needs. So layc reports this error, and the exit status is 2.
layc still checks the files, with the default settings.

Related: L0911, L0912

"""#
  ),
  (
    911,
    #"""
# L0911 unknown-setting

layc does not know this key of `layc.json`. The page [settings](../settings.md) lists all keys. If a valid key has a similar spelling, the
report suggests the valid key.

```jsonc layc.json
{
  "severites": {"L0521": "off"}
}
```

```lay A.lay
layout A(320x480) {
}
```

```sh wrong
layc check A.lay
```

```text
layc.json:2:3: error: no setting is called 'severites' [L0911]
   |
 2 |   "severites": {"L0521": "off"}
   |   ^^^^^^^^^^^ did you mean 'severities'?
   = help: there are 'sizes', 'keyboard', 'safeArea', 'textSizes', 'expansion', 'pseudo', 'devices', 'strings', 'languages', 'severities', 'overrides', 'strict', 'interfaceBuilder', 'exclude'

A.lay:1:8: note: 'A' declares no sizes; only 320x480 was examined [L0521]
   |
 1 | layout A(320x480) {
   |        ^
   = help: write `sizes 320x320 ... 1366x1366` to check more sizes
   = fix, to review: add `sizes 320x320 ... 1366x1366`
```

The corrected settings, and the same command:

```jsonc right layc.json
{
  "severities": {"L0521": "off"}
}
```

```sh
layc check A.lay
```

## Why

If layc ignored a misspelt key, the setting would have no effect, and you would not notice. So the exit status is 2. The other keys of the
file apply.

A newer version of layc can have more keys. An older version reports such a key as unknown.

Related: L0910, L0912

"""#
  ),
  (
    912,
    #"""
# L0912 bad-setting

This setting of `layc.json` has an invalid value. Possible causes:

- The value has the wrong type.
- The value is not a range of sizes.
- layc does not know the device.
- A severity is not `off`, `note`, `warning` or `error`.
- A pattern contains a wildcard other than `*`, `**` and `?`.
- A key occurs twice.
- A list has more than 1000 entries.

```jsonc layc.json
{
  "sizes": "1366x1366 ... 320x320",
  "devices": ["iPhone SF"],
  "exclude": ["Legacy/[ab].lay"]
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
}
```

```sh wrong
layc check A.lay
```

```text
layc.json:2:13: error: '1366x1366 ... 320x320' are not sizes: this range runs backwards, from 1366x1366 down to 320x320 [L0912]
   |
 2 |   "sizes": "1366x1366 ... 320x320",
   |             ^^^^^^^^^^^^^^^^^^^^^
   = help: write sizes as in a `.lay` file, such as "320x320 ... 1366x1366"

layc.json:3:15: error: no device is called 'iPhone SF' [L0912]
   |
 3 |   "devices": ["iPhone SF"],
   |               ^^^^^^^^^^^
   = help: did you mean 'iPhone SE' or 'iPhone 5s' or 'iPhone 8'?

layc.json:4:15: error: 'Legacy/[ab].lay' is not a pattern of paths: the only wildcards are '*', '**' and '?' [L0912]
   |
 4 |   "exclude": ["Legacy/[ab].lay"]
   |               ^^^^^^^^^^^^^^^^^
   = help: for example "Legacy/**" or "**/Old*.lay"
```

The corrected settings, and the same command:

```jsonc right layc.json
{
  "sizes": "320x320 ... 1366x1366",
  "exclude": ["Legacy/?.lay"]
}
```

```sh
layc check A.lay
```

## Why

In `layc.json` you write sizes as in a `.lay` file, and layc reports the same errors. Patterns have only three wildcards, so that a reader
can see which paths a pattern matches.

layc ignores an invalid value and applies all other settings. The exit status is 2.

Related: L0106, L0910, L0911

"""#
  ),
  (
    913,
    #"""
# L0913 unknown-setting-code

The key `severities` in `layc.json` contains a code that does not exist. `layc explain` lists all codes.

```jsonc layc.json
{
  "severities": {"L521": "off", "ambiguous-layout": "error"}
}
```

```lay A.lay
layout A(320x480) {
}
```

```sh wrong
layc check A.lay
```

```text
layc.json:2:18: error: no problem has the code 'L521' [L0913]
   |
 2 |   "severities": {"L521": "off", "ambiguous-layout": "error"}
   |                  ^^^^^^ did you mean 'L0521'?
   = help: `layc explain` lists all codes

layc.json:2:33: error: no problem has the code 'ambiguous-layout' [L0913]
   |
 2 |   "severities": {"L521": "off", "ambiguous-layout": "error"}
   |                                 ^^^^^^^^^^^^^^^^^^ its code is 'L0502'
   = help: `layc explain` lists all codes

A.lay:1:8: note: 'A' declares no sizes; only 320x480 was examined [L0521]
   |
 1 | layout A(320x480) {
   |        ^
   = help: write `sizes 320x320 ... 1366x1366` to check more sizes
   = fix, to review: add `sizes 320x320 ... 1366x1366`
```

The corrected settings, and the same command:

```jsonc right layc.json
{
  "severities": {"L0521": "off", "L0502": "error"}
}
```

```sh
layc check A.lay
```

## Why

In `severities`, write the code of a problem, such as `L0521`, and not its name. layc never uses a code again for another problem. So a
setting has the same meaning in every later version.

Related: L0911, L0914

"""#
  ),
  (
    914,
    #"""
# L0914 fixed-severity

The key `severities` in `layc.json` changes the severity of an error. You can change the severity of warnings and notes only. You can give
them any severity.

```jsonc layc.json
{
  "severities": {"L0501": "warning"}
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
}
```

```sh wrong
layc check A.lay
```

```text
layc.json:2:27: error: L0501 (conflict) is always an error, and cannot be made a warning [L0914]
   |
 2 |   "severities": {"L0501": "warning"}
   |                           ^^^^^^^^^
   = why: a layout with this error has no result or a wrong result
   = help: known problems go into a baseline: `layc check --write-baseline FILE`
```

The corrected settings, and the same command:

```jsonc right layc.json
{
  "severities": {"L0502": "error"}
}
```

```sh
layc check A.lay
```

## Why

A layout with an error has no result, or a wrong result. Then all other problems that layc reports for this layout are unreliable. So layc
ignores such a setting: the error remains an error, and the exit status is 2.

If you cannot correct some errors today, write a baseline with `layc check --write-baseline FILE`. A baseline is a list of known problems.
With `layc check --baseline FILE`, layc reports only new problems. To skip third-party files, use `exclude`.

Related: L0906, L0913

"""#
  ),
  (
    915,
    #"""
# L0915 strings-syntax

layc cannot read this string catalog. Possible causes:

- A `.xcstrings` file is not JSON, or a value in the file has the wrong type.
- A `.strings` file has an invalid pair of key and value.
- A `.stringsdict` file is not a property list.
- The file is neither UTF-8 nor UTF-16 with a byte order mark.
- The file is compiled.
- The file names an unknown language.
- The string catalogs together have more than 100 languages or more than 16 MB.

```jsonc A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "German": {"stringUnit": {"state": "translated", "value": "Weiter"}}
      }
    }
  },
  "version": "1.0"
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
  view next: Button { text = "Next"; .edges(top, leading) == superview inset 16 }
}
```

```sh wrong
layc check A.lay --strings A.xcstrings
```

```text
A.xcstrings:6:9: error: 'German' is not a language [L0915]
   |
 6 |         "German": {"stringUnit": {"state": "translated", "value": "Weiter"}}
   |         ^^^^^^^^
   = help: languages are tags such as 'de' or 'pt-BR'
```

The corrected catalog, and the same command:

```jsonc right A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}}
      }
    }
  },
  "version": "1.0"
}
```

```sh
layc check A.lay --strings A.xcstrings
```

## Why

layc checks the layouts with the strings that it could read. The other strings are missing from the check.

Catalogs from other tools often have errors that Xcode ignores. If layc also ignored these errors, it would not check some languages, and
you would not notice.

Related: L0916, L0917, L0910

"""#
  ),
  (
    916,
    #"""
# L0916 unknown-language

No string catalog contains this language, which you named with `--languages` or with `languages` in `layc.json`.

```jsonc A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}}
      }
    }
  },
  "version": "1.0"
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
  view next: Button { text = "Next"; .edges(top, leading) == superview inset 16 }
}
```

```sh wrong
layc check A.lay --strings A.xcstrings --languages de-DE
```

```text
layc: error: no string catalog has the language 'de-DE'; did you mean 'de'? [L0916]
   = help: the languages are en, de
proved A: consistent, unambiguous, healthy (1 of 1 content view judged) at 320x480
```

The corrected command, with a language of the catalog:

```sh
layc check A.lay --strings A.xcstrings --languages de
```

## Why

If layc ignored an unknown language, you would believe that layc checked the language. The region and the script are part of the name of a
language: `pt` and `pt-BR` are different languages.

Related: L0915, L0902

"""#
  ),
  (
    917,
    #"""
# L0917 untranslated-key

A layout shows the string of this key, but the key is not translated into every language of the string catalogs. In at least one language,
the translation is missing, or the state of the translation is `new`.

```jsonc A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}}
      }
    },
    "Back": {
      "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Zurück"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Retour"}}
      }
    }
  },
  "version": "1.0"
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
  view next: Button { text = "Next"; .edges(top, leading) == superview inset 16 }
}
```

```sh wrong
layc check A.lay --strings A.xcstrings --strict
```

```text
A.xcstrings:4:5: error: 'Next' has no translation in fr [L0917]
   |
 4 |     "Next": {
   |     ^^^^^^
   = note: a layout shows this key; without a translation, the check used the text of the source language
```

The corrected catalog, and the same command:

```jsonc right A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Continuer"}}
      }
    }
  },
  "version": "1.0"
}
```

```sh
layc check A.lay --strings A.xcstrings --strict
```

## Why

If a translation is missing, users of the language see the string of the source language. layc also checks the layout with this string. If
the state of a translation is `new`, layc uses the translation, unless it is empty.

The final translation can be longer, so check the layout again when you have it.

If the string is the same in all languages, write `"shouldTranslate": false` for its key. layc does not report keys that no layout shows.

Related: L0918, L0919

"""#
  ),
  (
    918,
    #"""
# L0918 missing-plural

This string lacks a plural form of its language. For example, Polish has the forms `one`, `few`, `many` and `other`. Unicode CLDR defines
the plural forms of each language. layc requires the form `other`, and each form that the language uses for whole numbers below a million.

```jsonc A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "pl": {
          "variations": {
            "plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}
            }
          }
        }
      }
    }
  },
  "version": "1.0"
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
  view next: Button { text = "Next"; .edges(top, leading) == superview inset 16 }
}
```

```sh wrong
layc check A.lay --strings A.xcstrings --strict
```

```text
A.xcstrings:6:9: error: the text of 'Next' in pl lacks the plural forms 'few' and 'many' [L0918]
   |
 6 |         "pl": {
   |         ^^^^
   = why: pl distinguishes 'one', 'few', 'many' and 'other' (Unicode CLDR)
```

The corrected catalog, and the same command:

```jsonc right A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "pl": {
          "variations": {
            "plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}
            }
          }
        }
      }
    }
  },
  "version": "1.0"
}
```

```sh
layc check A.lay --strings A.xcstrings --strict
```

## Why

If a form is missing, the app shows the form `other` instead. Then the text is grammatically wrong, and it often has another length.

Related: L0917

"""#
  ),
  (
    919,
    #"""
# L0919 text-without-key

This layout shows strings that are in no string catalog. Such a string is neither a key of a catalog nor the text of a key in the source
language. So the app shows the same string in every language.

```jsonc A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Continue": {
      "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}}
      }
    }
  },
  "version": "1.0"
}
```

L0919 is a note by default. In this example, `layc.json` makes it an error:

```jsonc layc.json
{
  "severities": {"L0919": "error"}
}
```

```lay A.lay
layout A(320x480) {
  sizes 320x480
  view next: Button { text = "Next"; .edges(top, leading) == superview inset 16 }
}
```

```sh wrong
layc check A.lay --strings A.xcstrings
```

```text
A.lay:1:8: error: a text of 'A' is in no string catalog: "Next" [L0919]
   |
 1 | layout A(320x480) {
   |        ^
   = note: these texts are the same in every language
   = help: add each text to a catalog, as a key or as the text of a key in the source language
```

The corrected catalog, and the same command:

```jsonc right A.xcstrings
{
  "sourceLanguage": "en",
  "strings": {
    "Next": {
      "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}}
      }
    }
  },
  "version": "1.0"
}
```

```sh
layc check A.lay --strings A.xcstrings
```

## Why

Without translations, layc checks the layout with this string only. Add the string to a catalog.

Some strings are only samples, which the app replaces at run time. If a layout shows samples, write `allow L0919 "samples"` inside the
braces of the layout. layc does not report strings without a letter, such as `12:15`.

Related: L0917

"""#
  ),
  (
    920,
    #"""
# L0920 logged-conflict

The constraints in this log of UIKit or AppKit cannot all be satisfied. The report shows a minimal set of conflicting constraints. If you
remove any one constraint of this set, the others of the set can be satisfied.

```log console.log
2026-11-02 10:14:33.201 Shop[512:9041] [LayoutConstraints] Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600001 UIImageView:0x7f01.height == 24   (active)>",
    "<NSLayoutConstraint:0x600002 V:|-(21)-[UIImageView:0x7f01]   (active, names: '|':Shop.Header:0x7f02 )>",
    "<NSLayoutConstraint:0x600003 V:[UIImageView:0x7f01]-(9)-|   (active, names: '|':Shop.Header:0x7f02 )>",
    "<NSLayoutConstraint:0x600004 Shop.Header:0x7f02.height == 44   (active)>"
)
```

```sh wrong
layc log console.log
```

```text
console.log:1:60: error: these 4 constraints cannot all be satisfied [L0920]
   3 | UIImageView.height == 24                 yours
   4 | UIImageView.top == Header.top + 21       yours
   5 | Header.bottom == UIImageView.bottom + 9  yours
   6 | Header.height == 44                      yours
    = why: 24 + 21 + 9 is 54, which is 10 more than 44, Header.height
    = note: cause (yours): your app added all of these constraints; remove one, change one or make one optional
    = note: if you remove any one of these constraints, the others can be satisfied (each was tried); none of them is in a conflict with fewer constraints
    = help: tried: lower the priority of Header.bottom == UIImageView.bottom + 9 to 999; all other constraints of the log can then be satisfied
          let bottom = imageView.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -9)
          bottom.priority = UILayoutPriority(999)
          bottom.isActive = true
```

In this example, you correct the app: you make the header taller. Then the log contains no conflict:

```log right console.log
2026-11-02 10:20:01.640 Shop[519:9188] did finish launching
```

```sh
layc log console.log
```

## Why

UIKit or AppKit breaks one of the constraints and continues. The screen may look right today, but wrong with the next text, device or system
version.

The log is hard to read, because:

- The log also lists constraints that are not part of the conflict.
- The log does not mention that a width or height cannot be negative.
- The log does not show the sum of the constants.
- The log does not suggest a fix.

[Conflict logs](../conflict-logs.md) explains the reports of layc.

Related: L0501, L0921, L0922

"""#
  ),
  (
    921,
    #"""
# L0921 logged-satisfiable

UIKit or AppKit logged that constraints cannot all be satisfied. But the constraints in the log can all be satisfied.

```log console.log
2026-11-02 10:14:33.201 Shop[512:9041] [LayoutConstraints] Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600001 Shop.Title:0x7f01.lastBaseline == Shop.Card:0x7f02.top + 18   (active)>",
    "<NSLayoutConstraint:0x600002 Shop.Title:0x7f01.lastBaseline == Shop.Card:0x7f02.top + 18   (active)>"
)
```

```sh wrong
layc log console.log
```

```text
console.log:1:60: warning: these 2 constraints can all be satisfied as they are printed [L0921]
   3 | Title.lastBaseline == Card.top + 18  yours
   4 | Title.lastBaseline == Card.top + 18  yours
    = note: Title.lastBaseline == Card.top + 18 is active twice: lines 3 and 4
    = help: activate this constraint only once: code that updates constraints often leaves a second copy
```

In this example, you correct the app: it activates the constraint only once. Then the log contains no such message:

```log right console.log
2026-11-02 10:20:01.640 Shop[519:9188] did finish launching
```

```sh
layc log console.log
```

## Why

The system checks the constraints each time that the app adds a constraint or changes a size. So the log can describe a temporary state
between two layouts.

The log also omits the sizes of margins, the positions of baselines, and all digits of a number after the sixth. layc reports a conflict
only if the printed constraints prove the conflict. The notes of the report state what the log omits.

Related: L0920

"""#
  ),
  (
    922,
    #"""
# L0922 unreadable-log

layc cannot read some or all constraints of this log of UIKit or AppKit.

```log console.log
[Layout] Unable to simultaneously satisfy constraints:
<private>

Will attempt to recover by breaking constraint 
<private>
```

```sh wrong
layc log console.log
```

```text
console.log:1:10: warning: the log hides its constraints as <private> [L0922]
    = note: the system's unified log does so outside of Xcode
    = help: run the app from Xcode, or install a logging profile with Enable-Private-Data on the device, and log again
```

If you run the app from Xcode, the log shows the constraints. This example is the log of the corrected app, which has no conflict:

```log right console.log
2026-11-02 10:20:01.640 Shop[519:9188] did finish launching
```

```sh
layc log console.log
```

## Why

If an app logs a string, Apple's unified log shows `<private>` in its place. To see the strings, run the app from Xcode or install a logging
profile.

There are two other causes: the console cut off the log, or layc does not know the form of a constraint. If constraints are missing from a
log, layc cannot determine whether there is a conflict.

Related: L0920

"""#
  ),
  (
    923,
    #"""
# L0923 misplaced-view

A storyboard or xib stores a frame for each view. The stored frame of this view differs from the frame that the constraints produce. So the
canvas of Xcode shows a different layout than the app.

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="24" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:8:9: error: 'Card' is recorded at (24, 20, 100, 44), and its constraints place it at (16, 20, 100, 44) [L0923]
   |
 8 |         <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
   |         ^^^^^
   = note: in Interface Builder: View › Card (object id card)
   = help: in Xcode: Editor › Resolve Auto Layout Issues › Update Frames
   = fix, to review: write (16, 20, 100, 44)
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Xcode stores the frames when it draws the canvas. If a merge or an edit by hand changes a constraint, the stored frames are out of date. The
canvas then shows a wrong layout.

layc computes the frames for the size and the safe area of the canvas. layc reports a view if its stored frame differs from the computed
frame by more than one point. layc skips views with an ambiguous position or size, and layouts with a conflict.

Files do not store the safe area of the canvas. If another safe area that devices have brings more views to their stored frames, layc uses
it. If several views of a layout differ that Xcode does not mark as misplaced, layc reports only those that Xcode marks and what is inside
of them. `--fix` writes the computed frame of a view that Xcode marks as misplaced. For other views, the fix is one to review: Xcode may
have used another canvas than layc. Some views have a content size that layc reads from the stored frame. `--fix` does not change the frame
of such a view.

Related: L0501, L0502

"""#
  ),
  (
    924,
    #"""
# L0924 duplicate-object-id

Two objects of a storyboard or xib have the same object id. A reference to this id refers to only one of the objects.

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c1"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:16:9: error: 'Constraint' has the object id 'c1' of another object [L0924]
   |
13 |         <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
   |         ----------- the other
   :
16 |         <constraint firstItem="card" firstAttribute="height" constant="44" id="c1"/>
   |         ^^^^^^^^^^^
   = note: in Interface Builder: View › Constraints (object id c1)
   = help: references to 'c1' refer to only one of these objects; duplicate one object in Xcode and delete the original
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Object ids must be unique in a file. If a merge of two branches copies an object, the copy has the id of the original. Xcode then decides to
which of the two objects an outlet or a constraint refers.

Related: L0923

"""#
  ),
  (
    925,
    #"""
# L0925 missing-reuse-identifier

A prototype cell has no reuse identifier, so code cannot dequeue it.

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <tableView translatesAutoresizingMaskIntoConstraints="NO" dataMode="prototypes" style="plain" rowHeight="44" id="table">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <prototypes>
            <tableViewCell id="cell" rowHeight="44">
              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </subviews>
      <constraints>
        <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="table" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="table" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:11:13: error: the prototype 'Table View Cell' has no reuse identifier [L0925]
   |
11 |             <tableViewCell id="cell" rowHeight="44">
   |             ^^^^^^^^^^^^^^
   = note: in Interface Builder: View › Table View › Table View Cell (object id cell)
   = help: code cannot dequeue the cell: give it an identifier in the attributes inspector
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <tableView translatesAutoresizingMaskIntoConstraints="NO" dataMode="prototypes" style="plain" rowHeight="44" id="table">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Card" id="cell" rowHeight="44">
              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </subviews>
      <constraints>
        <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="table" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="table" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Static cells need no identifier, and layc does not report them. A table view or collection view finds a prototype cell by its reuse identifier. Without an identifier, `dequeueReusableCell` cannot return
the cell.

Related: L0938

"""#
  ),
  (
    926,
    #"""
# L0926 absolute-sides

This constraint uses a left or right edge. UIKit does not mirror left and right edges in a right-to-left layout. `L0926` is off by default.
Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0926": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:13:9: error: the constraint uses left [L0926]
   |
13 |         <constraint firstItem="card" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16" id="c1"/>
   |         ^^^^^^^^^^^
   = note: in Interface Builder: View › Constraints (object id c1)
   = help: use leading and trailing, which are mirrored in languages from right to left
   = fix, to review: write leading
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

UIKit mirrors leading and trailing edges in a right-to-left layout. Most layouts should be mirrored, so most constraints should use leading
and trailing edges. `layc check` with `--apply` or `--interactive` replaces left with leading, and right with trailing.

Related: L0536, L0927

"""#
  ),
  (
    927,
    #"""
# L0927 relative-to-margin

This constraint is relative to a layout margin of the superview. The width of this margin depends on the device. `L0927` is off by default.
Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0927": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="32" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:13:9: error: the constraint is relative to a margin, 'leadingMargin' [L0927]
   |
13 |         <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="16" id="c1"/>
   |         ^^^^^^^^^^^
   = note: in Interface Builder: View › Constraints (object id c1)
   = help: margins differ between devices: turn off "Relative to margin" and write the distance
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Xcode turns on "Relative to margin" for new constraints. But margins have different widths:

- Most views have layout margins of 8 points.
- The view of a view controller has side margins of 16 or 20 points.
- Margins that include a safe area inset are larger.

A constraint to the edge of the superview gives the same distance on every device.

Related: L0926

"""#
  ),
  (
    928,
    #"""
# L0928 missing-accessibility-label

This view has no accessibility label. The view is an image that VoiceOver reads, a button with only an image, or a text field with a
placeholder. `L0928` is off by default. Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0928": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" lineBreakMode="middleTruncation" id="card" userLabel="Delete">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <state key="normal" image="trash"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
  <resources>
    <image name="trash" width="20" height="20"/>
  </resources>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:8:9: error: 'Delete', a button with an image alone, has no accessibility label [L0928]
   |
 8 |         <button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" lineBreakMode="middleTruncation" id="card" userLabel="Del…
   |         ^^^^^^^
   = note: in Interface Builder: View › Delete (object id card)
   = help: without a label, VoiceOver reads the name of the image; in an empty text field, it reads the placeholder
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" lineBreakMode="middleTruncation" id="card" userLabel="Delete">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Delete"/>
          <state key="normal" image="trash"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
  <resources>
    <image name="trash" width="20" height="20"/>
  </resources>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Without a label, VoiceOver reads the file name of the image. In a text field without a label, VoiceOver reads the placeholder, but only
until the user enters a text.

Related: L0929

"""#
  ),
  (
    929,
    #"""
# L0929 missing-accessibility-identifier

This control has no accessibility identifier. UI tests find a control by this identifier. `L0929` is off by default. Turn it on with
`severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0929": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <switch translatesAutoresizingMaskIntoConstraints="NO" contentHorizontalAlignment="center" id="card" userLabel="Wi-Fi">
          <rect key="frame" x="16" y="20" width="102" height="44"/>
        </switch>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:8:9: error: 'Wi-Fi' has no accessibility identifier [L0929]
   |
 8 |         <switch translatesAutoresizingMaskIntoConstraints="NO" contentHorizontalAlignment="center" id="card" userLabel="Wi-Fi">
   |         ^^^^^^^
   = note: in Interface Builder: View › Wi-Fi (object id card)
   = help: tests of the user interface find a control by its identifier in every language
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <switch translatesAutoresizingMaskIntoConstraints="NO" contentHorizontalAlignment="center" id="card" userLabel="Wi-Fi">
          <rect key="frame" x="16" y="20" width="102" height="44"/>
          <accessibility key="accessibilityConfiguration" identifier="wifi"/>
        </switch>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

If a test finds a control by its text, the test fails in another language. An identifier is the same in every language. Users do not see the
identifier, and VoiceOver does not read it.

Related: L0928

"""#
  ),
  (
    930,
    #"""
# L0930 fixed-font

This font has a fixed size in points, so the text ignores the text size that users choose. `L0930` is off by default. Turn it on with
`severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0930": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <label translatesAutoresizingMaskIntoConstraints="NO" text="Total" id="card" userLabel="Total">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:10:11: error: the font of 'Total' is 17 points at every text size [L0930]
   |
10 |           <fontDescription key="fontDescription" type="system" pointSize="17"/>
   |           ^^^^^^^^^^^^^^^^
   = note: in Interface Builder: View › Total (object id card)
   = help: choose a text style, such as Body, and turn on "Automatically Adjusts Font"
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <label translatesAutoresizingMaskIntoConstraints="NO" text="Total" adjustsFontForContentSizeCategory="YES" id="card" userLabel="Total">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Users choose a text size in the system settings. Only a font with a text style, such as Body, changes with this text size.

Related: L0929

"""#
  ),
  (
    931,
    #"""
# L0931 class-without-module

This object has a custom class without a module. If the class is a Swift class, the app cannot find the class at run time. `L0931` is off by
default. Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0931": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root" customClass="CardView">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:5:5: error: the class 'CardView' has no module [L0931]
   |
 5 |     <view id="root" customClass="CardView">
   |     ^^^^^
   = note: in Interface Builder: Card View (object id root)
   = help: for a Swift class, set its module in the identity inspector, or select "Inherit Module From Target"
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root" customClass="CardView" customModule="Shop" customModuleProvider="target">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

At run time, the name of a Swift class begins with its module. Without the module, the system creates an object of the standard class, such
as a plain view. The app then crashes when the system connects an outlet of the custom class.

An Objective-C class needs no module. For folders with Objective-C classes, set `L0931` to `off` with `overrides` in `layc.json`.

Related: L0937

"""#
  ),
  (
    932,
    #"""
# L0932 unused-image

The resource list at the end of this file contains an image that no object of the file uses. `L0932` is off by default. Turn it on with
`severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0932": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
  <resources>
    <image name="trash" width="20" height="20"/>
  </resources>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:21:5: error: the list of images names 'trash', which nothing uses [L0932]
   |
21 |     <image name="trash" width="20" height="20"/>
   |     ^^^^^^
   = help: Xcode removes it from the list when it saves the file
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Xcode writes the names and sizes of the used images into this list. After a merge or an edit by hand, the list can contain unused images.
Xcode removes them when you save the file in Xcode.

Related: L0924

"""#
  ),
  (
    933,
    #"""
# L0933 without-auto-layout

This storyboard or xib does not use Auto Layout. `L0933` is off by default. Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0933": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:2:1: error: the document does not use Auto Layout [L0933]
   |
 2 | <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
   | ^^^^^^^^^
   = help: turn on "Use Auto Layout" in the file inspector
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Without Auto Layout, the constraints of the file have no effect. Views keep the frames of the canvas, or follow their autoresizing masks.

Related: L0923

"""#
  ),
  (
    934,
    #"""
# L0934 trait-variation

A view, a constraint or a setting varies by size class. `L0934` is off by default. Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0934": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3">
          <variation key="widthClass=regular" constant="120"/>
        </constraint>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:16:11: error: the width constraint of 'Card' varies by size class [L0934]
   |
16 |           <variation key="widthClass=regular" constant="120"/>
   |           ^^^^^^^^^^
   = note: in Interface Builder: View (object id c3)
   = help: this variation is for 'widthClass=regular'
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Xcode shows variations only in the inspectors, so people overlook them. Each variation can double the number of layouts to check. layc
checks the layout with every variation of the file.

If your team writes variations in code instead, turn on `L0934` to find the variations in files.

Related: L0933

"""#
  ),
  (
    935,
    #"""
# L0935 stack-background

A stack view has a background colour. iOS 13 and earlier do not draw this colour. `L0935` is off by default. Turn it on with `severities` in
`layc.json`.

```jsonc layc.json
{"severities": {"L0935": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" id="card" userLabel="Rows">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="row">
              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
            </view>
          </subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:15:11: error: 'Rows' has a background colour [L0935]
   |
15 |           <color key="backgroundColor" systemColor="systemBackgroundColor"/>
   |           ^^^^^^
   = note: in Interface Builder: View › Rows (object id card)
   = help: before iOS 14, a stack view does not draw a background: put the stack view into a view with this colour
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" id="card" userLabel="Rows">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="row">
              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
            </view>
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Before iOS 14, the layer of a stack view was a `CATransformLayer`, which draws no background. If you need the colour, put the stack view
into a view with this background colour.

Related: L0939

"""#
  ),
  (
    936,
    #"""
# L0936 storyboard-identifier

The storyboard identifier of a controller differs from the name of the controller's class. `L0936` is off by default. Turn it on with
`severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0936": "warning"}}
```

```xml LoginViewController.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina4_7" orientation="portrait"/>
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <scenes>
    <scene sceneID="s1">
      <objects>
        <viewController customClass="LoginViewController" customModule="Shop" storyboardIdentifier="Login" id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>

          </view>
        </viewController>
      </objects>
    </scene>
  </scenes>
</document>
```

```sh wrong
layc check --strict LoginViewController.storyboard
```

```text
LoginViewController.storyboard:8:9: error: the storyboard identifier 'Login' is not the class 'LoginViewController' [L0936]
   |
 8 |         <viewController customClass="LoginViewController" customModule="Shop" storyboardIdentifier="Login" id="vc" sceneMemberID="viewContro…
   |         ^^^^^^^^^^^^^^^
   = note: in Interface Builder: Scene (object id vc)
   = help: if both names are the same, code can instantiate the controller by its class
```

The corrected file, and the same command:

```xml right LoginViewController.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina4_7" orientation="portrait"/>
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <scenes>
    <scene sceneID="s1">
      <objects>
        <viewController customClass="LoginViewController" customModule="Shop" storyboardIdentifier="LoginViewController" id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>

          </view>
        </viewController>
      </objects>
    </scene>
  </scenes>
</document>
```

```sh
layc check --strict LoginViewController.storyboard
```

## Why

Give the identifier and the class the same name. Then one generic function, such as `instantiate<Controller>(_: Controller.Type)`, can
instantiate every controller.

Related: L0937, L0938

"""#
  ),
  (
    937,
    #"""
# L0937 class-of-other-file

This storyboard has only one controller. The name of the controller's class differs from the name of the file. `L0937` is off by default.
Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0937": "warning"}}
```

```xml LoginViewController.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina4_7" orientation="portrait"/>
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <scenes>
    <scene sceneID="s1">
      <objects>
        <viewController customClass="SignInViewController" customModule="Shop" id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>

          </view>
        </viewController>
      </objects>
    </scene>
  </scenes>
</document>
```

```sh wrong
layc check --strict LoginViewController.storyboard
```

```text
LoginViewController.storyboard:8:9: error: the only controller has the class 'SignInViewController', and the file is named 'LoginViewController' [L0937]
   |
 8 |         <viewController customClass="SignInViewController" customModule="Shop" id="vc" sceneMemberID="viewController">
   |         ^^^^^^^^^^^^^^^
   = note: in Interface Builder: Scene (object id vc)
   = help: if both names are the same, code can find the storyboard by the class
```

The corrected file, and the same command:

```xml right LoginViewController.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina4_7" orientation="portrait"/>
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <scenes>
    <scene sceneID="s1">
      <objects>
        <viewController customClass="LoginViewController" customModule="Shop" id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>

          </view>
        </viewController>
      </objects>
    </scene>
  </scenes>
</document>
```

```sh
layc check --strict LoginViewController.storyboard
```

## Why

Give the class and the file the same name. Then people and code can find the storyboard by the name of the class.

Related: L0936

"""#
  ),
  (
    938,
    #"""
# L0938 other-reuse-identifier

The reuse identifier of a cell differs from the name of the cell's class. `L0938` is off by default. Turn it on with `severities` in
`layc.json`.

```jsonc layc.json
{"severities": {"L0938": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <tableView translatesAutoresizingMaskIntoConstraints="NO" dataMode="prototypes" style="plain" rowHeight="44" id="table">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Card" customClass="CardCell" customModule="Shop" id="cell" rowHeight="44">
              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </subviews>
      <constraints>
        <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="table" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="table" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:11:13: error: the reuse identifier 'Card' is not the class 'CardCell' [L0938]
   |
11 |             <tableViewCell reuseIdentifier="Card" customClass="CardCell" customModule="Shop" id="cell" rowHeight="44">
   |             ^^^^^^^^^^^^^^
   = note: in Interface Builder: View › Table View › Card Cell (object id cell)
   = help: with the class name as identifier, code can dequeue a cell by its class
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <tableView translatesAutoresizingMaskIntoConstraints="NO" dataMode="prototypes" style="plain" rowHeight="44" id="table">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <prototypes>
            <tableViewCell reuseIdentifier="CardCell" customClass="CardCell" customModule="Shop" id="cell" rowHeight="44">
              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </subviews>
      <constraints>
        <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="table" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="table" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

Give the identifier and the class the same name. Then one generic function, such as `dequeue<Cell>(_: Cell.Type)`, can dequeue every cell.

Related: L0925, L0936

"""#
  ),
  (
    939,
    #"""
# L0939 unnamed-color

A colour is written as numbers. Use a named colour of an asset catalog instead. `L0939` is off by default. Turn it on with `severities` in
`layc.json`.

```jsonc layc.json
{"severities": {"L0939": "warning"}}
```

```xml Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <color key="backgroundColor" red="0.9" green="0.9" blue="0.95" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
</document>
```

```sh wrong
layc check --strict Card.xib
```

```text
Card.xib:10:11: error: the colour 'backgroundColor' of 'Card' is written as numbers [L0939]
   |
10 |           <color key="backgroundColor" red="0.9" green="0.9" blue="0.95" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
   |           ^^^^^^
   = note: in Interface Builder: View › Card (object id card)
   = help: a named colour of an asset catalog has a dark variant and changes in one place
```

The corrected file, and the same command:

```xml right Card.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <objects>
    <view id="root">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
          <rect key="frame" x="16" y="20" width="100" height="44"/>
          <color key="backgroundColor" name="Card"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
      </constraints>
    </view>
  </objects>
  <resources>
    <namedColor name="Card">
      <color red="0.9" green="0.9" blue="0.95" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </namedColor>
  </resources>
</document>
```

```sh
layc check --strict Card.xib
```

## Why

A named colour can have a variant for the dark appearance. You can change the colour in the catalog once, for all views that use it. layc
does not report system colours, because they also have names.

Related: L0935

"""#
  ),
  (
    940,
    #"""
# L0940 other-bundle

A storyboard reference leads to a storyboard in another bundle. `L0940` is off by default. Turn it on with `severities` in `layc.json`.

```jsonc layc.json
{"severities": {"L0940": "warning"}}
```

```xml LoginViewController.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina4_7" orientation="portrait"/>
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <scenes>
    <scene sceneID="s1">
      <objects>
        <viewController customClass="LoginViewController" id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>

          </view>
        </viewController>
      </objects>
    </scene>
    <scene sceneID="s2">
      <objects>
        <viewControllerPlaceholder storyboardName="Pay" bundleIdentifier="com.example.pay" id="pay" sceneMemberID="viewController"/>
      </objects>
    </scene>
  </scenes>
</document>
```

```sh wrong
layc check --strict LoginViewController.storyboard
```

```text
LoginViewController.storyboard:18:9: error: 'View Controller Placeholder' leads to a storyboard of the bundle 'com.example.pay' [L0940]
   |
18 |         <viewControllerPlaceholder storyboardName="Pay" bundleIdentifier="com.example.pay" id="pay" sceneMemberID="viewController"/>
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^
   = note: in Interface Builder: Scene (object id pay)
   = help: the app crashes if that bundle is not loaded
```

The corrected file, and the same command:

```xml right LoginViewController.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina4_7" orientation="portrait"/>
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
  <scenes>
    <scene sceneID="s1">
      <objects>
        <viewController customClass="LoginViewController" id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>

          </view>
        </viewController>
      </objects>
    </scene>
    <scene sceneID="s2">
      <objects>
        <viewControllerPlaceholder storyboardName="Pay" id="pay" sceneMemberID="viewController"/>
      </objects>
    </scene>
  </scenes>
</document>
```

```sh
layc check --strict LoginViewController.storyboard
```

## Why

When the app opens the referenced storyboard, the system looks for the bundle of the storyboard. If this bundle is not loaded, the app
crashes.

Related: L0936

"""#
  ),
  (
    941,
    #"""
# L0941 too-many-pixels

`layc render` cannot write this PNG, and writes no picture. Possible causes:

- The picture would have more than 67,108,864 pixels, the area of 8192x8192.
- One side would be longer than 32,768 pixels.
- Painting the picture would take too long.

```sh wrong
layc render Samples/SignIn.lay --size 8000x8000 --format png
```

```text
layc: error: a picture of 16068x16116 pixels; the limits are 67,108,864 pixels in total and 32,768 on a side [L0941]
   = help: a smaller '--scale', fewer screens, or '--format svg'
```

The corrected command:

```sh
layc render Samples/SignIn.lay --size 8000x8000 --format svg
```

## Why

Many viewers cannot open very large pictures. A PNG has two pixels per point, unless `--scale` or the device determines another number. SVG
and PDF have no pixels, so these formats do not have this limit.

Related: L0942, L0943

"""#
  ),
  (
    942,
    #"""
# L0942 too-many-screens

The options of `layc render` choose more than 256 screens for one picture. layc writes no picture.

layc draws one screen for each combination of layout, size, state, direction, text size and language. An animation with *n* steps has *n* +
1 screens.

```sh wrong
layc render Samples/Gallery/Player.lay --animate base..open --steps 300
```

```text
layc: error: 301 screens, and a picture has at most 256 [L0942]
   = help: choose fewer sizes, states, languages or steps
```

The corrected command:

```sh
layc render Samples/Gallery/Player.lay --animate base..open --steps 6
```

## Why

A person cannot review more than 256 screens in one picture, but a few options can choose thousands of screens. To check every size, use
`layc check` instead. To see at which sizes the layout is proved, use `layc map`.

Related: L0941, L0943

"""#
  ),
  (
    943,
    #"""
# L0943 too-many-drawn-views

The screens in one picture of `layc render` have more than 40,000 views in total. layc writes no picture.

```lay Huge.lay
layout Huge(375x667) {
  for i in 0 ..< 1000 { view dot[i] { frame = (10, 20, 2, 2) } }
}
```

```sh wrong
layc render Huge.lay --devices iphone,ipad
```

```text
layc: error: 123123 views, and a picture has at most 40000 [L0943]
   = help: draw fewer screens in a picture
```

The corrected command:

```sh
layc render Huge.lay --size 375x667
```

## Why

A picture contains at least one element for each view. Browsers and editors stop responding if a picture has many more elements.

Related: L0941, L0942

"""#
  ),
  (
    944,
    #"""
# L0944 no-earlier-version

`layc render --before` could not read an earlier version of the file. Possible causes:

- The revision does not exist.
- The file does not exist in this revision.
- The directory is not in a git repository.
- git is not installed.

```sh wrong
layc render Samples/SignIn.lay --before v0.0
```

```text
layc: error: there is no file and no revision of git 'v0.0' [L0944]
   = help: 'git log --oneline -- Samples/SignIn.lay' lists the revisions of the file
```

The corrected command:

```sh
layc render Samples/SignIn.lay --before Samples/Welcome.lay
```

## Why

layc runs `git show` to read the file and its imported files at the revision. To compare with the last commit, write `--before HEAD`. You
can also name a file instead of a revision, as in the corrected command.

In a GitHub workflow, `actions/checkout` fetches only the last commit. To fetch earlier revisions too, set `fetch-depth: 0`.

Related: L0901

"""#
  ),
  (
    955,
    #"""
# L0955 cannot-listen

`layc preview` could not use this port. Another program uses the port, or the system denies access to it.

```sh wrong
layc preview SignIn.lay --port 8080 & layc preview SignIn.lay --port 8080
```

```text
layc: error: another program uses port 8080 [L0955]
   = help: a preview may already be running; without '--port', the system chooses a free port
```

The corrected command:

```sh
layc preview SignIn.lay
```

## Why

Two programs cannot use the same port. Without `--port`, the system chooses a free port. So several previews can run at the same time, even
for the same file.

The system may deny access to ports below 1024. Choose a higher port. The exit status is 2.

Related: L0902

"""#
  ),
]
