// Written by Scripts/make_pages.py from docs/errors. Change the pages there and run the script.
// swift-format-ignore-file

/// The pages of the codes, in the order of their numbers: 101 is L0101. A string as the code would take three times as long
/// to compile.
let errorPages: [(number: Int, text: StaticString)] = [
  (
    101,
    #"""
# L0101 unexpected-token

Something stands where a statement has ended, or begins a line although no statement begins with it. A statement
begins with a word of the language, with a view, an attribute or a property.

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

A text by itself does not say what it is for; the name of the property does. One word in front decides which statement
a line is, so a mistake never reaches further than its line.

Related: L0116, L0118, L0120

"""#
  ),
  (
    102,
    #"""
# L0102 expected-value

A value is missing: behind a sign such as `==` or `+`, behind `when`, or between the brackets of an index. The rest of
the file is read as usual.

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

A relation does not go on in the next line. A rule that is only half typed would otherwise swallow the line below it,
and often without an error.

Related: L0103, L0117

"""#
  ),
  (
    103,
    #"""
# L0103 expected-name

A name is missing: behind a word that declares something, or behind a dot. What follows the gap is read as if the name
were there.

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

Rules, messages and apps speak of a view by its name. A view that nobody could name could not be placed from outside
its braces.

Related: L0107, L0151

"""#
  ),
  (
    104,
    #"""
# L0104 reserved-name

The name is taken by the language: it is a statement word, an attribute, a view or guide that is always there, or one
of the geometric properties. Names of other properties, such as `text`, are free.

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

If a view could be called `left`, then `title.left` would be an edge or a view inside, depending on lines far away.
The list of these names is short and is the same everywhere.

Related: L0203, L0221

"""#
  ),
  (
    105,
    #"""
# L0105 expected-word

A word or sign that belongs to this statement is missing: the `in` of a `for`, the `with` of an `align`, the colon
behind the name of a constraint.

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

Such words part what would run together without them. They are also where an editor knows what can follow.

Related: L0102, L0106, L0155

"""#
  ),
  (
    106,
    #"""
# L0106 expected-size

A size is missing behind `sizes`, behind `expect`, or in the parentheses of a layout. A size is a width, the letter
`x` and a height, for example `375x667`.

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
   = help: a size is width, 'x' and height without blanks: `375x667`
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

A layout has frames only at a size, so a promise about them must say at which. The size of the design is no default,
because it would not be seen here.

Related: L0141, L0171, L0442

"""#
  ),
  (
    107,
    #"""
# L0107 expected-kind

A colon says that a kind follows, and none does. A view without a kind, a plain `View`, has no colon.

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
   = help: for example `Label`; without a kind, leave the ':' out
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

The kind decides whether a view has a size of its own. Whether a kind was forgotten or the colon is too much, only the
author knows.

Related: L0103, L0150, L0207

"""#
  ),
  (
    108,
    #"""
# L0108 missing-block

The braces of this statement are missing. The `{` stands on the line of the word that it belongs to.

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

Braces show where a condition ends. Without them a second line, indented like the first, would look as if it belonged
to the condition and would not.

Related: L0113, L0115

"""#
  ),
  (
    109,
    #"""
# L0109 missing-equal

The name of a metric or of a let is followed by something other than `=`. The sign `=` gives it its value.

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

One sign says "has this value" wherever a value is given. The colon says of what kind a thing is, and `==` demands a
relation.

Related: L0102, L0164

"""#
  ),
  (
    110,
    #"""
# L0110 missing-comma

A comma is missing between the values of a list or of parentheses. Blanks and semicolons do not part them.

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
   = note: logs print frames as `(0 20; 375 44)`; in the file commas stand between the numbers
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

Debuggers print frames as `(0 20; 375 44)`, and such numbers are often pasted. In a file `0 -20` would be a
subtraction, so the numbers need a sign between them.

Related: L0111, L0458

"""#
  ),
  (
    111,
    #"""
# L0111 missing-bracket

A `(` or `[` is not closed where its statement ends. A line goes on inside brackets only after a comma, after an
operator, after the opening bracket or before the closing one.

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

If an open bracket went on to its partner over any number of lines, one forgotten sign would turn the rest of the file
into nonsense.

Related: L0110, L0112, L0113

"""#
  ),
  (
    112,
    #"""
# L0112 stray-bracket

A `)` or `]` has no opening partner in its statement. Remove it, or put the partner where it was meant.

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

Where the missing partner belongs can change the value, `(a + b) * c` or `a + (b * c)`. So it is not guessed.

Related: L0111, L0114

"""#
  ),
  (
    113,
    #"""
# L0113 missing-brace

This `{` has no `}`. The message points at the brace that stays open and, where the indentation tells it, at the line
before which the closing one is missing.

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

Braces decide what belongs to which view. Reported at the end of the file the mistake would have to be searched for;
the indentation mostly knows where it is.

Related: L0108, L0114

"""#
  ),
  (
    114,
    #"""
# L0114 stray-brace

This `}` closes nothing: every `{` before it has its partner already. Either it is one too many, or an opening brace
has been lost.

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
   = help: remove it, or look for a '{' that is missing
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

A brace that is too many usually stands where statements were moved or deleted. If it were ignored, the lines behind
it could belong to something else than they seem to.

Related: L0112, L0113

"""#
  ),
  (
    115,
    #"""
# L0115 brace-on-own-line

A `{` stands at the beginning of a line. It belongs at the end of the line before, behind what it opens.

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
wrong.lay:4:3: error: '{' stands on the line that it belongs to [L0115]
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

A statement ends with its line, and `view title: Label` is a whole statement. With only one place for the brace, every
line can be read without looking at the next.

Related: L0108, L0116

"""#
  ),
  (
    116,
    #"""
# L0116 two-statements

A second statement begins on the line without a `;` in between. Put one there, or begin a new line.

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
   = why: one statement stands on one line; several are parted by ';'
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

Where one statement ends and the next begins would have to be guessed, and `a.top == b .left == c` could be read in
two ways. The sign between them leaves one.

Related: L0101, L0115

"""#
  ),
  (
    117,
    #"""
# L0117 line-begins-with-operator

A line begins with an operator or a relation. A line goes on in the next when it ends with an operator, not when the
next begins with one.

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
   = help: end the line before with '+': then it goes on here
   = fix: end the line before with '+'
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

The line above is a whole statement already. Whether it goes on must be seen at its end; otherwise a line added below
could change the meaning of one that nobody touched.

Related: L0102, L0118

"""#
  ),
  (
    118,
    #"""
# L0118 lone-value

A value stands alone: neither is it set with `=`, nor compared, nor do braces follow. So the line says nothing.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.hidden
}
```

```text
wrong.lay:4:3: error: 'title.hidden' alone says nothing [L0118]
   |
 4 |   title.hidden
   |   ^^^^^^^^^^^^
   = help: '=' sets a property; '==', '<=' and '>=' demand a relation; 'view' declares a view
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

Such a line is mostly half of one. If it were passed over in silence, the view would stay visible and nobody would be
told why.

Related: L0102, L0117

"""#
  ),
  (
    119,
    #"""
# L0119 else-without-when

An `else` follows the closing brace of a `when`, on the same line or the next. Here something else stands before it.

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
   = help: it follows the '}' of a 'when' directly
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

Several conditions may stand one below the other. An `else` that searched for its `when` could find the wrong one.

Related: L0108, L0120

"""#
  ),
  (
    120,
    #"""
# L0120 misplaced-statement

A statement stands in braces that do not take it, or at the level of the file. The help of the message says where it
may stand.

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
wrong.lay:3:5: error: 'sizes' cannot stand in the braces of a view [L0120]
   |
 3 |     sizes 320x320 ... 1366x1366
   |     ^^^^^
   = help: it stands directly in the braces of a layout or component
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

What concerns the whole layout stands directly in its braces, where a reader finds it. A promise about sizes hidden in
a view would seem to be about this view only.

Related: L0101, L0121, L0122

"""#
  ),
  (
    121,
    #"""
# L0121 declaration-in-condition

A view or guide is declared in the braces of a `when` or of a state. Declare it outside and set `hidden` inside.

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
   = why: a view exists at every size and in every state, so that its name is good everywhere
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

A view exists at every size and in every state. If it came and went, every rule about it would need the same
condition, and its path would sometimes lead nowhere.

Related: L0120, L0469

"""#
  ),
  (
    122,
    #"""
# L0122 rule-in-steps

A rule stands among the steps of `layoutSubviews` or `sizeThatFits`. Steps are taken one after another; a rule is no
step.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  view line { .size == 200x1; .leading == title.leading }
  layoutSubviews { line.top == title.bottom }
}
```

```text
wrong.lay:5:29: error: a rule cannot stand among steps [L0122]
   |
 5 |   layoutSubviews { line.top == title.bottom }
   |                             ^^
   = why: steps set values one after another; a rule holds all the time
   = help: write a step such as `align a.topLeft with b.bottomLeft`, or move the rule out of these braces
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

A step sets a value at its turn, and what comes later may set it again. A rule holds all the time, together with all
other rules, so it has no place in an order.

Related: L0120, L0124

"""#
  ),
  (
    123,
    #"""
# L0123 guide-property

A property is set on a guide. A guide has attributes and rules and nothing else.

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
   = why: nobody sees a guide: it has attributes and rules, no properties
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

A guide is a rectangle for rules that is never drawn. What shall be seen, moved by a mask or hidden is a view.

Related: L0120, L0452

"""#
  ),
  (
    124,
    #"""
# L0124 repeated-steps

The same braces have two blocks of the same steps. Put all steps into one, in the order in which they are to be taken.

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

Steps depend on their order. With two blocks it would depend on which of them the reader finds first.

Related: L0122, L0455

"""#
  ),
  (
    130,
    #"""
# L0130 unknown-character

A character stands outside texts and comments that the language does not use, or a control character that cannot be
seen.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  metric gap = 12
  view title: Label { text = "Sign in"; .edges(top, leading) == superview inset $gap }
}
```

```text
wrong.lay:4:81: error: '$' means nothing here [L0130]
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

Names are written without any mark: a metric, a let or a view is found by where it is declared. Characters without a
meaning stay free for later versions.

Related: L0132, L0133

"""#
  ),
  (
    131,
    #"""
# L0131 not-utf8

The file holds bytes that are no UTF-8, or is UTF-16. The first of them is reported and the others are not; save the
file as UTF-8.

In UTF-8 texts and comments may have any letter:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Anmeldung für Gäste"; .edges(top, leading) == superview }
}
```

## Why

With a second encoding the same bytes would be different letters on different machines. Columns, the width of a text
and the names of views would then depend on a setting of the editor.

Related: L0130, L0132

"""#
  ),
  (
    132,
    #"""
# L0132 name-outside-ascii

A name has letters other than a to z and A to Z. Names are made of these, digits and the underscore; a text in quotes
may have any letter.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view größe: Label { text = "Größe"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:8: error: 'größe' is no name [L0132]
   |
 3 |   view größe: Label { text = "Größe"; .edges(top, leading) == superview }
   |        ^^^^^
   = why: names are made of a to z, A to Z, digits and '_', so that a visual format can say them
   = help: texts may hold any letter: put it in quotes if it is one
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view size_label: Label { text = "Größe"; .edges(top, leading) == superview }
}
```

## Why

A visual format must be able to say every name, and its names are C identifiers. Letters that look the same and are
different could also make two names out of one.

Related: L0104, L0130, L0131

"""#
  ),
  (
    133,
    #"""
# L0133 foreign-operator

The sign or word comes from another language. The message says which one is meant here, and mostly the tool can
replace it.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width => 120
}
```

```text
wrong.lay:4:15: error: the sign is '>=', not '=>' [L0133]
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

Each meaning has one spelling, so that files look alike and a search finds all. That two things differ is no rule: of
all other places none would be the right one.

Related: L0130, L0156

"""#
  ),
  (
    134,
    #"""
# L0134 other-quotes

A text stands in single or in typographic quotes. Texts stand in straight double quotes.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = 'Sign in'; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:30: error: a text stands in straight double quotes [L0134]
   |
 3 |   view title: Label { text = 'Sign in'; .edges(top, leading) == superview }
   |                              ^^^^^^^^^
   = fix: use straight double quotes
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

An apostrophe is common within texts, and word processors turn quotes without being asked. With one sign for both ends
it is plain where a text stops.

Related: L0135, L0136

"""#
  ),
  (
    135,
    #"""
# L0135 missing-quote

A text is not closed on the line it begins on. Add the quote; in a text a line break is written `\n`.

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
wrong.lay:4:12: error: this text has no closing quote [L0135]
   |
 4 |     text = "Sign in
   |            ^^^^^^^^
   = note: a text ends on the line it begins on
   = fix: insert '"'
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

If a text could go on, one forgotten quote would turn around what is text and what is not down to the end of the file.

Related: L0134, L0136

"""#
  ),
  (
    136,
    #"""
# L0136 bad-escape

A backslash in a text begins an escape, and there is none of this form. The escapes are `\"`, `\\`, `\n`, `\t` and
`\u{1F600}`; a backslash itself is written twice.

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

If `\P` stood for itself, a new escape in a later version would change texts that exist. A visual format has no
escapes, so a string from an app can be pasted.

Related: L0134, L0135

"""#
  ),
  (
    137,
    #"""
# L0137 bad-colour

A colour is `#` and six hexadecimal digits, two each for red, green and blue. Two more may follow for alpha.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view panel { backgroundColor = #f6f; .size == 200x44; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:34: error: '#f6f' is no colour [L0137]
   |
 3 |   view panel { backgroundColor = #f6f; .size == 200x44; .edges(top, leading) == superview }
   |                                  ^^^^
   = help: '#' and six or eight hexadecimal digits, red, green, blue and perhaps alpha: `#ff66ff`, `#ff66ff80`
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

Tools do not agree on what three or four digits mean, nor on which end the alpha stands. The long form leaves nothing
to guess.

Related: L0130, L0139

"""#
  ),
  (
    138,
    #"""
# L0138 block-comment

A block comment. Comments begin with `//` and end with their line; `///` describes the declaration below it.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  /* The headline. */
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:3: error: comments begin with '//' [L0138]
   |
 3 |   /* The headline. */
   |   ^^^^^^^^^^^^^^^^^^^
   = why: a block comment left open would hide the rest of the file
   = fix: begin the comment with '//'
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

A block comment left open would hide the rest of the file, and while it is being typed it always is open. With
comments of one line every line can be understood alone.

Related: L0113, L0135

"""#
  ),
  (
    139,
    #"""
# L0139 malformed-number

This begins like a number and is none: it has a unit, an exponent, signs between its digits, or letters. The message
says which.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 240pt }
}
```

```text
wrong.lay:3:86: error: lengths have no unit, as in '240pt': they are points [L0139]
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

All lengths are points, so a unit would say nothing or something wrong. Numbers are taken exactly as they are written,
and one way to write them makes them easy to find.

Related: L0140, L0141, L0468

"""#
  ),
  (
    140,
    #"""
# L0140 bare-point

A number begins or ends with its point. Both sides of the point have a digit: `0.5`, `44.0`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == .5 * superview.width }
}
```

```text
wrong.lay:3:86: error: a digit stands before the point of a number [L0140]
   |
 3 |   view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == .5 * superview.width }
   |                                                                                      ^^
   = why: a dot in front begins an attribute or property, such as `.width`
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

A leading dot speaks of the view whose braces these are, as in `.width`. A number that began with one would look the
same at first sight.

Related: L0139

"""#
  ),
  (
    141,
    #"""
# L0141 size-with-blanks

A size is one word, without blanks around its `x`. A size made of computed numbers stands in parentheses with a comma:
`(w, h)`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view icon { .size == 44 x 44; .edges(top, leading) == superview }
}
```

```text
wrong.lay:3:24: error: a size has no blanks: '44x44' [L0141]
   |
 3 |   view icon { .size == 44 x 44; .edges(top, leading) == superview }
   |                        ^^^^^^^
   = note: of computed numbers a size is made in parentheses: `(w, h)`
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

The letter `x` is also a good name, and a view may bear it. Within a number it cannot be mistaken.

Related: L0106, L0139

"""#
  ),
  (
    142,
    #"""
# L0142 ratio-with-colon

A ratio is written with a colon. Write a division: `16/9`.

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
   = why: a colon means "of the kind" or "labelled"
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

A colon says of what kind a view is, or gives a value its label. The division loses nothing, since it is kept as an
exact fraction.

Related: L0139, L0414

"""#
  ),
  (
    150,
    #"""
# L0150 kind-without-colon

The kind of a view stands behind its name without a colon in between. The colon says that a kind follows.

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

The colon tells the name from the kind even where one of them is missing or misspelt. Components refine a kind behind
the same sign.

Related: L0107, L0151, L0207

"""#
  ),
  (
    151,
    #"""
# L0151 declaration-without-word

A view is declared without the word `view`, or a constraint is given a name without the word `constraint`. Every
declaration begins with its word.

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

The braces of a view that is declared elsewhere begin with its bare name, `title { … }`. The word makes plain which of
the two creates a view.

Related: L0103, L0150, L0153

"""#
  ),
  (
    152,
    #"""
# L0152 foreign-word

A line begins with a word that begins no statement: one of another language, such as `if` or `var`, or a statement
word with a letter wrong. The message says what was probably meant.

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

Nothing is decided once, as an `if` would suggest: rules hold together, and those of a `when` hold while its condition
does.

Related: L0101, L0151

"""#
  ),
  (
    153,
    #"""
# L0153 constraint-without-name

The word `constraint` gives a rule a name, and here the name is missing. A rule without a name needs no word at all.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  constraint title.width <= 420
}
```

```text
wrong.lay:4:3: error: a name follows 'constraint', and a colon [L0153]
   |
 4 |   constraint title.width <= 420
   |   ^^^^^^^^^^
   = help: for example `constraint cap: form.width <= 420`; a rule without a name needs no word at all
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

With a name, messages, states and `--set cap=500` can speak of the rule. The bare word would promise something and add
nothing.

Related: L0105, L0151, L0464

"""#
  ),
  (
    154,
    #"""
# L0154 parameter-without-type

A parameter of a component has a name but no type. The types are `Length`, `Number`, `Text`, `Bool` and `Size`.

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

The type lets a wrong argument be reported where it is given, in the user's own line. Without it the mistake would
surface inside the component.

Related: L0210, L0212, L0215

"""#
  ),
  (
    155,
    #"""
# L0155 two-dots

A range has two dots. `0 ..< 3` ends before 3, `0 ... 3` includes it; a range of sizes always includes both ends.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  for i in 0..3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
}
```

```text
wrong.lay:3:13: error: a range has three dots, or two and '<' [L0155]
   |
 3 |   for i in 0..3 { view dot[i] { .size == 8x8; .top == superview.top; .left == superview.left + 12 * i } }
   |             ^^
   = help: `0 ..< 4` is without 4, `0 ... 4` with it
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

In some languages two dots include the end and in others they do not. Both signs here say it.

Related: L0105, L0219, L0220

"""#
  ),
  (
    156,
    #"""
# L0156 relation-without-equal

A rule or a promise uses `<` or `>`. They have `==`, `<=` and `>=`; a strict comparison belongs in a condition.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width < 420
}
```

```text
wrong.lay:4:15: error: a rule may reach its limit: '<=', not '<' [L0156]
   |
 4 |   title.width < 420
   |               ^
   = why: of numbers below a limit none is the largest, so '<' would have no answer
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

Of the widths below 420 none is the largest: 419.9 could always be a little more. A rule must have a best answer, so
its limit belongs to it. What an `assert` or `expect` says of rules keeps to the same limits.

Related: L0133, L0157

"""#
  ),
  (
    157,
    #"""
# L0157 chain-changes-direction

A chain turns around: it has both `<=` and `>=`. In a chain all signs point the same way, and `==` may stand between
them.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  44 <= title.height >= 20
}
```

```text
wrong.lay:4:22: error: a chain goes one way [L0157]
   |
 4 |   44 <= title.height >= 20
   |                      ^^
   = help: write two statements, or turn the relation: `44 <= .height <= 200`
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

A chain reads like a line of numbers, from the small end to the large one. If it turned, its two ends would say
nothing about each other, and the sign is mostly a slip.

Related: L0156, L0158

"""#
  ),
  (
    158,
    #"""
# L0158 joined-rules

Two rules are joined with `and` or `or`. These words join conditions; rules stand on lines of their own or are parted
by `;`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in" }
  title.top == superview.top and title.leading == superview.leading
}
```

```text
wrong.lay:4:30: error: 'and' joins conditions, not rules [L0158]
   |
 4 |   title.top == superview.top and title.leading == superview.leading
   |                              ^^^
   = help: write one rule on each line; `when` chooses between rules
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

All rules hold together anyway, so `and` adds nothing. One of two rules, with `or`, is a choice that no solver of
linear rules can make; `when` makes it by a condition.

Related: L0116, L0157

"""#
  ),
  (
    159,
    #"""
# L0159 setting-of-expression

A single `=` sets a property, and what stands on its left is computed. A relation between two values is written `==`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  2 * title.width = superview.width
}
```

```text
wrong.lay:4:19: error: '=' sets a property, and there is none on its left [L0159]
   |
 4 |   2 * title.width = superview.width
   |                   ^
   = help: to demand a relation write '=='
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

A setting gives a property a constant before anything is laid out. A relation is kept by the layout at every size, and
both of its sides may be sums.

Related: L0109, L0164, L0450

"""#
  ),
  (
    160,
    #"""
# L0160 expected-priority

An `@` is not followed by a priority. A priority is a number above 0 and at most 1000, a name such as `high`, or a
computed one in parentheses.

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

A rule without `@` is required. If a bare `@` meant that too, a priority half typed would bring conflicts that no one
asked for.

Related: L0161, L0162, L0418

"""#
  ),
  (
    161,
    #"""
# L0161 computed-priority

A priority is computed without parentheses. Behind `@` stands one number or one name; anything computed stands in
parentheses.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 240 @high - 1
}
```

```text
wrong.lay:4:23: error: a computed priority stands in parentheses: '@(high - 1)' [L0161]
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

`240 @high - 1` could also be a width of 239 with a priority in the middle. The parentheses show what the subtraction
belongs to.

Related: L0160, L0418

"""#
  ),
  (
    162,
    #"""
# L0162 second-priority

A rule has two priorities. One `@` stands at the end of the rule and holds for the whole chain.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  120 <= title.width <= 420 @high @low
}
```

```text
wrong.lay:4:35: error: a second priority [L0162]
   |
 4 |   120 <= title.width <= 420 @high @low
   |                                   ^
   = help: one '@' stands at the end and holds for the whole chain
   = fix, to review: remove it
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

A chain may look as if each of its relations had a priority. Two relations that matter differently are two rules.

Related: L0157, L0160, L0163

"""#
  ),
  (
    163,
    #"""
# L0163 priority-on-promise

An assertion, or a comparison in an `expect`, has a priority. It holds or it fails.

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

A priority says which rule gives way when two cannot both hold. A promise takes no part in this: it is checked after
the layout is done and moves nothing.

Related: L0162, L0164, L0510

"""#
  ),
  (
    164,
    #"""
# L0164 expectation-with-equal

A comparison in the braces of `expect` is written with `=`. Comparisons have `==`.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .size == 200x44; .edges(top, leading) == superview }
  expect 375x667 { title.frame = (0, 0, 200, 44) }
}
```

```text
wrong.lay:4:32: error: 'expect' compares: '==' [L0164]
   |
 4 |   expect 375x667 { title.frame = (0, 0, 200, 44) }
   |                                ^
   = why: nothing is set here; the finished layout is read
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

Nothing is set in these braces: the finished frames are read and compared. With the sign of a setting it would look as
if the frame came from here.

Related: L0159, L0442, L0510

"""#
  ),
  (
    165,
    #"""
# L0165 allow-without-code

The word `allow` is followed by a code such as `L0502`, and perhaps by a text that gives the reason. Names of codes
are not taken.

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

A code is never used again for something else, while its name may be improved. So what is allowed today is exactly
what is allowed in the next version.

Related: L0235, L0502, L0520

"""#
  ),
  (
    166,
    #"""
# L0166 import-without-text

The name of an imported file is a text in quotes. Where the name can be seen, the tool proposes the name with quotes
and ending.

The file beside it:

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
wrong.lay:1:8: error: a file name is a text, found 'Shared' [L0166]
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

A file is found by its name, with folders and ending, and not by a name of the language. The quotes say that it is the
one and not the other.

Related: L0230, L0231

"""#
  ),
  (
    167,
    #"""
# L0167 vfl-without-text

A visual format is a text and stands in double quotes. Here it stands bare, or the text is missing.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  vfl H:|-[title]-|
}
```

```text
wrong.lay:4:7: error: a visual format is a text [L0167]
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

A visual format is a language of its own, the one of Apple's apps, with signs that mean something else here. In quotes
it can be pasted from an app and back.

Related: L0135, L0168, L0310

"""#
  ),
  (
    168,
    #"""
# L0168 vfl-priority

A priority stands behind the text of a visual format. In a visual format each size and each gap has its own priority,
inside the text.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .top == superview.top }
  vfl "H:|-20-[title]" @750
}
```

```text
wrong.lay:4:24: error: the priorities of a visual format stand inside the text [L0168]
   |
 4 |   vfl "H:|-20-[title]" @750
   |                        ^^^^
   = help: behind the number they belong to, for example `-(8@750)-`
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

One text makes several rules. A priority for all of them would hide which of them are to give way, and Apple's
language has no such form.

Related: L0160, L0167

"""#
  ),
  (
    169,
    #"""
# L0169 mask-without-plus

The parts of an autoresizing mask are joined with `|` or stand in a list, as in the code of an app, or with another sign.
Here they are joined with `+`; `none` stands alone.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; frame = (0, 20, 375, 44); mask = W | BM }
}
```

```text
wrong.lay:3:76: error: masks are joined with '+': 'W+H' [L0169]
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

`W+BM` is how debuggers print a mask, so a line of a log can be compared with the file. `+` also joins texts here, and
`|` means the superview in a visual format.

Related: L0133, L0454

"""#
  ),
  (
    170,
    #"""
# L0170 missing-axis

The steps `distribute` and `spread` need an axis in front of the list of views: `horizontal` or `vertical`. It is
missing here.

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

Views that lie beside each other in one design may lie below each other in the next. A guess from their frames would
make a step depend on the steps before it.

Related: L0105, L0122

"""#
  ),
  (
    171,
    #"""
# L0171 bare-design-size

The design size of a layout or component stands behind its name without parentheses. Write it as `SignIn(375x667)`.

```lay wrong
layout SignIn 375x667 {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:1:15: error: the design size stands in parentheses: '(375x667)' [L0171]
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

A component may have parameters behind its design size, and all of them stand in one pair of parentheses. Layouts are
written the same way.

Related: L0106, L0141, L0154

"""#
  ),
  (
    190,
    #"""
# L0190 file-too-large

The file has more than 16 777 216 bytes, which is more than layc reads. Divide it into several files and bring them
together with `import`.

Any file that a person wrote is small enough:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A layout that people write has some thousands of bytes; a larger file was mostly named by mistake, a picture or a log.
It is refused before it fills the memory.

Related: L0245, L0242

"""#
  ),
  (
    191,
    #"""
# L0191 nesting-too-deep

Braces, brackets and operators are nested more than 100 deep, counted together. Give the inner parts names: a `let`
for a value, a component for views.

Parts with names of their own:

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

Each level needs room while a file is read and compiled. With a limit, a file without end is refused with a message
instead of ending the tool.

Related: L0190, L0243

"""#
  ),
  (
    192,
    #"""
# L0192 too-many-digits

A number has more than 40 digits, counted before and behind the point together. Shorten it.

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

Numbers are exact, and so every digit is carried through the whole computation. A value that needs that many is a
fraction, and a division says it exactly.

Related: L0139, L0410

"""#
  ),
  (
    193,
    #"""
# L0193 too-many-syntax-errors

The file has more than 1000 problems with its syntax; this line says how many are not shown. Mend the first ones and
check again. A list that is cut for the whole run ends with L0247 instead.

A file like this has none:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A file with so many problems is often no layout at all, or one slip is behind most of them. A list without end would
help nobody and could fill the memory.

Related: L0190, L0247

"""#
  ),
  (
    194,
    #"""
# L0194 chain-too-long

One sum, product or condition has more than 10 000 operators of one sort in a row, or one `when` more than 10 000
`else when`s. Divide it: `let` names a part of a sum, a list and a `for` say what repeats.

Any chain that a person wrote is short enough:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  let side = 8 + 4 + 4
  view title: Label { text = "Sign in"; .edges(top, leading) == superview inset side }
}
```

## Why

A chain is read in a row and takes no depth, so it may be far longer than other things may nest (L0191). The limit is
there for files that a program made by mistake.

Related: L0191, L0242

"""#
  ),
  (
    201,
    #"""
# L0201 unknown-view

Nothing that can be seen from here has this name. The name is misspelt, or the view is inside another one and its path
has to be said.

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

Views are declared once and every use is checked. A misspelt name that silently made a new view would leave a rule
without effect, and the mistake would show only on a screen.

Related: L0202, L0203

"""#
  ),
  (
    202,
    #"""
# L0202 unknown-name

No metric, `let`, parameter, view or constraint that can be seen from here has this name. A name is visible in the
braces that declare it and in all braces inside them.

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

A number that nobody declared has no value, and guessing 0 would put views on top of each other without a word.

Related: L0201

"""#
  ),
  (
    203,
    #"""
# L0203 duplicate-name

Two things in one scope have the same name. The braces of a layout, a component or a view are a scope, and views,
guides, constraints, metrics, lets and parameters share its names.

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
   = help: give one of the two another name
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
  view subtitle: Label { text = "Again"; .top == title.bottom; .leading == title.leading }
}
```

## Why

Every use of a name must mean one thing. If a second declaration replaced the first, rules about the first view would
move to the second without a word.

Related: L0204, L0206, L0232

"""#
  ),
  (
    204,
    #"""
# L0204 hidden-name

A name is declared again further inside, and at least one of the two is no view. A view may have the name of an outer
view; a number may not change its meaning on the way in.

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
wrong.lay:4:9: error: 'gap' is already the metric of line 2, and only views may hide an outer name [L0204]
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

A line that is moved out of its braces should keep its meaning or be an error. With views the nearer one is nearly
always meant, and `root.title` still says the outer one; with numbers the mistake would hardly be seen.

Related: L0203

"""#
  ),
  (
    206,
    #"""
# L0206 visual-format-name-taken

A visual format can only say plain names, so it calls `bar[0]` by the name `bar0`. Something else already has that
name.

```lay wrong
layout Bars(320x480) {
  for i in 0 ..< 2 { view bar[i] { .height == 20; .edges(leading, trailing) == superview } }
  view bar0 { .size == 8x8; .edges(top, leading) == superview }
  vfl "V:|[bar0][bar1]"
}
```

```text
wrong.lay:3:8: error: a visual format calls 'bar[0]' 'bar0'; nothing else can have that name [L0206]
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

In `[bar0]` nobody could tell which of the two views is meant, and a string that was pasted from an app has no other
way to say it.

Related: L0203

"""#
  ),
  (
    207,
    #"""
# L0207 unknown-kind

The kind behind the colon is neither one of the language nor a component of this file or of one that it imports.

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

The kind decides the size that a view has by itself and which properties it takes, so it has to be known. A class of an
app is a component with nothing inside: `component MapView { }`. Classes of UIKit and AppKit are suggested as the kind that
they are: `Table` for `UITableView`, `Separator` for `NSBox`.

Related: L0208, L0221

"""#
  ),
  (
    208,
    #"""
# L0208 layout-as-kind

A view has a layout as its kind. A layout is a whole screen whose size comes from outside; what is used inside
something else is a component.

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

A layout may promise sizes and expect frames of itself as the root. Inside another view its root would be no root any
more, and these lines would mean something else.

Related: L0207, L0209

"""#
  ),
  (
    209,
    #"""
# L0209 component-contains-itself

A component has a view of its own kind, or of a kind that has one, and so on: it would have no end. The message shows
the way around.

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

Each instance brings its views with it, and no condition can stop that: a view exists at every size. What repeats a
known number of times is a `for`.

Related: L0208, L0243

"""#
  ),
  (
    210,
    #"""
# L0210 missing-argument

An instance of a component leaves out an argument that has no default.

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
   = help: say it: `Card(title: …)`
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

A parameter without a default is one for which no value is right in general. Where most instances want the same, give
it a default, such as `rows: Number = 1`.

Related: L0211, L0212

"""#
  ),
  (
    211,
    #"""
# L0211 unknown-argument

The label of an argument is no parameter of the component, a kind of the language is given arguments, which it does not
take, or values have labels whose places alone tell them apart, such as `(width, height)`.

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

An argument that nothing asks for is a misspelt one, or a leftover from a parameter that was renamed. The properties of
a view are set in its braces.

Related: L0210, L0213

"""#
  ),
  (
    212,
    #"""
# L0212 argument-type

The value of an argument or of a default is of another type than its parameter. The types are Length, Number, Text,
Bool and Size.

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

The type says what the component may do with the value, so that a mistake is found where the value is given and not
somewhere inside. A number as written is a Length or a Number; what was computed from lengths is a Length.

Related: L0210, L0215

"""#
  ),
  (
    213,
    #"""
# L0213 unlabelled-argument

An argument has no label. Arguments are labelled with the names of the parameters and may stand in any order.

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

`Card(12, 8, true)` says nothing to somebody who reads it, and a parameter that is added in front would shift the
meaning of all others.

Related: L0211, L0214

"""#
  ),
  (
    214,
    #"""
# L0214 duplicate-argument

One parameter is given two arguments; or one edge of an inset, or one label of an `expect`, two values.

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

Whichever of the two were taken, the other would be ignored in silence.

Related: L0211, L0455

"""#
  ),
  (
    215,
    #"""
# L0215 unknown-type

The type of a parameter does not exist. The types are Length, Number, Text, Bool and Size.

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

Five types are all that a layout needs; a kind of view is not a value, and lists of equal parts are a `for` over a
`let`.

Related: L0212

"""#
  ),
  (
    216,
    #"""
# L0216 constant-needs-itself

The value of a constant depends on itself, directly or through other constants.

```lay wrong
let wide = 2 * narrow
let narrow = wide / 2

layout Card(375x667) {
  view box { .size == 100x100; .top == superview.top; .leading == superview.leading + narrow }
}
```

```text
wrong.lay:1:5: error: 'wide' needs its own value [L0216]
   |
 1 | let wide = 2 * narrow
   |     ^^^^
   = help: give one of the constants that need each other a number of its own
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

Constants may stand in any order, so one of them can mention another that comes later. Somewhere a number has to begin.

Related: L0217, L0246

"""#
  ),
  (
    217,
    #"""
# L0217 let-not-constant

A `let` is given something that only a layout decides, such as the width of a view, or a view itself.

```lay wrong
layout Card(375x667) {
  view photo { .size == 100x100; .edges(top, leading) == superview }
  let half = photo.width / 2
}
```

```text
wrong.lay:3:14: error: 'half' would be an attribute, and only a layout decides that [L0217]
   |
 3 |   let half = photo.width / 2
   |              ^^^^^^^^^^^^^^^
   = help: `let` names what is known beforehand: a number, a text, a size, a list of them
```

The corrected file:

```lay
layout Card(375x667) {
  view photo { .size == 100x100; .edges(top, leading) == superview }
  view half { .width == photo.width / 2; .height == 10; .top == photo.bottom; .leading == photo.leading }
}
```

## Why

A `let` is known before any layout runs: a number, a text, a size, a list of them. What follows a view is a rule, which
holds at every size.

Related: L0218, L0433

"""#
  ),
  (
    218,
    #"""
# L0218 metric-not-number

A metric is given something that is no number.

```lay wrong
layout Card(375x667) {
  metric gap = "8"
  view box { .size == 100x100; .edges(top, leading) == superview inset 8 }
}
```

```text
wrong.lay:2:16: error: the metric 'gap' is a number, and this is a text [L0218]
   |
 2 |   metric gap = "8"
   |                ^^^
   = help: `let` names other constants
```

The corrected file:

```lay
layout Card(375x667) {
  metric gap = 8
  view box { .size == 100x100; .edges(top, leading) == superview inset gap }
}
```

## Why

Metrics are the numbers that may be changed from outside, with `--set gap=12`, and that a visual format can say. A text
or a list that has a name is a `let`.

Related: L0217

"""#
  ),
  (
    219,
    #"""
# L0219 not-whole

An index, or the bound of a loop, is a constant whole number, and this is something else.

```lay wrong
layout Bars(320x480) {
  for i in 0 ..< 2.5 { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
}
```

```text
wrong.lay:2:18: error: an index or bound is a constant whole number, and this is 2.5 [L0219]
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

Loops are unrolled before anything is laid out, and an index is a part of a name: `bar[2]` is one view at every size.

Related: L0220, L0429

"""#
  ),
  (
    220,
    #"""
# L0220 loop-over-other

A loop runs over a range such as `0 ..< 4`, over a list of constants, or over views; this is neither.

```lay wrong
layout Bars(320x480) {
  let count = 3
  for i in count { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
}
```

```text
wrong.lay:3:12: error: a loop runs over a range or a list, and this is a number [L0220]
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

A single number leaves open where the loop begins and whether it includes its end; `0 ..< 3` is three turns, `0 ... 3`
is four.

Related: L0219

"""#
  ),
  (
    221,
    #"""
# L0221 kind-of-language

A component or layout has the name of a kind that the language brings with it.

```lay wrong
component Label(caption: Text) {
  view text: Button { text = caption; .edges == superview }
}
```

```text
wrong.lay:1:11: error: 'Label' is a kind of the language [L0221]
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

`view title: Label` must mean the same in every file. A component that refines a kind names it behind a colon:
`component Caption: Label { font = 12 }`.

Related: L0207

"""#
  ),
  (
    230,
    #"""
# L0230 file-not-found

An imported file is not there. Its name counts from the folder of the file that imports it.

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
   = note: a file name counts from the folder of the file that imports
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

What a file means should not depend on where the tool was started; so names count from the file and no list of folders
is searched. Only regular files are imported: not directories, and not pipes or devices, which could keep their reader
waiting. A document of an editor that was never saved has no folder: it imports other open documents, or a file by the whole path.

Related: L0231, L0901

"""#
  ),
  (
    231,
    #"""
# L0231 import-cycle

A file imports itself, or one that imports it, through any number of others.

```lay wrong
import "wrong.lay"

layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:1:8: error: files import each other: wrong.lay → wrong.lay [L0231]
   |
 1 | import "wrong.lay"
   |        ^^^^^^^^^^^
   = help: put what they share into a file that imports neither
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

Two files that need each other are one file in two halves. What they share goes into a third, which imports neither;
then each can be read alone.

Related: L0230, L0244

"""#
  ),
  (
    232,
    #"""
# L0232 imported-name-clash

An import brings a component, metric or let whose name this file has already, from another import or of its own.

The file beside it:

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
wrong.lay:1:8: error: this import brings a second 'gap' [L0232]
   |
 1 | import "Shared.lay"
   |        ^^^^^^^^^^^^
   :
 3 | metric gap = 12
   |        --- a 'gap' is declared here
   :: Shared.lay:1:8
   |
 1 | metric gap = 8
   |        --- a 'gap' is declared here
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

Neither may win in silence: a metric that somebody adds to a shared file would change screens that never asked for it.

Related: L0203, L0231

"""#
  ),
  (
    233,
    #"""
# L0233 imported-twice

One file is imported twice. The second import brings nothing new.

The file beside it:

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

Nothing is wrong with the result, so this is a warning; but somebody who removes one of the two lines will wonder why
nothing changes.

Related: L0232

"""#
  ),
  (
    234,
    #"""
# L0234 unknown-override

A name that was given a value from outside, with `--set` or by an app, is not in the file. A metric and the constant of
a named constraint can be set, by the name alone or with the layout: `gap`, `SignIn.gap`, `form.cap`. On the command
line this is a usage error, L0902.

## Why

A value that lands nowhere would leave everything as it was, and somebody would believe to have tried it.

Related: L0902

"""#
  ),
  (
    235,
    #"""
# L0235 unknown-code

`allow` names a code that does not exist. The code of a message stands in brackets at its end.

```lay wrong
layout Card(375x667) {
  allow L0599 "the host decides"
  view card { .edges == superview }
}
```

```text
wrong.lay:2:9: error: 'allow' takes a code, and none is called 'L0599' [L0235]
   |
 2 |   allow L0599 "the host decides"
   |         ^^^^^
   = help: a code stands in brackets behind its message, for example `allow L0502`
```

The corrected file:

```lay
layout Card(375x667) {
  view card { .edges == superview }
}
```

## Why

An `allow` that silences nothing hides that the message it was written for has changed its code, or never had this one.

Related: L0520

"""#
  ),
  (
    236,
    #"""
# L0236 unknown-device

`sizes` names a family of devices, or a device in quotes, that the table of devices does not have. The families are `iPhone`, `iPad` and `Mac`; `layc devices` lists
the devices with their poses.

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
   = help: `layc devices` lists the devices with their poses
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

A device that is skipped in silence is one that nobody looked at.

Related: L0445, L0446

"""#
  ),
  (
    237,
    #"""
# L0237 choice-by-range

A comparison, a function such as `min`, an index, the bounds of a loop or of a range depend on a metric that may be any number of a range. Proofs follow such a metric
through sums, and through products with numbers, where a number between two others gives a result between theirs. A choice jumps.

```lay wrong
layout Compose(375x667) {
  metric keyboard = 0 ... 346
  sizes 320x480 ... 430x932
  view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - max(keyboard, 34) }
}
```

```text
wrong.lay:4:101: error: 'max' depends on a metric that may be any number of a range [L0237]
   |
 4 |   view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - max(keyboard, 34) }
   |                                                                                                     ^^^^^^^^^^^^^^^^^
   = note: proofs follow such a metric through sums, and through products with numbers
   = help: compare lengths of views instead, or give the metric one number
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

Two rules are the maximum: the stricter one decides, at every number of the range, and the proof sees where.

Related: L0218, L0238

"""#
  ),
  (
    238,
    #"""
# L0238 empty-range

The range of a metric goes from its least to its greatest number. One that begins with the greater number, or that has one number only, has none between.

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
   = help: the least number stands first: `metric keyboard = 0 ... 346`
   = fix, to review: exchange the numbers
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

A metric that is one number needs no range: `metric keyboard = 346`.

Related: L0218, L0237

"""#
  ),
  (
    239,
    #"""
# L0239 outside-of-range

`--set`, or an `expect`, gives a metric a number that is not in its range. What was proved says nothing about it.

```lay wrong
layout Compose(375x667) {
  metric keyboard = 0 ... 346
  sizes 320x480 ... 430x932
  view field: TextView { .edges(top, leading, trailing) == superview; .bottom == superview.bottom - keyboard }
  expect 375x667 (keyboard: 400) { field.height == 267 }
}
```

```text
wrong.lay:5:29: error: 'keyboard' is 0 to 346, and 400 is set [L0239]
   |
 5 |   expect 375x667 (keyboard: 400) { field.height == 267 }
   |                             ^^^
   = help: set a number of the range, or widen it
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

A layout that is right for every number of a range may break beyond it; one that should not has a range that is too narrow.

Related: L0234, L0238

"""#
  ),
  (
    240,
    #"""
# L0240 too-many-views

The layouts of a file have more views than layc takes, after loops and components are unrolled.

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

No screen has a fifty thousand views; a file that has them is a slip in a bound, or was made to exhaust a machine.
The limit turns both into a message.

Related: L0241, L0242

"""#
  ),
  (
    241,
    #"""
# L0241 too-many-repetitions

The loops of a file turn more often than layc takes, all of them counted together.

```lay wrong
layout Dots(320x480) {
  for i in 0 ..< 1000000000 { view dot[i] }
}
```

```text
wrong.lay:2:12: error: the loops turn more than 100000 times [L0241]
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

Loops are unrolled before anything is laid out, so each turn takes room. The limit is far above what a screen needs.

Related: L0219, L0240

"""#
  ),
  (
    242,
    #"""
# L0242 too-many-statements

Loops and components make more statements of a file than layc takes.

```lay wrong
layout Dots(320x480) {
  view dot { .size == 4x4; .edges(top, leading) == superview }
  for i in 0 ..< 1000 {
    for j in 0 ..< 150 { dot.width >= 0; dot.height >= 0; dot.width >= 1; dot.height >= 1 }
  }
}
```

```text
wrong.lay:4:59: error: loops and components make more than 200000 statements of this file [L0242]
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

A component that is used a thousand times, with a thousand lines inside, becomes a million statements. The limit ends
this before memory does.

Related: L0240, L0241

"""#
  ),
  (
    243,
    #"""
# L0243 nested-too-deep

Views stand in views, or components in components, deeper than layc takes.

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

Every level of nesting costs memory on the way down. Hierarchies of real screens are about twenty deep; the limit lets
a small machine answer a hostile file with a message.

Related: L0209, L0240

"""#
  ),
  (
    244,
    #"""
# L0244 import-too-deep

Files import files in a chain that is longer than layc takes.

## Why

A chain of thirty files that import each other is nothing that somebody wrote by hand. The limit keeps a generated one,
or links in a file system that never end, from going on for ever.

Related: L0231, L0245

"""#
  ),
  (
    245,
    #"""
# L0245 too-many-files

More files are imported, all chains together, than layc takes; or all files together are longer than it reads.

## Why

Each file is read and parsed once. The limit keeps a folder of files that import each other in ever new ways from
filling the memory.

Related: L0244

"""#
  ),
  (
    246,
    #"""
# L0246 evaluation-too-deep

To find one value, layc had to go through too many others: constants that need constants, or expressions in
expressions.

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
wrong.lay:12:73: error: this value takes more than 64 steps into other values [L0246]
   |
12 |   let a60 = a61; let a61 = a62; let a62 = a63; let a63 = a64; let a64 = a65; let a65 = a66;
   |                                                                         ^^^
   = help: name parts of it with `let`, or write the number
```

The corrected file:

```lay
layout Deep(320x480) {
  let a = 8
  view box { .size == 100x100; .edges(top, leading) == superview inset a }
}
```

## Why

A constant may be declared after the one that needs it, and each step back costs memory. Values that follow one another
in the right order do not count.

Related: L0216, L0191

"""#
  ),
  (
    247,
    #"""
# L0247 too-many-findings

A file has more problems than layc lists. The first ones are shown; the rest may well follow from them.

## Why

Nobody reads a thousand messages. After a merge gone wrong, or when a file is no layout at all, the first few say it
all.

Related: L0193

"""#
  ),
  (
    248,
    #"""
# L0248 too-many-elements

Lists, values in parentheses and arguments hold more values than layc takes, all of them counted together; or a `sizes`
has more ranges.

## Why

A value takes far more room than its text. The limits keep a file of numbers from filling the memory, and are far above
what somebody writes: what belongs to many rows of a screen is computed in a loop.

Related: L0241, L0242

"""#
  ),
  (
    249,
    #"""
# L0249 too-many-states

A layout has more states than layc looks at. Those of components in it count too.

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

Each state is a layout of its own, which is proved at every size. What differs in a number only is better said with a
metric or the constant of a named rule, which `--set` and the host change.

Related: L0203, L0242

"""#
  ),
  (
    250,
    #"""
# L0250 too-many-cells

The views of a grid that go over several columns or rows cover more cells together than layc keeps free for them.

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
wrong.lay:5:30: error: the views of 'wall' that span several columns or rows take more than 100000 cells together [L0250]
   |
 5 |     for i in 0 ..< 11 { view tile[i] { columnSpan = 1000; rowSpan = 10 } }
   |                              ^^^^
   = why: each cell that such a view goes over is kept free of others
   = help: give the grid fewer columns and rows, and the views smaller spans
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

A few lines can ask for millions of cells. On a screen nobody tells a tenth of a point from another, so as many columns
and rows are a mistake.

Related: L0242, L0248, L0466

"""#
  ),
  (
    301,
    #"""
# L0301 empty-format

The text of a `vfl` statement is empty or holds nothing but blanks. A format names at least one view.

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

An empty format would demand nothing. Nobody writes one on purpose; it is what is left when a line is begun and
forgotten.

Related: L0302, L0333

"""#
  ),
  (
    302,
    #"""
# L0302 expected-view

At this place of a visual format a view should stand, or '|', an edge of the superview. A gap always leads from one of
them to the other.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-"
}
```

```text
wrong.lay:5:31: error: expected a view or '|' behind this gap [L0302]
   |
 5 |   vfl "H:|-[email]-[password]-"
   |                               ^
   = help: views stand in brackets: `[title]`; '|' is an edge of the superview
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

A gap is a distance between two things. When one of them is missing, layc would have to guess which one was meant.

Related: L0301, L0303, L0306

"""#
  ),
  (
    303,
    #"""
# L0303 invalid-view-name

What stands in the brackets cannot be the name of a view. A name begins with a letter or '_' and goes on with letters,
digits and '_'.

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
   = why: a name begins with a letter or '_' and goes on with letters, digits and '_'
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

The names of a format are those of the file, and there a name is a C identifier, so that every view of a file can be
named in a format, and every format can be pasted into an app.

Related: L0317, L0325

"""#
  ),
  (
    304,
    #"""
# L0304 expected-closing-parenthesis

A parenthesis of a visual format is not closed. What a gap or a view demands may stand in one pair of parentheses,
divided by commas.

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

Without the ')' it cannot be told where the demands end: a '-' behind a number could be the rest of the gap or a minus
sign.

Related: L0305, L0312

"""#
  ),
  (
    305,
    #"""
# L0305 expected-closing-bracket

The bracket of a view is not closed. Each view has its own pair of brackets, with its name and, in parentheses, what
it demands of its size.

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

The brackets are what tells a view from the name of a metric: `-[gap]-` is a view, `-gap-` a distance.

Related: L0302, L0304

"""#
  ),
  (
    306,
    #"""
# L0306 expected-dash

A gap that says its size begins and ends with '-'. One of the two is missing.

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

The dashes draw the gap, and divide its size from the views on both sides.

Related: L0302, L0307

"""#
  ),
  (
    307,
    #"""
# L0307 empty-gap

Two dashes stand next to each other with nothing between them. A '-' alone is the standard space; `-0-` is no space,
and so is no dash at all.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]--[password]-|"
}
```

```text
wrong.lay:5:19: error: nothing stands between these dashes [L0307]
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

`--` may be a gap whose number was forgotten, or one dash too many. The two lay out differently, so layc does not
choose.

Related: L0306, L0308

"""#
  ),
  (
    308,
    #"""
# L0308 bare-negative-number

A negative number in a gap stands in parentheses. Without them its sign cannot be told from a dash.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]--5-[password]-|"
}
```

```text
wrong.lay:5:20: error: a negative number stands in parentheses: `-(-5)-` [L0308]
   |
 5 |   vfl "H:|-[email]--5-[password]-|"
   |                    ^^
   = why: without them this '-' could as well be one dash too many
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

In `--5-` the second '-' could be a minus sign, so that the views overlap, or a dash too many. Apple's parser refuses
it for the same reason.

Related: L0307, L0310

"""#
  ),
  (
    309,
    #"""
# L0309 unknown-relation

The sign is no relation of a visual format. There are '==', '<=' and '>='; without one, '==' is meant.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-[email(300@750,>200)]-(>=20)-|"
}
```

```text
wrong.lay:4:27: error: '>' is no relation of a visual format [L0309]
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

A rule may always reach its limit, so '<' and '>' do not exist: a width that must be above 200 but not 200 has no
smallest value.

Related: L0312, L0320

"""#
  ),
  (
    310,
    #"""
# L0310 malformed-number-in-format

What begins like a number is none. Lengths are points and bear no unit; a percentage is a rule of its own.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  vfl "H:|-20pt-[email]-|"
}
```

```text
wrong.lay:4:12: error: '20pt' is no number [L0310]
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

A format is read as Apple reads it, and there a number is what C's `strtod` takes: `8`, `0.5`, `1e2`. What follows it
must end the number.

Related: L0303, L0311

"""#
  ),
  (
    311,
    #"""
# L0311 number-too-long-in-format

The number has more digits than layc keeps, counted as if it were written out without an exponent. Numbers are never
rounded.

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

All numbers are kept exactly. The limit keeps a single number from taking more room than the whole layout.

Related: L0310, L0332

"""#
  ),
  (
    312,
    #"""
# L0312 expected-value-in-format

A number or a name is missing: what a gap or a view compares with, or the priority behind '@'. In the parentheses of a
view the name of another view will do.

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

A relation without a right side demands nothing.

Related: L0304, L0309

"""#
  ),
  (
    313,
    #"""
# L0313 blank-in-format

A visual format has no blanks. Names, signs and numbers stand next to each other.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]- 8 -[password]-|"
}
```

```text
wrong.lay:5:20: error: a visual format has no blanks [L0313]
   |
 5 |   vfl "H:|-[email]- 8 -[password]-|"
   |                    ^ - here too
   = fix: remove the blanks
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

Apple's parser refuses blanks, and a format of a file should be good in an app too.

Related: L0302, L0319

"""#
  ),
  (
    314,
    #"""
# L0314 format-orientation

A format begins with `H:` for horizontal or `V:` for vertical, in capitals and with a colon. A format that begins with
neither is horizontal.

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

One format speaks of one axis. For both axes write two formats.

Related: L0302, L0322

"""#
  ),
  (
    315,
    #"""
# L0315 text-after-format

A format ends with its closing '|'. Nothing can follow the edge of the superview.

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

The second '|' is the far edge of the superview. A view behind it would stand outside of what the format describes.

Related: L0302, L0331

"""#
  ),
  (
    316,
    #"""
# L0316 view-in-gap

The size of a gap is the name of a view. A gap is a number or a metric; only the size of a view may be compared with
another view.

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
   = help: to make a gap as wide as a view, write a rule: `b.left - a.right == password.width`
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

This is how Apple's language is: a gap has no view behind which it could be measured. A rule can say it.

Related: L0312, L0328

"""#
  ),
  (
    317,
    #"""
# L0317 path-in-format

A visual format knows plain names only. A path, an index or an attribute cannot be said in it.

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
wrong.lay:7:13: error: a visual format knows plain names, not paths such as 'form.email' [L0317]
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

The string stays Apple's, where names are the keys of a dictionary. In the braces of a view its subviews have plain
names; `bar[0]` is written `bar0`.

Related: L0303, L0325

"""#
  ),
  (
    318,
    #"""
# L0318 format-too-long

The format has more than 16384 bytes, which is more than layc reads. Divide it into several formats, each beginning
with the last view of the one before.

One half and the other:

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

Every limit of layc has a name and an error, so that input without end is refused at once instead of filling the
memory. A format that a person wrote has a few hundred bytes.

Related: L0311, L0319

"""#
  ),
  (
    319,
    #"""
# L0319 unexpected-in-format

A character means nothing at this place of a visual format. Behind a view stands a gap, another view or the closing
'|'.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]~[password]-|"
}
```

```text
wrong.lay:5:19: error: '~' means nothing here [L0319]
   |
 5 |   vfl "H:|-[email]~[password]-|"
   |                   ^
   = help: behind a view stands a gap, another view or the closing '|'
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

Other tools have signs of their own, such as '~' for equal space. layc reads Apple's language; equal gaps are a rule:
`b.left - a.right == c.left - b.right`.

Related: L0302, L0320

"""#
  ),
  (
    320,
    #"""
# L0320 arithmetic-in-format

A visual format does not compute: a demand compares with one number or one name. Sums and products are said outside.

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
wrong.lay:6:21: error: a visual format does not compute [L0320]
   |
 6 |   vfl "H:|-[email]-(gap*2)-[password]-|"
   |                     ^^^^^
   = help: name the value with `let`, or write a rule such as `a.width == 2 * b.width`
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

Apple's language has no arithmetic. A `let` names the result; a ratio of two views is a rule, `a.width == 2 *
b.width`.

Related: L0309, L0310

"""#
  ),
  (
    321,
    #"""
# L0321 unknown-format-option

The word behind a visual format is no option. The options have Apple's names: `alignAllTop` and its like,
`directionLeftToRight` and its like, `spacingEdgeToEdge`, `spacingBaselineToBaseline`.

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

A misspelt option that was passed over would leave views unaligned without a word.

Related: L0322, L0323

"""#
  ),
  (
    322,
    #"""
# L0322 alignment-along-axis

The alignment places views on the axis that the format itself lays out. A horizontal format aligns tops, bottoms,
vertical centres or baselines; a vertical one left or right sides or horizontal centres.

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
   = why: a horizontal format decides these places itself
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

Views that stand side by side cannot have the same left side as well.

Related: L0314, L0321

"""#
  ),
  (
    323,
    #"""
# L0323 several-format-options

A format has one direction and one spacing. A second word of the same kind contradicts the first.

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

Apple keeps the direction in two bits that hold one value. Alignments are different: several may stand together.

Related: L0321, L0322

"""#
  ),
  (
    324,
    #"""
# L0324 spacing-needs-vertical

Gaps are measured from baseline to baseline only in vertical formats. In a horizontal format the word has no meaning.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  view password { .height == 30; .top == superview.top + 20; .width == email.width }
  vfl "H:|-[email]-[password]-|" spacingBaselineToBaseline
}
```

```text
wrong.lay:5:34: error: 'spacingBaselineToBaseline' measures from baseline to baseline, in vertical formats only [L0324]
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

Baselines run across the screen; between views that stand side by side there is no distance from one to the next.

Related: L0321, L0334

"""#
  ),
  (
    325,
    #"""
# L0325 unknown-view-in-format

No view of this name is visible where the format stands. A format names the views of the braces it stands in, and of
those around them.

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

A misspelt name is never a new view: it would be invisible and place nothing.

Related: L0201, L0317, L0327

"""#
  ),
  (
    326,
    #"""
# L0326 unknown-number-in-format

No metric of this name is visible where the format stands, nor a view where a view would do. A name in parentheses is
a metric first, then a view.

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

In Apple's language the names of numbers come from a dictionary of metrics. Here they are the metrics, lets and
parameters of the file.

Related: L0202, L0316, L0325

"""#
  ),
  (
    327,
    #"""
# L0327 number-as-view

The name in the brackets is a number. A number stands in a gap, `-gap-`, or in the parentheses of a view,
`[email(gap)]`.

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
   = help: a number stands in a gap, `-gap-`, or in parentheses: `[view(gap)]`
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

Brackets are for views. Apple's parser looks there only into the dictionary of views.

Related: L0316, L0325

"""#
  ),
  (
    328,
    #"""
# L0328 view-as-priority

The name behind '@' is a view. A priority is a number or a metric.

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

A priority says how much a demand counts, and a view has no such number.

Related: L0316, L0329

"""#
  ),
  (
    329,
    #"""
# L0329 priority-in-format

A priority is above 0 and at most 1000. 1000 is required, and what a demand has that says none.

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

Nothing counts more than required, and what does not count at all need not be written. UIKit raises an exception for
such a priority.

Related: L0328

"""#
  ),
  (
    330,
    #"""
# L0330 bar-without-superview

'|' is an edge of the superview of the views in the format, and one of them has no superview. Only the layout's own
view has none.

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
wrong.lay:5:12: error: '|' is the superview of 'own', which has none [L0330]
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

The size of the layout's own view comes from outside, and there is nothing around it that a gap could lead to.

Related: L0331

"""#
  ),
  (
    331,
    #"""
# L0331 bar-of-several-superviews

The views of a format with '|' have different superviews. '|' would be the edge of one for some of them, and of
another for the rest.

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
wrong.lay:7:12: error: '|' cannot stand for two superviews [L0331]
   |
 7 |     vfl "H:|-[email]-[password]"
   |            ^  -----   -------- 'password' is in 'SignIn'
   |               'email' is in 'box'
   = help: write one format for each superview, or rules
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

A format with '|' is a picture of siblings between the edges of their superview. Without '|' a format may name views
of different superviews.

Related: L0315, L0330

"""#
  ),
  (
    332,
    #"""
# L0332 constant-too-large-in-format

A length is at most 1000000 points. No screen is that large.

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

Huge constants stand for 'no limit' in some code; then leave the demand out. Apple's engine loses precision with them.

Related: L0311

"""#
  ),
  (
    333,
    #"""
# L0333 format-demands-nothing

The format, or a part of it, is right and demands nothing. `[email]` alone has no gap and no size, and a view is
always as wide as itself.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email { .height == 30; .top == superview.top + 20 }
  email.width == 200; email.left == superview.left
  vfl "H:[email]"
}
```

```text
wrong.lay:5:8: warning: a format of 'email' alone demands nothing [L0333]
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

Apple's parser answers such a string with an empty list of constraints. Somebody who writes it expects more.

Related: L0301

"""#
  ),
  (
    334,
    #"""
# L0334 standard-baseline-space

With `spacingBaselineToBaseline` the standard space comes from the heights of the lines, which layc does not evaluate
yet. It takes 8 points.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view email: Label { text = "Email"; .left == superview.left }
  view password: Label { text = "Password"; .left == superview.left }
  vfl "V:|-[email]-[password]" spacingBaselineToBaseline
}
```

```text
wrong.lay:5:19: warning: the standard space between baselines is not evaluated yet; layc takes 8 [L0334]
   |
 5 |   vfl "V:|-[email]-[password]" spacingBaselineToBaseline
   |                   ^
   = why: on Apple's systems it comes from the line heights of the two texts
   = help: write the distance: `-20-`

wrong.lay:4:8: warning: 'password' lies over 'email' at every size [L0604]
   |
 3 |   view email: Label { text = "Email"; .left == superview.left }
   |        ----- lies under it
 4 |   view password: Label { text = "Password"; .left == superview.left }
   |        ^^^^^^^^ at 320x320 they share 41x13
   = help: keep them apart, for example with a required gap, or write `allow L0604` beside it if that is meant
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

Apple's rule for this distance is not published. A distance that is written down is the same everywhere.

Related: L0324

"""#
  ),
  (
    401,
    #"""
# L0401 location-with-constant

A rule says that a place is a number. A number alone does not say from where it is counted, so a place is always
compared with another place.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in" }
  title.left == 20
  title.top == superview.top + 20
}
```

```text
wrong.lay:3:3: error: a location needs another location: `title.left == superview.left + 20` [L0401]
   |
 3 |   title.left == 20
   |   ^^^^^^^^^^^^^^^^
   = why: 'left' is a place, and a number alone does not say from where
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

Auto Layout refuses such constraints too. A rule must mean the same wherever the superview stands on the screen, and
the number 20 could be counted from its left edge, from the screen's or from the edge of the text.

Related: L0402, L0405

"""#
  ),
  (
    402,
    #"""
# L0402 location-with-size

A rule compares a place with a width or height. A place is counted from somewhere and a length is not, so the two do
not compare.

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
wrong.lay:5:3: error: 'left' is a place and 'width' a length; measure from another place: `title.left == superview.left + icon.width` [L0402]
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

If the superview moved by ten points, its left edge would move and the width would not: one of the two sides would be
wrong. With a second place the rule holds wherever the superview stands.

Related: L0401, L0405

"""#
  ),
  (
    403,
    #"""
# L0403 mixed-families

One rule uses `left` or `right` together with `leading` or `trailing`, or the inset of a setting does. Use one family
on both sides.

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
   = why: right to left, leading is right and left stays left
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

Where text runs from right to left, leading is the right edge and left stays left. A rule that mixes the two would say
different things in Hebrew and in English, and never both well. `centerX` goes with either family.

Related: L0404

"""#
  ),
  (
    404,
    #"""
# L0404 mixed-axes

One rule relates a horizontal place to a vertical one. The two axes are laid out apart.

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

A distance from the left edge says nothing about a distance from the top. Lengths may cross: `.width == .height` is a
square, and `superview.width` may stand in a vertical rule.

Related: L0402, L0403

"""#
  ),
  (
    405,
    #"""
# L0405 unbalanced-locations

The places in a rule do not cancel out: their factors, left side minus right side, do not add up to 0. The rule would
change its meaning when the superview moves.

```lay wrong
layout SignIn(375x667) {
  view a { .size == 40x40; .top == superview.top; .left == superview.left + 16 }
  view b { .size == 40x40; .top == superview.top }
  a.left + b.left == superview.right - 16
}
```

```text
wrong.lay:4:3: error: the places do not balance: they count 2 on the left and 1 on the right [L0405]
   |
 4 |   a.left + b.left == superview.right - 16
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = why: only differences of places are the same wherever the superview stands
   = help: measure lengths between places, for example `b.left - a.right == c.left - b.right`
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

Only differences of places are lengths that stay the same wherever the superview stands, as in `b.left - a.right ==
c.left - b.right`. One place on each side with another factor is the one exception: it is measured from the superview
that holds both views.

Related: L0401, L0406

"""#
  ),
  (
    406,
    #"""
# L0406 scaled-location

A place is a multiple of the place of another view. It is measured from the nearest superview of both, as UIKit does,
which is seldom what the author had in mind.

```lay wrong
layout SignIn(375x667) {
  sizes 375x667
  view a { .size == 40x40; .top == superview.top; .left == superview.left + 16 }
  view b { .size == 40x40; .top == superview.top }
  b.left == 2 * a.left
}
```

```text
wrong.lay:5:3: warning: a multiple of 'left' is measured from 'SignIn', which holds both views [L0406]
   |
 5 |   b.left == 2 * a.left
   |   ^^^^^^^^^^^^^^^^^^^^
   = help: say the place it is measured from, for example `superview.left + 30% * superview.width`
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

The multiple of a place depends on where counting starts. Written as a difference, the start can be read in the file.
A multiple of the superview's own place, `.centerX == 1.5 * superview.centerX`, is usual and gives no warning, and neither does one of the place of its
safe area, margins or readable guide: `.centerY == 0.8 * superview.safeArea.centerY` is measured from the top of the superview.

Related: L0405

"""#
  ),
  (
    407,
    #"""
# L0407 only-constants

Both sides of a rule are numbers. Such a rule demands nothing of any view.

```lay wrong
layout SignIn(375x667) {
  metric gap = 12
  view title: Label { text = "Sign in" }
  title.edges(top, leading) == superview
  gap == 12
}
```

```text
wrong.lay:5:3: error: a rule about nothing but constants demands nothing of a view [L0407]
   |
 5 |   gap == 12
   |   ^^^^^^^^^
   = help: say of which view, for example `.width == 12`
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

A comparison of constants is true or false before any layout begins. Most often the name of a view is missing.

Related: L0408, L0426

"""#
  ),
  (
    408,
    #"""
# L0408 compares-with-itself

Both sides of a rule speak of the same view, and everything cancels out. What is left demands nothing.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.right == title.left + title.width
}
```

```text
wrong.lay:3:3: error: this compares a view with itself: the attributes cancel out and nothing is demanded [L0408]
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

That the right edge is the left edge and the width is so for every view. A rule like it is usually a slip in one of
the names. A loop is different: `v[i].width == v[0].width` comes to `v[0]` too, and there it says nothing, which is no mistake.

Related: L0407

"""#
  ),
  (
    409,
    #"""
# L0409 root-size-in-rule

A rule is about nothing but the size of the layout itself. That size comes from outside: from the window, the device,
or `--size`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  root.width >= 320
}
```

```text
wrong.lay:3:3: error: the size of 'SignIn' comes from outside; no rule decides it [L0409]
   |
 3 |   root.width >= 320
   |   ^^^^^^^^^^^^^^^^^
   = help: say which sizes you promise to work at: `sizes 320x320 ... 1366x1366`
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

No rule inside a layout can make a screen wider. What a layout needs is said as a promise, and `layc check` examines
it.

Related: L0427, L0445

"""#
  ),
  (
    410,
    #"""
# L0410 constant-too-large

A number in a rule, a setting or a size is greater than 1 000 000 points. No screen is that large.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width <= 100000000
}
```

```text
wrong.lay:3:3: error: a constant of a rule is at most 1000000 points [L0410]
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

Huge constants stand for "no limit" in many apps, and they spoil the arithmetic of the system they run on. Without a
limit there is no need for a rule.

Related: L0411, L0438

"""#
  ),
  (
    411,
    #"""
# L0411 extreme-factor

A factor in a rule is below 1/10000 or above 10000. A small change of one side makes the other jump.

```lay wrong
layout SignIn(375x667) {
  sizes 375x667
  view line { .edges(top, leading) == superview; .height == 1 }
  line.width == 0.00001 * superview.width
}
```

```text
wrong.lay:4:27: warning: the factor 0.00001 is far from 1; a small change of one side moves the other far [L0411]
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

Such factors are nearly always a slip in the decimal point, and they are where systems that compute with doubles lose
their digits.

Related: L0406, L0410

"""#
  ),
  (
    412,
    #"""
# L0412 not-linear

A rule multiplies two attributes, divides by one, or takes `min`, `max` or `round` of one. Rules are sums of
attributes times constants.

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

Sums of attributes can be solved exactly, proved at every size and explained. A ratio is a factor: multiply by it. The
largest of several heights is one `>=` for each, and `.height == 0 @low` that pulls.

Related: L0413, L0415

"""#
  ),
  (
    413,
    #"""
# L0413 length-times-length

Two lengths are multiplied. The product would be an area, and no attribute is one.

```lay wrong
component Row(gap: Length, count: Length) {
  view box { .edges(top, leading) == superview; .width == 40; .height == gap * count }
}
layout Board(320x320) {
  view row: Row(gap: 8, count: 2) { .edges == superview }
}
```

```text
wrong.lay:2:74: error: 'gap' and 'count' are lengths; a length times a length is none [L0413]
   |
 2 |   view box { .edges(top, leading) == superview; .width == 40; .height == gap * count }
   |                                                                          ^^^^^^^^^^^
   = help: give the parameter that is a factor the type 'Number'
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

A parameter says what it is, so that a wrong argument is found where it is written. What scales a length is a
`Number`.

Related: L0412, L0425

"""#
  ),
  (
    414,
    #"""
# L0414 division-by-zero

A value is divided by 0, or `mod` is asked for the rest of a division by 0.

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

There is no number that the result could be.

Related: L0412, L0425

"""#
  ),
  (
    415,
    #"""
# L0415 percent-of-what

A percentage stands alone. It is a factor: say of what it is a part.

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

In other places where layouts are written a percentage is of the superview, of the free room or of the screen. Here
the file says which.

Related: L0412

"""#
  ),
  (
    418,
    #"""
# L0418 priority-out-of-range

A priority is 0, below 0 or above 1000.

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
   = help: a rule without a priority is required, which is 1000
```

The corrected file:

```lay
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  title.width == 200 @999
}
```

## Why

1000 is required, and nothing is more than required. A rule of priority 0 would never count. Auto Layout refuses both.

Related: L0419

"""#
  ),
  (
    419,
    #"""
# L0419 unknown-priority

No priority and no metric has this name. The named priorities are `required`, `high`, `low`, `fitting` and AppKit's
three for windows.

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

A priority decides which rule yields, so a misspelt one must not pass for another.

Related: L0202, L0418

"""#
  ),
  (
    420,
    #"""
# L0420 compound-relation

`edges`, `center` or `size` is compared with `<=` or `>=`. The compound attributes take only `==`.

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
   = help: for "stays inside" write one rule for each side
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

To stay inside, the leading edge must be greater and the trailing edge smaller: one sign cannot say both.

Related: L0421

"""#
  ),
  (
    421,
    #"""
# L0421 compound-operand

What stands beside `edges`, `center` or `size` does not compare with it. On the left stands the compound attribute; on
the right a view, a guide, the same compound attribute of another view or, for `size`, a size. An `inset` names only
edges that the rule is about.

```lay wrong
layout SignIn(375x667) {
  view icon: Image { .edges(top, leading) == superview; .size == 44 }
}
```

```text
wrong.lay:2:66: error: 'size' does not compare with a number [L0421]
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

A compound rule is short for several rules, one for each number. `edges` needs four places, `center` two, `size` two
lengths. `inset` belongs to `edges`, `offset` to `center` and `edges`. Each edge meets the edge of its name, so
`a.edges(top) == b.edges(bottom)` would have to drop something, and so would `.edges == superview inset (left: 8)`:
`edges` alone is top, leading, bottom and trailing.

Related: L0420, L0424

"""#
  ),
  (
    422,
    #"""
# L0422 property-in-rule

`==` compares with a property such as `text` or `hidden`. Rules demand relations between attributes; properties are
set with `=`.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text == "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:23: error: '==' demands a relation and 'text' is a property; to set it write `text = "Sign in"` [L0422]
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

`=` sets and `==` demands. Keeping the two signs apart lets a reader, and a message, tell what a line does.

Related: L0423, L0426

"""#
  ),
  (
    423,
    #"""
# L0423 constraint-in-rule

A named constraint stands where a number should. What can be said of it are its `constant`, `priority` and `active`,
which are set.

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

The name stands for the whole rule. Its number is called `constant`, as in the API.

Related: L0422

"""#
  ),
  (
    424,
    #"""
# L0424 view-as-number

A view stands where a number should. Say which of its attributes is meant.

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

A view has a dozen attributes. Only `edges`, `center` and `size` compare with a view as a whole, since they take the
same attributes of it.

Related: L0421

"""#
  ),
  (
    425,
    #"""
# L0425 wrong-kind-of-value

A value is of the wrong kind: a text where a number should stand, a size that is added to a number, an inset with
three numbers.

```lay wrong
layout SignIn(375x667) {
  let name = "Ann"
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width == 100 - name }
}
```

```text
wrong.lay:3:86: error: a text cannot be taken from a number [L0425]
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

Values keep their kind, so that a slip is found where it is made. Texts join with `+`, and numbers join texts.

Related: L0413, L0431

"""#
  ),
  (
    426,
    #"""
# L0426 whose-attribute

An attribute stands without a view. A leading dot speaks of the view whose braces these are.

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
   = help: say the view before the dot, for example `title.width`
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

A bare `width` is the root's in a condition and the answer in `sizeThatFits`. The dot keeps a fourth meaning out, and
an editor can complete it.

Related: L0422, L0427

"""#
  ),
  (
    427,
    #"""
# L0427 whose-superview

`superview` stands in a statement that names no other view. It is the superview of the first view that the statement
names, reading from the left.

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

Since the view decides and not the braces, a line means the same inside and outside of a view's braces and may be
moved. Without a view there is nothing to be the superview of.

The constants of a file belong to no layout, so there is no view to speak of either: `let row = .height` outside of all
braces is this error too.

Related: L0409, L0428

"""#
  ),
  (
    428,
    #"""
# L0428 root-has-no-superview

A rule asks for the superview of the layout's own view. It has none.

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

Where the layout stands on a screen is decided by whoever shows it.

Related: L0409, L0427

"""#
  ),
  (
    429,
    #"""
# L0429 no-such-element

An index is outside its list, is not a whole number, or stands behind something that is no list.

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
   |      ^^^ [4] is none of them
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

`0 ..< 4` has four numbers and ends with 3. An index that names no view would leave its rule without effect.

Related: L0430

"""#
  ),
  (
    430,
    #"""
# L0430 no-member

A value has nothing of this name. A list has `count`, a size has `width` and `height`.

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

The dot reaches into views and into the few values that have parts.

Related: L0429

"""#
  ),
  (
    431,
    #"""
# L0431 unknown-function

No function has this name, or it takes other arguments. The functions of constants are `min`, `max`, `abs`, `round`,
`floor`, `ceil` and `mod`.

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

Functions compute constants before any layout. What depends on views is said with rules, or in steps.

Related: L0412, L0425

"""#
  ),
  (
    432,
    #"""
# L0432 unknown-edge

`edges( )` names something that is no edge, names an edge twice, or names none.

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

The edges are top, leading, bottom, trailing, left and right; `edges` alone is the first four.

Related: L0420, L0421

"""#
  ),
  (
    433,
    #"""
# L0433 not-constant

A value that must be constant compares attributes, which rules decide.

```lay wrong
layout SignIn(375x667) {
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
  view more: Label { text = "More"; .edges(bottom, leading) == superview; hidden = title.width > 200 }
}
```

```text
wrong.lay:3:84: error: this compares what rules decide, and a value must be constant [L0433]
   |
 3 |   view more: Label { text = "More"; .edges(bottom, leading) == superview; hidden = title.width > 200 }
   |                                                                                    ^^^^^^^^^^^^^^^^^
   = help: `when` may ask for the root's width and height
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

Settings are made before rules are solved. If a setting could look at what rules decide, it could change the rules
that decide it.

Related: L0434, L0436

"""#
  ),
  (
    434,
    #"""
# L0434 not-a-condition

What stands behind `when`, `and`, `or` or `not` is neither true nor false.

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

A condition compares the root's width or height with a number, asks for the direction or a size class, or is a Bool
parameter.

Related: L0436, L0437

"""#
  ),
  (
    435,
    #"""
# L0435 cannot-compare

Two values of different kinds are compared, or two that have no order with `<` or `>`.

```lay wrong
layout SignIn(375x667) {
  let name = "Ann"
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; hidden = name == 3 }
}
```

```text
wrong.lay:3:85: error: a text does not compare with a number [L0435]
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

A text is never equal to a number, so such a comparison is a slip.

Related: L0425, L0434

"""#
  ),
  (
    436,
    #"""
# L0436 size-of-view-in-condition

A condition looks at a view. Conditions may look at the root's width and height, at the direction, at size classes and
at Bool parameters.

```lay wrong
layout SignIn(375x667) {
  view card { .edges(top, leading) == superview; .size == 40x40 }
  when card.width > 300 { card.hidden = true }
}
```

```text
wrong.lay:3:8: error: a condition may look at the root's size only; rules decide the size of 'card' [L0436]
   |
 3 |   when card.width > 300 { card.hidden = true }
   |        ^^^^^^^^^^
   = why: a condition on what rules decide could make itself untrue
```

The corrected file:

```lay
layout SignIn(375x667) {
  view card { .edges(top, leading) == superview; .size == 40x40 }
  when width > 300 { card.hidden = true }
}
```

## Why

Rules decide the width of a card. A condition on it could turn off the very rule that makes it true. Conditions on the
root cut the plane of sizes along straight, known lines, so that every size can be checked.

Related: L0433, L0434

"""#
  ),
  (
    437,
    #"""
# L0437 unknown-condition-word

The direction is `ltr` or `rtl`, a size class is `compact` or `regular`. There is no other answer.

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

A condition that can never hold would leave its braces without effect, silently.

Related: L0434

"""#
  ),
  (
    438,
    #"""
# L0438 value-too-long

A computed number or text grows beyond what any layout needs. A computed number may have 1024 bits above or below its
fraction bar, a text 65536 bytes.

```lay wrong
layout SignIn(375x667) {
  let a = 1234567890123456789012345678901234567890
  let b = a * a * a * a
  let c = b * b
  view title: Label { text = "Sign in"; .edges(top, leading) == superview; .width >= 10 / c }
}
```

```text
wrong.lay:4:11: error: this grows too long: a computed number has at most 1024 bits, a text 65536 bytes [L0438]
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

Numbers are exact here, and an exact number can double its digits with each line. The limit keeps a small file from
using up a machine.

Related: L0410

"""#
  ),
  (
    441,
    #"""
# L0441 assert-form

What stands behind `assert` is neither a relation nor one of the questions `isInside`, `doesNotOverlap`, `isAtLeast`
and `isNotCompressed`.

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

Assertions are proved at every size that the file promises, so each must be something that a proof is known for.

Related: L0442

"""#
  ),
  (
    442,
    #"""
# L0442 expect-form

In the braces of `expect` stands something other than a comparison that reads something of a view.

```lay wrong
layout SignIn(375x667) {
  metric bar = 44
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 { bar == 44 }
}
```

```text
wrong.lay:4:20: error: this compares constants; an 'expect' reads something of a view [L0442]
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

An `expect` is a test. It changes nothing; it reads the finished layout and compares. What compares constants is true
or false before there is a layout.

Related: L0443, L0444

"""#
  ),
  (
    443,
    #"""
# L0443 expect-label

What stands in the parentheses of `expect` is no label that it knows, or has no label, or a wrong value.

```lay wrong
layout SignIn(375x667) {
  view title: Label { frame = (0, 20, 375, 44); mask = W }
  expect 375x667 (directon: rtl) { title.frame == (0, 20, 375, 44) }
}
```

```text
wrong.lay:3:19: error: no metric, named rule or label 'directon'; did you mean 'direction'? [L0443]
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

The labels are direction, safeArea, state, scale, transforms, horizontalSizeClass and verticalSizeClass, or the name
of a metric or of a rule whose constant is to be another.

Related: L0442, L0444

"""#
  ),
  (
    444,
    #"""
# L0444 expect-value

The two sides of a comparison in `expect` are not alike, or one is nothing that can be compared so: a text has no order, a
mask does not add to a number.

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

A rectangle has four numbers, a point and a size have two, an attribute is one. Properties that are no numbers are equal to
something or not.

Related: L0442, L0443

"""#
  ),
  (
    445,
    #"""
# L0445 sizes-backwards

A range of `sizes` runs from the larger number to the smaller.

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

Taken as it stands the range holds no size, and `check` would examine nothing.

Related: L0446

"""#
  ),
  (
    446,
    #"""
# L0446 two-single-sizes

`sizes` lists two single sizes, one inside the other. A promise of everything between them is written with three dots.

```lay wrong
layout SignIn(375x667) {
  sizes 320x480, 1024x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:3: warning: two single sizes; everything between is `320x480 ... 1024x1366` [L0446]
   |
 2 |   sizes 320x480, 1024x1366
   |   ^^^^^^^^^^^^^^^^^^^^^^^^
   = fix, to review: promise everything between
```

The corrected file:

```lay
layout SignIn(375x667) {
  sizes 320x320 ... 1366x1366
  view title: Label { text = "Sign in"; .edges(top, leading) == superview }
}
```

## Why

A layout is seldom good at the smallest and the largest size and nowhere else. Two devices that are really meant can
be promised in two statements; of two sizes such as `375x667, 667x375` neither is the smaller one, and nothing is reported.

Related: L0445

"""#
  ),
  (
    447,
    #"""
# L0447 only-in-appkit

A property that only views of AppKit have is set in a layout of UIKit, where it has no effect.

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
   = why: only views of AppKit have it
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

In UIKit y runs down in every view. In AppKit it runs up unless a view is flipped, which decides the margin that `minYMargin` names in masks of its
subviews, and whether they keep their distance from the top or from the bottom. `stackHugging` and `clippingResistance` are properties of NSStackView; a
UIStackView has neither.

Related: L0451

"""#
  ),
  (
    450,
    #"""
# L0450 attribute-is-set

A setting, `=`, gives a value to an attribute. Attributes follow from rules; to demand a value write the relation `==`.

```lay wrong
layout Card(375x667) {
  view form
  form.edges(top, leading) == superview
  form.width = 200
  form.height == 100
}
```

```text
wrong.lay:4:3: error: '=' sets a property and 'width' is an attribute; to demand it write `form.width == 200` [L0450]
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

`=` says what a view is, once; `==`, `<=` and `>=` say what must hold between views, at every size. A width that were
set could not give way to a second rule, and nobody could be told which of the two is to blame.

Related: L0422, L0451

"""#
  ),
  (
    451,
    #"""
# L0451 unknown-property

A setting names a property that does not exist, or something that is no property: a view, a constant, a constraint.

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

A property that is misspelt would otherwise be ignored. The number of a named rule is its `constant`: `cap.constant =
400`.

Related: L0450, L0452

"""#
  ),
  (
    452,
    #"""
# L0452 property-elsewhere

A property is set on something that does not have it: `axis` on a label, `text` on a plain view, anything on a guide.

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

The property would have no effect. Most often the kind of the view is not the one that was meant, or the line stands in
the braces of another view.

Related: L0451, L0207

"""#
  ),
  (
    453,
    #"""
# L0453 wrong-value

A property is given a value of a kind that it does not take.

```lay wrong
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hidden = 1 }
}
```

```text
wrong.lay:2:74: error: 'hidden' takes no number [L0453]
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

Each property takes one kind of value, so that a text in the place of a number is found at once. Nothing is converted
in silence: 1 is not `true`. What UIKit says in one value may be several properties: `.systemFont(ofSize: 17, weight: .bold)` is
`font = 17; fontWeight = bold`, and the report has it as a fix.

Related: L0454, L0466

"""#
  ),
  (
    454,
    #"""
# L0454 unknown-property-word

A property that takes words is given one that it does not know.

```lay wrong
layout Card(375x667) {
  view photo: Image { .size == 80x80; .edges(top, leading) == superview; contentMode = aspectFil }
}
```

```text
wrong.lay:2:88: error: 'contentMode' knows no word 'aspectFil'; did you mean 'aspectFit'? [L0454]
   |
 2 |   view photo: Image { .size == 80x80; .edges(top, leading) == superview; contentMode = aspectFil }
   |                                                                                        ^^^^^^^^^
   = help: its words are scaleToFill, scaleAspectFit, scaleAspectFill, aspectFit, aspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
   = fix, to review: change 'aspectFil' to 'aspectFit'
```

The corrected file:

```lay
layout Card(375x667) {
  view photo: Image { .size == 80x80; .edges(top, leading) == superview; contentMode = aspectFill }
}
```

## Why

Where a property takes words, only its words are looked up: `contentMode = left` has nothing to do with a view or an
attribute of that name.

Related: L0169, L0453

"""#
  ),
  (
    455,
    #"""
# L0455 set-twice

One property of a view or constraint is set twice in the same place, under the same condition.

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
   = help: keep one of the two; what holds at some sizes only stands in a `when`
```

The corrected file:

```lay
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview; hidden = false }
}
```

## Why

The order of statements has no meaning, so neither of the two could win. Outer braces win over a view's own, an
instance over its component, and a `when` over what always holds.

Related: L0456

"""#
  ),
  (
    456,
    #"""
# L0456 conditions-overlap

Two conditions that can hold at the same time set one property to different values. The message says a size at which
both hold.

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
   = help: make one of them the `else` of the other
```

The corrected file:

```lay
layout Card(375x667) {
  view badge { .size == 8x8; .edges(top, leading) == superview }
  when width >= 600 { badge.hidden = true } else when height >= 500 { badge.hidden = false }
}
```

## Why

The order of statements has no meaning, so at that size the property would have two values. With `else` the first
condition that holds decides.

Related: L0455

"""#
  ),
  (
    457,
    #"""
# L0457 setting-not-constant

A setting is given something that only a layout or a condition decides.

```lay wrong
layout Card(375x667) {
  view photo { .size == 80x80; .edges(top, leading) == superview }
  view title: Label { text = "Welcome"; .top == photo.bottom; .leading == photo.leading; intrinsic.width = photo.width }
}
```

```text
wrong.lay:3:108: error: 'intrinsic.width' is set once, to a constant; it cannot follow a layout [L0457]
   |
 3 |   view title: Label { text = "Welcome"; .top == photo.bottom; .leading == photo.leading; intrinsic.width = photo.width }
   |                                                                                                            ^^^^^^^^^^^
   = help: what follows another view is a rule: `==`
```

The corrected file:

```lay
layout Card(375x667) {
  view photo { .size == 80x80; .edges(top, leading) == superview }
  view title: Label { text = "Welcome"; .top == photo.bottom; .leading == photo.leading; .width == photo.width }
}
```

## Why

Settings are known before any layout runs. What follows another view is a rule, and what depends on the size of the
screen stands in a `when`.

Related: L0459, L0433

"""#
  ),
  (
    458,
    #"""
# L0458 frame-numbers

A frame does not have four numbers. They are x, y, width and height, in the superview.

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

A frame is the whole of where a view stands at the design size. Where only a part of it is to be fixed, rules say that:
`.height == 44`.

Related: L0453, L0460

"""#
  ),
  (
    459,
    #"""
# L0459 frame-is-taken-once

A frame is made of attributes of other views. It is taken once, at the design size, and does not follow them.

```lay wrong
layout Card(375x667) {
  view header { frame = (0, 20, superview.width, 44) }
}
```

```text
wrong.lay:2:33: error: 'frame' is taken once, at the design size; for a size that follows write `mask = W` or a rule [L0459]
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

`frame` is a photograph: from it a mask stretches the view, in proportion, when the superview changes. A width that
follows another one at all sizes is a mask with `W`, or a rule.

Related: L0457, L0460

"""#
  ),
  (
    460,
    #"""
# L0460 mask-needs-frame

A mask, a `center`, or `translatesAutoresizingMaskIntoConstraints = true` stands in a view without a frame to start
from.

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

A mask says how the frame changes with the superview, not where it is. The frame may also be given as `bounds` and
`center`.

Related: L0458, L0461

"""#
  ),
  (
    461,
    #"""
# L0461 mask-needs-size

A mask stands in a view whose size at design time is not known, so that nothing says how far away the other edge is.

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
wrong.lay:5:43: error: the mask of 'dot' measures 'form', whose size rules decide [L0461]
   |
 2 |   view form {
   |        ---- how large is it where 'dot' has its frame?
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

A margin that stays the same is the distance from the frame to the edge at the design size. Of a layout or component
that is the size in its parentheses, of a view with a frame the frame's, of any other its `bounds`. `RM` and `BM` alone
measure nothing and need no size.

Related: L0460

"""#
  ),
  (
    463,
    #"""
# L0463 frame-of-arranged

A view that a stack or grid arranges has a frame, a center or a mask.

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
   = help: `intrinsic` or a rule about its width and height are listened to
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

The stack decides where its views stand; a frame would be overwritten. Sizes may be demanded with rules, which the
stack takes into account.

Related: L0460

"""#
  ),
  (
    464,
    #"""
# L0464 no-single-constant

The constant or priority of a named chain, compound rule or visual format is set. Such a name stands for several
constraints.

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
wrong.lay:6:31: error: 'heights' stands for several constraints and has no single 'constant' [L0464]
   |
 4 |   constraint heights: a.height == b.height == 44
   |              ------- a chain, a compound rule or a visual format
   :
 6 |   when width >= 600 { heights.constant = 60 }
   |                               ^^^^^^^^
   = help: name the one relation that is meant; `active` switches all of them
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

In a chain each neighbouring pair has a constant of its own. `active` is meant for all of them and can be set.

Related: L0455

"""#
  ),
  (
    465,
    #"""
# L0465 frame-said-twice

The frame of a view is given, and its `bounds` or `center` says something else.

```lay wrong
layout Card(375x667) {
  view header { frame = (0, 20, 375, 44); bounds = 300x44 }
}
```

```text
wrong.lay:2:43: error: the frame of 'header' says its bounds already, and differently [L0465]
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

Either `frame`, or `bounds` and `center`: both say where the view is at the design size. `bounds` beside a frame may
give the origin, by which subviews are shifted.

Related: L0460, L0455

"""#
  ),
  (
    466,
    #"""
# L0466 value-out-of-range

A number is of the right kind, but outside of what the property can be.

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

A font without a size or a view of less than no width has no layout; where such a number was computed, this is the
place to look at it.

Related: L0453, L0418

"""#
  ),
  (
    467,
    #"""
# L0467 frame-of-root

The layout itself is given a frame, a center or a mask.

```lay wrong
layout Card(375x667) {
  frame = (0, 0, 375, 667)
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

```text
wrong.lay:2:3: error: 'Card' is the layout itself, whose size comes from outside; it has no frame [L0467]
   |
 2 |   frame = (0, 0, 375, 667)
   |   ^^^^^^^^^^^^^^^^^^^^^^^^
   = help: the design size stands behind the name: `layout Card(375x667)`
```

The corrected file:

```lay
layout Card(375x667) {
  view title: Label { text = "Welcome"; .edges(top, leading) == superview }
}
```

## Why

The size of the layout comes from outside: from the window, or from `--size`. The size in the parentheses is the one at
which frames were drawn.

Related: L0409, L0461

"""#
  ),
  (
    468,
    #"""
# L0468 angle-without-unit

A turn is given as a plain number. An angle has a unit, `90deg` or `1.5rad`.

```lay wrong
layout Card(375x667) {
  view arrow: Image { .size == 20x20; .edges(top, leading) == superview; transform = rotate(90) }
}
```

```text
wrong.lay:2:93: error: a turn needs an angle: `90deg` [L0468]
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

UIKit counts in radians, people in degrees; 90 radians are a little more than fourteen turns. Quarter turns in degrees
are exact.

Related: L0453, L0472

"""#
  ),
  (
    469,
    #"""
# L0469 placement-in-condition

A view has a frame, center or mask under a condition, and none that always holds.

```lay wrong
layout Card(375x667) {
  view header
  when width >= 600 { header.frame = (0, 20, 375, 44) }
}
```

```text
wrong.lay:3:23: error: 'header' has no frame outside of conditions, so rules place it [L0469]
   |
 3 |   when width >= 600 { header.frame = (0, 20, 375, 44) }
   |                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: give it a frame that always holds and change that here, or use rules in both conditions
```

The corrected file:

```lay
layout Card(375x667) {
  view header { frame = (0, 20, 320, 44) }
  when width >= 600 { header.frame = (0, 20, 375, 44) }
}
```

## Why

Either a mask places a view or rules do, and that is the same at every size. A condition may change the frame that the
mask starts from.

Related: L0460, L0456, L0473

"""#
  ),
  (
    470,
    #"""
# L0470 setting-on-list

A setting, or braces, are put on a list of views.

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
   = help: say which one, `bar[0]`, or all of them: `for v in bar { v … }`
```

The corrected file:

```lay
layout Bars(320x480) {
  for i in 0 ..< 3 { view bar[i] { .size == 20x20; .edges(top, leading) == superview } }
  for v in bar { v.hidden = true }
}
```

## Why

`bar` alone is all of `bar[0]`, `bar[1]` and so on. A loop says plainly that each of them is meant.

Related: L0429

"""#
  ),
  (
    471,
    #"""
# L0471 cannot-set

What stands on the left of `=`, or before braces, is nothing that has properties.

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

Views and named constraints have properties; numbers and texts do not change. A metric gets another value from outside,
with `--set`.

Related: L0451

"""#
  ),
  (
    472,
    #"""
# L0472 turn-in-old-profile

A layout with `transforms = ios7` turns a view by an angle that is no quarter of a full turn. Rules place the box around
the view there, and of such a turn a box does not say how large the view is.

```lay wrong
layout Dial(320x320) {
  sizes 320x320
  transforms = ios7
  view hand { .size == 8x120; .center == superview; transform = rotate(30deg) }
}
```

```text
wrong.lay:4:53: error: with `transforms = ios7` rules place the box around a view, so it may turn by quarters only [L0472]
   |
 4 |   view hand { .size == 8x120; .center == superview; transform = rotate(30deg) }
   |                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: turn a view inside of the one that rules place, or leave 'transforms' at ios8
```

The corrected file:

```lay
layout Dial(320x320) {
  sizes 320x320
  transforms = ios7
  view dial {
    .size == 120x120; .center == superview
    view hand { frame = (56, 0, 8, 120) }
  }
}
```

## Why

Until iOS 7 layout set the frame of a view, and the frame of a view that is turned by 30 degrees is undefined. Since iOS 8,
which is what `transforms` says by itself, rules speak of the view before its transform, and it may turn by any angle.

Related: L0468, L0453

"""#
  ),
  (
    473,
    #"""
# L0473 setting-in-condition

A `when` or a state sets a property that is the same at every size: one that says how all of the layout is computed
(`profile`, `transforms`, `autoresizing`, `standardSpacing`), or whether a view's mask or rules place it.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view photo { frame = (20, 20, 335, 200); mask = W }
  when width >= 600 { autoresizing = even }
}
```

```text
wrong.lay:4:23: error: 'autoresizing' is the same at every size and in every state, so no condition may decide it [L0473]
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

Such a property stands for the system that the app runs on, or for a line of code that runs once. No app changes it while
its window is resized, and masks that were computed in two ways would add up to neither.

Related: L0469, L0452

"""#
  ),
  (
    474,
    #"""
# L0474 unknown-text-size

No text size has this name. They are those of SwiftUI's `DynamicTypeSize`: `xSmall`, `small`, `medium`, `large`, `xLarge`, `xxLarge`, `xxxLarge`, and
`accessibility1` to `accessibility5`.

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

UIKit's `UIContentSizeCategory` has other names for the same sizes, `.extraSmall` for `xSmall` and `.accessibilityMedium` for `accessibility1`. Here there is one
spelling of each.

Related: L0445, L0475

"""#
  ),
  (
    475,
    #"""
# L0475 text-sizes-on-mac

A layout with a `system` of macOS declares text sizes, or an `expect` of it names one.

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
   = help: leave them out, or set a `system` of iOS
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

People choose a text size on iOS and iPadOS. On macOS a text style has one size, so there is nothing to declare: a proof for twelve text sizes would be
one proof twelve times.

Related: L0474

"""#
  ),
  (
    476,
    #"""
# L0476 style-over-constant

A constant has the name of a text style, and `font` is set to that name: the style is meant.

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

`font = body` reads the same in every file: a font whose size follows the text size that people choose. A constant somewhere above, or in a file that is
imported, does not change that. To use the constant, rename it.

Related: L0453, L0474

"""#
  ),
  (
    480,
    #"""
# L0480 unknown-step-word

A step has a word that is none of its own: a position of `align`, a side of `distribute` or an option of `sizeToFit`. The
help lists the words that may stand there.

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

`align` puts points onto points, and a point needs two directions: an edge alone, such as `bottom`, leaves one of them
open. An option that is misspelt and ignored would size the view in another way than the line says.

Related: L0403, L0481

"""#
  ),
  (
    481,
    #"""
# L0481 step-value

Something among steps is of another kind than its place takes: a size where a rectangle is needed, a view where one of its
points is, a number that is added to a rectangle.

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

wrong.lay:7:11: error: 'name' is a view; which point of it? for example `name.topLeft` [L0481]
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

Rectangles, sizes, points and numbers are different things, and what a step means depends on which of them it gets. The
mistake is in the text, so it is reported before anything is laid out.

Related: L0425, L0430, L0482

"""#
  ),
  (
    482,
    #"""
# L0482 step-sets

Steps set geometry of views inside their view, and the `constant` of a named rule. Attributes, other properties, parts of
a rectangle and the view's own frame are not set by steps.

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
wrong.lay:6:5: error: 'width' is an attribute, which rules decide; a step sets 'bounds.size' [L0482]
   |
 6 |     photo.width = 96
   |     ^^^^^^^^^^^
   = help: for example `photo.bounds.size = (…, photo.bounds.size.height)`

wrong.lay:7:10: error: steps do not set 'hidden' [L0482]
   |
 7 |     name.hidden = true
   |          ^^^^^^
   = help: they set frame, bounds, bounds.size, bounds.origin, center, untransformedFrame, and the 'constant' of a named rule
   = help: what holds at some sizes only stands in a `when` outside of the steps

wrong.lay:8:5: error: these are the steps of 'Card', whose own geometry is decided from outside [L0482]
   |
 8 |     .frame = (0, 0, 375, 200)
   |     ^^^^^^
   = help: set something of a view inside it
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

What a view is, is decided where it is used: by its superview, by rules or by the host. Steps that changed it would undo
what was laid out a moment ago, and the layout would go round in circles.

Related: L0451, L0471, L0483

"""#
  ),
  (
    483,
    #"""
# L0483 question-sets

`sizeThatFits` answers how large its view would like to be, and does nothing else: it sets its own `width` and `height`,
without a dot, and takes no other step.

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
wrong.lay:4:5: error: 'sizeToFit' places a view, and 'sizeThatFits' is only a question [L0483]
   |
 4 |     sizeToFit count
   |     ^^^^^^^^^^^^^^^
   = help: it answers with `width = …` and `height = …`; move this into 'layoutSubviews'

wrong.lay:5:5: error: the answer of 'sizeThatFits' has no dot: `width = …` [L0483]
   |
 5 |     .width = count.sizeThatFits(available).width + 16
   |     ^^^^^^
   = why: `.width` is an attribute, which rules decide
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

A question is asked many times, about sizes that never come to be. If asking moved something, the layout would depend on
who asked last.

Related: L0482, L0484

"""#
  ),
  (
    484,
    #"""
# L0484 question-reads

A `sizeThatFits` reads a size or place that layout has decided, its own or that of a view inside. The room it is asked
about is `available`, and the views inside can be asked in turn.

```lay wrong
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits { width = count.bounds.width + 16; height = .bounds.height }
}
```

```text
wrong.lay:3:32: error: a question must not read a current size, such as the 'bounds' of 'count' [L0484]
   |
 3 |   sizeThatFits { width = count.bounds.width + 16; height = .bounds.height }
   |                                ^^^^^^
   = why: the answer would depend on when it is asked
   = help: ask `count.sizeThatFits(available)`

wrong.lay:3:61: error: a question must not read a current size, such as its own 'bounds' [L0484]
   |
 3 |   sizeThatFits { width = count.bounds.width + 16; height = .bounds.height }
   |                                                             ^^^^^^
   = why: the answer would depend on when it is asked
   = help: the room there is, is `available`
```

The corrected file:

```lay
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits { width = count.sizeThatFits(available).width + 16; height = available.height }
}
```

## Why

The question is about a size that the view does not have yet. An answer made of current sizes is the answer to another
question, and changes with the time at which it is asked.

Related: L0483

"""#
  ),
  (
    485,
    #"""
# L0485 sized-later

A step aligns a view, or aligns with one, and a later step changes the size of that view, or the place of what it was aligned
with. The alignment was made with the old one, so it does not hold at the end. `--fix` changes the order where only one can be
meant.

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
   = why: steps are taken in their order
   = help: size first, then align
   = fix: move the step behind line 7
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

Steps are taken once, in their order, and none of them is repeated because a later one changed something. First sizes, then
places: an order in which every step finds what it needs.

Related: L0122, L0481

"""#
  ),
  (
    486,
    #"""
# L0486 transformed-frame

A step sets the `frame` of a view that is turned, scaled or moved by a `transform`. The `frame` is then the box around what is
seen, and steps set the view itself.

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
   = why: from a box nobody can tell the size of what is turned inside it
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

Many views have the same box around them: from the box alone nobody can tell how wide the view inside is. UIKit calls the result
undefined. Size and centre are what they are whatever the transform, and `untransformedFrame` says both at once.

Related: L0482

"""#
  ),
  (
    487,
    #"""
# L0487 unanswered

A `sizeThatFits` says nothing of the width or nothing of the height. Whoever asks wants both.

```lay wrong
component Badge {
  view count: Label { text = "9"; .center == superview.center }
  sizeThatFits { width = count.sizeThatFits(available).width + 16 }
}
```

```text
wrong.lay:3:3: error: 'sizeThatFits' of 'Badge' answers no height [L0487]
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

The answer is a size. A side that nothing is said of would be 0, which is seldom meant, and never seen in the file.

Related: L0483, L0484

"""#
  ),
  (
    488,
    #"""
# L0488 step-overwrites

`--set` gives a named constraint a constant that a step sets as well. Steps are taken at each layout, so the step's number counts wherever the
step is taken.

```sh
layc eval player.lay --set lamp.inset=20
```

The corrected file reads a metric in the step, and `--set gap=20` changes that:

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

The constants of constraints are set first, then constraints are solved, then steps are taken. What a step sets replaces what was there, and
layout runs again with it.

Related: L0234, L0482

"""#
  ),
  (
    501,
    #"""
# L0501 conflict

These rules demand different things, and no layout does all of them. The report shows a minimal set: take any one rule
away and the others can hold, while no size is negative and the root is as large as it is. What nobody wrote and takes part is named besides. Where
it is proved that no smaller set has the marked rule, the report says so.

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
wrong.lay:7:28: error: these rules cannot all hold at 375x667 [L0501]
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
   = note: without any one of them the others can hold, and no smaller set has the marked one; layc broke it to go on
   = help: tried: with 175 instead of 240 in `content.width >= 240` on line 6, nothing conflicts at 375x667; 'content' is 175 wide instead of 240
   = help: tried: with 135 instead of 200 in `sidebar.width == 200` on line 5, nothing conflicts at 375x667; 'sidebar' is 135 wide instead of 200
   = note: with `content.width >= 240 @high` on line 6, that constraint would hold at no size, which is no fix: 'content' is 175 wide instead of 240
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

A rule without `@` is required: it must hold at every size. When required rules collide, a running app can only break one
of them in silence. layc says which ones collide and adds up their numbers; it never breaks a mask, a size that would be
negative, or the size of the root, but the last of the rules that somebody wrote.

A fix that is called tried was: layc writes the change into the text, compiles it, and proves everything that the change touches again, at
every size of `sizes`, beside all else that is reported. What is shown removes this report, and no other report comes or is so at
more sizes; where every fix brings a warning (L0530 to L0534), the text says which. With a constraint that would then hold at no size a fix
only silences the report: it is not offered, and a note says what it would do. The first fix is the one that cuts nothing short, makes
nothing 0 wide or high, moves nothing off the screen and lays nothing over each other, then the one that moves the fewest frames where
nothing conflicts, or, where a `when` repeats a rule with another number, one rule with a name, whose `constant` the `when` sets. Each says
what it does at the smallest and at the largest size. Fixes are tried for the first 50 conflicts of a layout. Which one is meant is for a
person to say, so `--fix` applies none of them.

Related: L0502, L0503

"""#
  ),
  (
    502,
    #"""
# L0502 ambiguous-layout

More than one layout satisfies every rule equally well, so nothing decides this number of a frame. layc picks one in a
fixed way and goes on; a device may pick another.

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
wrong.lay:3:8: warning: nothing decides the vertical position of 'badge' [L0502]
   |
 3 |   view badge {
   |        ^^^^^ y is not decided: a rule is missing
   = note: at 375x667: every y is as good; layc used 0
          ├────────────────────────── Card 667 ──────────────────────────┤
          ├─┤                                                               y = 0
                                                                       ├─┤  y = 647
   = help: tried: with `badge.top == superview.top`, its y is decided at 375x667; 'badge' is at y 0
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

Each view needs a horizontal and a vertical position and two sizes, from rules, from its content or from a mask. An
inequality alone decides nothing, and two optional rules of the same priority that cannot both hold are a tie. layc settles
such a choice by the order in which the rules are written, and always says so.

Related: L0501

"""#
  ),
  (
    503,
    #"""
# L0503 mask-collapse

The parts of this view that may not change need more room than the superview has, so the flexible part would be negative.
layc shows the view with a size of 0.

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
   |                                        ^^^^^^^^ asks for -40, below 0, at 80x200
   = why: its width is 0 when the superview's is 120, and would be negative below
   = note: layc shows it with a width of 0
   = help: let a margin be flexible too, or promise no smaller `sizes`
```

The corrected file:

```lay
layout Bar(320x200) {
  sizes 200x200 ... 320x200
  view line { frame = (60, 0, 200, 2); mask = W }
}
```

## Why

A mask keeps margins of 60 on either side here, so nothing is left once the superview is 120 wide. Below that a system would
give the view a negative size, with results that nobody wants.

Related: L0501

"""#
  ),
  (
    504,
    #"""
# L0504 layout-loop

A step sets something that rules start from, such as a constant, to another value each time layout runs. After eight times
layout stops with what there is; where many views take turns, after 512 times for all of them.

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
wrong.lay:8:20: error: this step asks for something else each time layout runs at 320x47 [L0504]
   |
 6 |     constraint inset: .leading == superview.leading + 8
   |                       --------------------------------- what the step reads follows from this rule
   :
 8 |   layoutSubviews { lamp.inset.constant = lamp.frame.x + 1 }
   |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = why: a step that changes what rules start from makes layout run again, 8 times at most
   = help: let the step read only what does not follow from what it sets
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

Rules are solved before steps are taken. A step that changes a rule makes both run again, which is fine as long as the second
time changes nothing. Where a step reads what follows from what it sets, there may be no such time.

Related: L0482, L0505

"""#
  ),
  (
    505,
    #"""
# L0505 step-failed

A step cannot be taken at some size: it divides by 0, its numbers get too long, views ask each other for their sizes without
an end, or there is simply too much to do. The step is left out.

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
   = help: ask first: a `when` around the step
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

What steps compute depends on the size, so it is known only when they are taken. They are taken at the ends of each range that
`sizes` promises, and wherever something else is looked at.

Related: L0504, L0506

"""#
  ),
  (
    506,
    #"""
# L0506 step-without-room

A step gives a view a size below 0, or the spaces between views that it spreads need more than there is. The view gets 0 instead.

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
   = note: it gets 0 instead
   = help: write `max(0, …)` where that is meant
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

A view with a size below 0 has surprising results in UIKit: its edges change over, and what is inside is drawn elsewhere.

Related: L0503, L0505

"""#
  ),
  (
    507,
    #"""
# L0507 unsettled-guide

The safe area of a view inside another, or margins that preserve those of the superview, depend on where the view is. Here
where it is depends on them in turn, and laying out goes round in a circle.

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
   = why: where the view is depends on them, and how large they are on where it is
   = note: at 375x812, nothing that layc tried settles it; the frames are those of the nearest
   = help: place the view by the superview's safe area, and what is in it by its own
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

A safe area and preserved margins are minima and maxima of distances between edges. layc solves with one side of each, looks which
sides the frames ask for, and solves again; where that goes round in a circle, it begins with other sides, forty times at most. UIKit goes on
forever, or stops somewhere. The frames are those with which the fewest edges are wrong; what else would be open with them is not reported.

Related: L0501, L0502

"""#
  ),
  (
    508,
    #"""
# L0508 unsettled-text

How high a text of several lines is depends on how wide it is. Here rules make its width depend on its height in turn, and the
width that they give it in the end is not the one that its lines were counted at.

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
   = why: its height was made for 3 lines; by that it is 139 wide, where the text takes 5
   = note: the frames are those of pass 2, as in UIKit
   = help: let rules that do not ask for its height decide the width, or set `preferredMaxLayoutWidth`
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

Widths are settled first, as if each text had all the room that it likes; then its height is that of the lines at its width, and the
rules are solved once more. UIKit does one such pass and no more, and so does layc: where a second width differs so much from
the first that the text takes another number of lines, the view is too high or too low for it.

Related: L0501, L0507

"""#
  ),
  (
    510,
    #"""
# L0510 expectation-failed

The layout was computed at the size of this `expect`, and the value is another one. Values may differ by a thousandth of a
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

An `expect` is a test that lives beside the rules it tests: 375 less 16 on either side is 343. Either the rules or the number
are not what you meant.

Related: L0501

"""#
  ),
  (
    511,
    #"""
# L0511 assertion-failed

An `assert` holds at every size that the layout promises, or it is refuted: this one is, exactly where the message says. The
marked part shows one size and the numbers there.

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

wrong.lay:4:8: warning: 'photo' leaves the screen where height is below 0.5625 × width + 50 [L0534]
   |
 4 |   view photo { .edges(leading, trailing) == title; .top == title.bottom + 8; .height == 9/16 * .width }
   |        ^^^^^ at 481x320 it reaches 0.5625 beyond the bottom edge
   = help: give it a rule that keeps it inside, or write `allow L0534` beside it if that is meant
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

On a wide and low screen the photo keeps its ratio and grows out of the card. An assertion is a promise about all sizes; where it is
broken is known as exactly as the layout itself, with no size left out between two that were tried.

Related: L0512, L0510

"""#
  ),
  (
    512,
    #"""
# L0512 assertion-not-decided

Whether this `assert` holds cannot be said at the sizes of the message: rules contradict each other there, or they and the steps leave what the
assertion compares open. It is not counted as proved. Where required rules and the numbers that are decided leave an open number no value with which it holds, it fails (L0511); where it holds with all that they leave, it is proved.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .height == 44; .edges(top, leading) == superview inset 16 }
  assert title.isInside(root)
}
```

```text
wrong.lay:3:8: warning: nothing decides the width of 'title' [L0502]
   |
 3 |   view title { .height == 44; .edges(top, leading) == superview inset 16 }
   |        ^^^^^ width is not decided: a rule is missing
   = note: that is so at every size
   = note: at 320x320: every width from 0 on is as good; layc used 0
          ├──────────────────────── Card 320 ─────────────────────────┤
             ├                                                              width = 0
             ├──────────────────────── title 320 ────────────────────────┤  width = 320
   = help: tried: with `title.width == 100`, its width is decided from 320x320 to 1366x1366; 'title' is 100 wide at 320x320 and at 1366x1366
   = fix, to review: add `.width == 100` in the braces of 'title'

wrong.lay:4:10: warning: this assertion stays open at every size [L0512]
   |
 4 |   assert title.isInside(root)
   |          ^^^^^^^^^^^^^^^^^^^^ rules leave a number of 'title' open there
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

Nothing decides how wide the title is, so every width is as good, and the assertion is true of one and false of another. To check it for
the one that layc happens to choose would look like a proof and be none.

Related: L0511, L0502, L0548

"""#
  ),
  (
    520,
    #"""
# L0520 unused-allow

This `allow` silences a code that nothing in its braces reports. It may have been needed once.

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
   = fix, to review: remove this line
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 375x667
  view title { .edges == superview inset 16 }
}
```

## Why

A silence that outlives its reason hides the next mistake. `allow` works on warnings and notes in the braces it stands in;
errors cannot be silenced.

Related: L0502

"""#
  ),
  (
    521,
    #"""
# L0521 no-sizes

The layout says no `sizes`, so only its design size and the sizes of its `expect`s were examined.

```lay wrong
layout Card(375x667) {
  view title { .edges == superview inset 16 }
}
```

```text
wrong.lay:1:8: note: 'Card' promises no sizes; only 375x667 was examined [L0521]
   |
 1 | layout Card(375x667) {
   |        ^^^^
   = help: write `sizes 320x320 ... 1366x1366` to have more examined
   = fix, to review: promise `sizes 320x320 ... 1366x1366`
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges == superview inset 16 }
}
```

## Why

`sizes` is what the author promises: every size from corner to corner. Without it nobody can say at which sizes the screen
has to work.

Related: L0501, L0502

"""#
  ),
  (
    530,
    #"""
# L0530 branch-never-applies

The condition of this `when` is true at none of the sizes that the layout promises, or at all of them, so that its `else` is never
chosen. Conditions on the direction and on size classes are left alone: those are for the host to say.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading) == superview inset 16; .height == 44; .width == 200 }
  when width < 300 { title.hidden = true }
}
```

```text
wrong.lay:4:8: warning: this is so at no size that 'Card' promises; what it guards never applies [L0530]
   |
 4 |   when width < 300 { title.hidden = true }
   |        ^^^^^^^^^^^
   = help: widen `sizes`, change the limit, or drop the branch
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

What is never chosen is never checked either, and a limit that no size reaches is often a slip of the pen: `width < 300` for `width <
400`, or `sizes` that forget the smallest screen.

Related: L0521, L0532

"""#
  ),
  (
    531,
    #"""
# L0531 redundant-rule

Another required rule over the same attributes demands as much as this one, or more. Without it the layout is the same at every
size.

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
wrong.lay:7:5: warning: this rule changes nothing: another one demands it already [L0531]
   |
 6 |     .width <= 600
   |     ------------- demands it already
 7 |     .width <= 640
   |     ^^^^^^^^^^^^^
   = help: drop one of them
   = fix, to review: remove this rule
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

Two rules for one thing have to be changed together, and one day only one of them is. Rules with a name, and those that a `when`
changes, are left alone, and so are optional ones: two of the same priority pull twice as hard. So is what a component demands and its
user demands again: the one does not know of the other. What follows from several rules together is L0535.

Related: L0501, L0532, L0535

"""#
  ),
  (
    532,
    #"""
# L0532 rule-never-holds

This optional constraint holds at no size that was looked at: others that count as much or more leave no room for it.

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
wrong.lay:6:5: warning: this rule holds at no size [L0532]
   |
 6 |     .width <= 200 @high
   |     ^^^^^^^^^^^^^ others that count as much or more leave no room for it
   = note: it is optional (750), so it still pulls as far as it can
   = note: with 288 instead of 200 it would hold at a size, with 1334 at every size
   = help: raise its priority, change its limit, or drop it
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

An optional constraint gives way silently; that is what it is for. One that gives way everywhere is not what anybody sees on a screen,
so either it or what it gives way to is not meant. The same is said of equations: `.width == 500 @high` in a view that is never wider
than 300 pulls all the same; `.width == 300 @high` says what comes of it. The note names the numbers with
which it would hold: where a constraint pulls as far as it can, the number that it comes to is one that it could ask for.
Constraints that ask for 0, `.height == 0 @low`, are left alone: they say "as small as may be". So are those that ask for the length
of what the view lies in, `.width == superview.width @high`: they say "as wide as may be".

Related: L0501, L0531

"""#
  ),
  (
    533,
    #"""
# L0533 view-without-size

The view is 0 wide or 0 high at every size that was looked at, and nobody wrote that it should be.

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
   = help: if that is meant, say so: `.height == 0` in its braces
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

Such a view is laid out without a fault and never seen. Where nothing is to be drawn, `.height == 0` in its braces says so.

Related: L0502, L0534

"""#
  ),
  (
    534,
    #"""
# L0534 leaves-screen

The view reaches beyond the edges of the layout at the sizes of the message; the part that is outside is not seen. Views that may be
hidden, that are transformed, that scroll, or that lie in a view with `clipsToBounds = true` are not looked at, nor are those of layouts with
more than 2000 views. A view that a state brings in may wait outside of the screen, all of it. A view in
another that leaves the screen is reported where it leaves at more sizes.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading) == superview inset 16; .height == 44; .width == 343 }
}
```

```text
wrong.lay:3:8: warning: 'title' leaves the screen for every width below 359 [L0534]
   |
 3 |   view title { .edges(top, leading) == superview inset 16; .height == 44; .width == 343 }
   |        ^^^^^ at 320x320 it reaches 39 beyond the right edge
   = help: give it a rule that keeps it inside, or write `allow L0534` beside it if that is meant
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view title { .edges(top, leading, trailing) == superview inset 16; .height == 44 }
}
```

## Why

A width that fits the screen of the design is too much for a smaller one. Nothing conflicts, since no rule says that a view stays
inside; so it is said here, with the exact sizes. A backdrop that is meant to bleed takes an `allow`.

Related: L0503, L0511

"""#
  ),
  (
    535,
    #"""
# L0535 implied-rule

The rule follows from required rules of the same layout or component, at any size at all, however its `when`s come out. Without it the layout is
the same; all rules that are reported may be dropped together.

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
wrong.lay:8:3: note: this rule changes nothing: others together demand it already [L0535]
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
   = help: drop it; what is only to be checked can be an `assert`
   = fix, to review: remove this rule
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

Who changes a number later has to find all rules that depend on it, and gets a conflict for each one that was forgotten. An `assert`
checks the same without placing anything. It is a note, since nothing is wrong. A limit that the promised sizes never reach is left
alone, because it is there for other sizes; so are rules with a name or that a `when` changes, and rules of a component that follow
only from what its user demands. Looked at are the rules nearby, in long layouts as many as a limit of work allows.

Related: L0531, L0511

"""#
  ),
  (
    536,
    #"""
# L0536 fixed-side

The rule speaks of `left` or `right`, what hangs together with it of `leading` or `trailing`. From left to right that is the same; from
right to left views leave the screen, lie on each other, or rules contradict each other.

```lay wrong
layout Song(375x667) {
  sizes 320x320 ... 1366x1366
  view cover { .size == 64x64; .top == superview.top + 16; .left == superview.left + 16 }
  view title { .size == 200x20; .top == cover.top; .leading == cover.trailing + 12 }
}
```

```text
wrong.lay:3:60: note: from right to left 'leading' turns around and 'left' does not: 'title' leaves the screen [L0536]
   |
 3 |   view cover { .size == 64x64; .top == superview.top + 16; .left == superview.left + 16 }
   |                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 4 |   view title { .size == 200x20; .top == cover.top; .leading == cover.trailing + 12 }
   |                                                    ------------------------------- this turns around
   = note: that is so at 375x667
   = help: use one family for all that hangs together, or write `allow L0536` if it never runs from right to left
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

Half a layout that turns around and half that does not looks right to everybody who reads from left to right, the author among them. It is
a note, and only where it was seen to go wrong: at the design size or an end of the promised sizes. Layouts that speak of
left and right alone do not turn around at all, which may be meant, and mixtures that work both ways are left alone.

Related: L0403, L0534

"""#
  ),
  (
    537,
    #"""
# L0537 leaves-superview

At the sizes of the message the view reaches beyond the view it lies in; at others it does not. Where it leaves the screen besides at each of
them, that is reported instead (L0534).

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
wrong.lay:6:10: note: 'card.picture' leaves 'card' for every width below 348 [L0537]
   |
 6 |     view picture { .size == 300x80; .center == superview }
   |          ^^^^^^^ at 320x320 it reaches 14 beyond the left edge of 'card'
   = help: give it a rule that keeps it inside, or write `allow L0537` beside it if that is meant
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

What fits into its card on one screen hangs over its edges on a smaller one, and is cut off there if the card clips. Views that are outside
at every size are meant to be, and so are those whose own rules say so (`.trailing == superview.trailing + 8`, a centre on an edge, a frame
that begins below 0). Views that may be hidden, that are transformed, or that scroll are not looked at. Whether siblings overlap is only
asked where an `assert` says `doesNotOverlap`.

Related: L0534, L0511

"""#
  ),
  (
    538,
    #"""
# L0538 squeezed-caps

A picture has caps, borders that keep their size, and somewhere it is shown smaller than these caps are together.

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
   |        ^^^^^^ it is 44 wide, its caps 50
   = why: caps keep their size, and UIKit does not say what it draws where they do not fit
   = note: layc scales them down until they do
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

Caps keep their size so that round corners stay round. Where there is no room for them something has to give, and UIKit does not say what.
layc scales both caps of an axis down until they fit. Looked at are the design size and the ends of each range of `sizes`. Caps that are
larger than the picture itself are an error (L0466).

Related: L0466, L0533

"""#
  ),
  (
    539,
    #"""
# L0539 mask-of-turned

A view is turned or scaled by a `transform`, and has a mask that moves or resizes it with its superview.

```lay wrong
layout Card(375x667) {
  sizes 320x320 ... 1366x1366
  view stamp { frame = (100, 100, 120, 40); mask = LM+RM; transform = rotate(20deg) }
}
```

```text
wrong.lay:3:45: note: the mask of 'stamp' is taken before its transform [L0539]
   |
 3 |   view stamp { frame = (100, 100, 120, 40); mask = LM+RM; transform = rotate(20deg) }
   |                                             ^^^^^^^^^^^^
   = why: UIKit leaves undefined what a mask does to a view that is turned or scaled
   = note: layc resizes 'bounds' and moves 'center', and then turns the view as before
   = help: give the mask to a view around it that is not turned, or write `allow L0539` beside it
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

UIKit says that the frame of a transformed view is not to be relied on, and with it what autoresizing does to it. layc takes the mask of
the view as it is before its transform: it resizes `bounds`, moves `center`, and keeps the transform. A transform that only moves the view is
not reported, nor a mask that leaves the view where it is.

Related: L0487, L0503

"""#
  ),
  (
    548,
    #"""
# L0548 assertion-sampled

This `assert` depends on what steps do, so it is not proved. It holds at each size at which the check took the steps.

```lay wrong
layout Card(320x100) {
  sizes 200x100 ... 400x100
  view photo
  layoutSubviews { photo.frame = .bounds.inset(10, 24, 10, 24) }
  assert photo.width >= 100
}
```

```text
wrong.lay:5:10: note: this assertion holds at the 4 sizes looked at, not proved [L0548]
   |
 5 |   assert photo.width >= 100
   |          ^^^^^^^^^^^^^^^^^^ it depends on steps, and proofs are about constraints
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

Proofs are about constraints. Steps may compute anything, so they are taken at single sizes: the corners of each range, both sides of each width
and height at which a comparison, `min`, `max` or `abs` of the steps changes, and between those. An assertion that fails at one of these sizes is
an error (L0511). One that holds at all of them is likely to hold in between, which is no proof. Where the view is placed by constraints, it can be
proved.

Related: L0511, L0512

"""#
  ),
  (
    549,
    #"""
# L0549 growing-step

A step computes a number of a view from the same number as its last layout pass left it, so that each layout pass changes the view again.

```lay wrong
layout Card(320x100) {
  sizes 320x100
  view badge { frame = (60, 10, 100, 20); mask = W }
  layoutSubviews { badge.bounds.size = (badge.bounds.width + 40, 20) }
}
```

```text
wrong.lay:4:20: warning: this step builds on its own last result at 320x100 [L0549]
   |
 4 |   layoutSubviews { badge.bounds.size = (badge.bounds.width + 40, 20) }
   |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the width of 'badge' is 140 after one layout pass, 180 after two
   = why: a mask changes the frame that is there; it does not start from the design again
   = note: layc shows the result of one pass
   = help: let the step read only what it does not set, such as `.bounds` or the size of the content
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

A mask moves and resizes the frame that is there, when the superview changes its size. Nothing puts it back before `layoutSubviews` runs
again, which may be at any time. A step that adds 40 to what it finds adds 40 each time. The same holds of a view that only steps place. Views that
constraints place get their frames from these before each pass.

Related: L0504, L0506

"""#
  ),
  (
    551,
    #"""
# L0551 decimal-noise

A number contradicts others by less than a billionth of the lengths that take part, as decimals of doubles do. It is rounded to the number with which the
constraints agree.

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
wrong.lay:7:25: note: the constraint contradicts others by 0.000000000000056, less than a billionth of the lengths, and is rounded [L0551]
   |
 4 |     .edges(top, leading) == superview; .height == 44
   |     --------------------------------- one of the others
 5 |     .width == 359.666666666666742
   |     ----------------------------- one of the others
   :
 7 |   view mark { .width == 15.333333333333314; .edges(top, trailing) == superview; .height == 44 }
   |                         ^^^^^^^^^^^^^^^^^^  ---------------------------------- one of the others
   = why: it is laid out and proved with the number that agrees with the others, as if that were written here
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

Interface Builder stores numbers as doubles, so that 359 2/3 arrives as 359.666666666666742. UIKit computes with doubles and does not notice; `layc` computes
exactly, and such constraints do contradict each other. Nobody means a difference of a millionth of a millionth of a point, so it is no conflict (L0501).
What `check` says it has proved, and the frames of `eval`, are about the file with the rounded number, and the last line of `check` says how many there are.

Only contradictions are rounded away. All other numbers are taken as they are written, digit by digit.

Related: L0501

"""#
  ),
  (
    601,
    #"""
# L0601 clipped-content

A label, button or other view is smaller than its content at the sizes of the message: the end of its text is not seen. A text of several lines
is cut off too if it needs more lines than `lines` allows, or more height than it has. Images, those of buttons without a title too, are scaled or cropped,
texts that people edit and picker views scroll, and sliders and bars are drawn at any length, so these are not examined, except that a text field shows its
one line, and its `placeholder` while it is empty. A height that lacks less than a pixel is not reported: a line of 17 points is 20.29 high, at one pixel per point
21, and a label of 20 points shows it all but for 0.29, less than a pixel where a point has three. The padding of a button or text field may give way before its text does. A text that the file does not say is not guessed. Where a limit of several lines cuts
a text off at every size, it shows the beginning of a longer text, which is meant.

With `textMargin = 2%` in the layout, or in a view around it, a text is also reported if it would be cut off were it 2 % wider; the message says "with its margin".

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
   = help: tried: with `greeting { lines = 0 }` this is gone, and nothing else is reported; 'greeting' is 288x67 at 320x320
   = help: write `allow L0601` beside it if it is meant
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

Compression resistance is optional, so a label that is cut off contradicts nothing. Texts that are cut off are the commonest fault of layouts all
the same. An `assert` with `isNotCompressed` makes it an error.

Related: L0511, L0602

"""#
  ),
  (
    602,
    #"""
# L0602 vanished-view

A view with content, or a control, is less than 4 points wide or high at the sizes of the message, and is not hidden there. If its content is smaller than
4 points, it may be as small. A length that a constraint sets to 0 is deliberate, and so is a required constant below 4 of what is neither text nor control:
a line. Views without content of their own, such as lines and backgrounds, are not examined.

```lay wrong
layout SignIn(375x667) {
  sizes 320x320 ... 1024x1366
  view logo: Image { intrinsic = 120x120; compression.vertical = 740 }
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
 3 |   view logo: Image { intrinsic = 120x120; compression.vertical = 740 }
   |        ^^^^ at 320x320 it is 2 high
   = help: tried: with `when height < 322 { logo.hidden = true }` and `logo.height == 0` where it is hidden this is gone, and nothing else is reported; 'logo' is 120x0 at 320x320
   = help: write `allow L0602` beside it if it is meant
   = fix, to review: write `when height < 322 { logo.hidden = true }` and `logo.height == 0` where it is hidden
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

Where there is no room, the view with the least compression resistance gives way, if need be until nothing is left of it. Nothing conflicts, since no rule
says that it has to be seen.

Related: L0533, L0601

"""#
  ),
  (
    603,
    #"""
# L0603 misplaced-content

Text, or a control, reaches beyond a view around it with `clipsToBounds = true` at the sizes of the message, and is cut off there. Pictures may be cropped so,
and are not examined. In a pose of a device, as in `sizes iPhone`, text and controls are also reported where they lie outside of the safe area: under the status bar, the home
indicator, rounded corners or a camera. What scrolls is not, since its content is inset, and neither is a view off the screen. L0534 reports views that reach beyond the screen, and L0607 those beyond the content of a scroll view.

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
   = help: tried: with `card.buy { .trailing <= superview.trailing }` this is gone, and nothing else is reported; 'card.buy' is 120x30 at 320x320
   = help: write `allow L0603` beside it if it is meant
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

What is cut off looks complete in the editor, where the card is large. A text that ends at an edge is read wrongly, and a button there is missed.

Related: L0534, L0537

"""#
  ),
  (
    604,
    #"""
# L0604 covered-content

Two views that show something, or that people touch, lie over each other in part at the sizes of the message, along both axes by more than one point: less comes from
texts that are rounded up to pixels. A view that lies over another one completely, or
contains it, is a badge or a background, and so is not reported, with two exceptions: a control that lies under another view, and a text over
a text. Images may lie under anything but text, and a view whose middle a constraint puts on the edge of another is a badge on purpose. What is drawn on
a view with a `backgroundColor` that is shown at times, or in a state of the layout, covers what is behind it on purpose. A view that is never hidden and has a
`backgroundColor` that nothing shines through (no `alpha`, no colour with transparency) is reported if it hides all of a text or control that is declared before it, or leaves less
than a point of it in sight. Views that are turned, scaled or moved after layout are not examined.

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
   = help: keep them apart, for example with a required gap, or write `allow L0604` beside it if that is meant
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

Two views that hold on to opposite sides of a row meet in the middle where the row is narrow. Constraints say nothing about views that they do not relate. An
`assert` with `doesNotOverlap` makes it an error.

Related: L0511, L0601

"""#
  ),
  (
    605,
    #"""
# L0605 touch-target

A control is smaller than 44x44 points, 28x28 with `profile = appkit`, and smaller than the system makes a control of its kind. A button with an `image` and no title is as large as
its picture, so nothing is its own size. `hitInsets` says by how much the
area that reacts to touches is larger than the view; `isInteractive` says of a view of another kind that people touch it.

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
   = help: make it larger, or say how far beyond it touches count with `hitInsets`, or write `allow L0605` beside it if that is meant
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

44x44 points are the least that Apple's guidelines ask for. Switches and text fields of the system are less high, and are not reported for that.

Related: L0602

"""#
  ),
  (
    606,
    #"""
# L0606 kept-space

A view that is hidden at these sizes, or in this state, keeps its place, and a view behind it begins where it ends. A view is reported if the other one is placed by
it: without its constraints, the position of the other one would be ambiguous. Views in stacks and grids give their place away, so they are not examined.

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
   |        ---- begins behind it
   = why: a hidden view keeps its constraints, so that its neighbours do not close the gap
   = help: tried: with `.width == 240 @high` on line 3 and `sidebar.width == 0` where it is hidden this is gone, and nothing else is reported; 'sidebar' is 0x320 at 320x320
   = help: write `allow L0606` beside it if it is meant
   = fix, to review: write `.width == 240 @high` on line 3 and `sidebar.width == 0` where it is hidden
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

A hidden view is not drawn, and that is all: its constraints stay in force. So the views behind it do not move up.

Related: L0533, L0604

"""#
  ),
  (
    607,
    #"""
# L0607 scroll-content

The content of a scroll view has no width or height, is larger than the scroll view both ways, or something in it lies beyond the content and cannot be reached by
scrolling. The content is as large as constraints between it and the edges of the scroll view say.

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
wrong.lay:6:10: warning: 'page.next' cannot be scrolled to completely at every size [L0607]
   |
 6 |     view next: Button { text = "Next"; .top == page.text.bottom + 20; .leading == page.text.leading }
   |          ^^^^ at 320x320 it reaches 50 beyond the bottom edge of the content of 'page'
   = help: relate its content to the edge that it reaches beyond, or write `allow L0607` beside it if that is meant
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

UIKit says nothing about a scroll view that does not scroll: its content is drawn, and cannot be reached. Content that is wider than the screen by a few points lets
a page of text slip sideways.

Related: L0502, L0603

"""#
  ),
  (
    608,
    #"""
# L0608 out-of-reach

A control lies under the keyboard, wholly or in part, by more than a point, at a height of the keyboard that the layout declares. People cannot touch it then. What is inside of a scroll view can be
scrolled, and is not reported; neither is a layout that declares no keyboard.

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
   = note: at some size that is so for every height of the keyboard above 17
   = why: people cannot touch what the keyboard covers
   = help: tried: with `.bottom == keyboardLayoutGuide.top - 16` on line 4 this is gone, and nothing else is reported; 'post' is 59x30 at 320x480
   = help: write `allow L0608` beside it if it is meant
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
    701,
    #"""
# L0701 unused-import

The file uses no component, metric or let of the file that it imports.

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

An import brings names, and with them the risk that one of them becomes an error: two equal names are. What an imported file
imports itself is not brought along, so an import is of use only for the names that this file says.

Related: L0235, L0702, L0705

"""#
  ),
  (
    702,
    #"""
# L0702 unused-metric

Nothing uses the metric: no rule, no setting, no other constant, no `expect`.

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

A metric is a number that the outside may set, with `--set side=24` or from an app, and expects to see an effect. Here there is
none. A metric of a file without a layout is left alone, since other files may import it; so is one whose name occurs where layc
could not tell what it means, as in a loop without iterations.

Related: L0701, L0703

"""#
  ),
  (
    703,
    #"""
# L0703 unused-let

Nothing uses the constant.

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

A constant without a use says that a rule was meant to follow it and does not, or that it was left behind. Constants of a file
without a layout are left alone, since other files may import them.

Related: L0701, L0702

"""#
  ),
  (
    704,
    #"""
# L0704 unused-parameter

The component takes a parameter and uses it nowhere, so each value comes to the same.

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

Whoever uses the component writes an argument and sees nothing of it. The fix removes the parameter and its arguments in this
file. Of a file without a layout, whose components others import, the parameter is reported without a fix.

Related: L0703, L0705

"""#
  ),
  (
    705,
    #"""
# L0705 unused-component

No layout of the file uses the component, and no component that one of them uses.

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

A component that nothing uses is compiled, but no layout shows whether its rules hold. Give it `sizes` of its own, and it is
checked alone; or move it to a file without a layout, from which others import it: there it is left alone. In a file with a layout
`allow L0705` in its braces keeps it.

Related: L0701, L0704

"""#
  ),
  (
    706,
    #"""
# L0706 unused-state

The state is empty, so the layout is the same in it as in the base.

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

The host selects states by their names, and selects nothing with this one. A state is left alone if `state base` has contents,
since these do not apply in it, if it has contents elsewhere, in a component for example, or if an `expect` names it. `allow
L0706` in the layout's braces keeps a name for later.

Related: L0530

"""#
  ),
  (
    707,
    #"""
# L0707 unused-guide

Nothing is placed by the guide, and without it the rest of the layout is the same.

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

A guide is there to place others. It is reported only where that is proved: two required rules along each axis define it, no other
rule speaks of it, and its width and height are above 0 at every size in every state. A guide whose own rules hold others apart,
since its width is never negative, is not reported.

Related: L0502, L0533

"""#
  ),
  (
    708,
    #"""
# L0708 unused-name

The name of these rules serves nobody.

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
   = note: it is the name of several rules, so `--set` cannot set it either
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

A name of one rule is of use even where the file never says it: `--set cap=500` and apps set its constant. A chain, a compound
rule or a visual format has no single constant, so its name is for `when`s, states and `expect`s of the file, and there is none.
The rules themselves stay.

Related: L0464, L0702

"""#
  ),
  (
    711,
    #"""
# L0711 pointless-priority

The rule, an equation, holds at every size that the layout promises, in every state and direction that was examined. It would also hold if it
were required, and every frame would be the same.

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
wrong.lay:5:20: note: this priority changes nothing: the rule holds at every size that 'Card' promises [L0711]
   |
 5 |     .size == 80x80 @high
   |                    ^^^^^
   = note: no limit, text or picture hangs together with it, and nothing that can be set from outside
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

A priority says that something else may win. Where nothing ever does, the next reader searches for it in vain. layc says so of
equations only, where it is proved, and where nothing else could make a difference: not where limits hang together with the rule,
which may bind at other sizes, not where texts, pictures, stacks, masks or rules with a name do, which an app may change, not in a
component of a file without a layout, and not from 999 on, which is what people write to guard against rules that are in no file.
`@required` and `@1000` are reported everywhere: a rule without a priority is required.

Related: L0531, L0532, L0535, L0712

"""#
  ),
  (
    712,
    #"""
# L0712 outranked-rule

The optional rule speaks of the same length or distance as another one that always decides before it.

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
wrong.lay:8:5: note: this rule can never matter: one about the same length or distance always decides before it [L0712]
   |
 6 |     .width == superview.width - 32 @high
   |     ------------------------------------ this one decides
   :
 8 |     .width >= 200 @low
   |     ^^^^^^^^^^^^^^^^^^
   = help: drop it, or give it the higher priority
   = fix, to review: remove this rule
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

Priorities are compared level by level. An equation that is alone at its level, among all rules, texts and pictures that hang
together with it, leaves its length or distance no freedom: it comes as near to its value as more important rules allow. What a
lower level demands of the same length or distance is then decided already, at every size and whatever the texts are. The same is
true of two limits, of which the more important one is the stricter. Where another rule has the same priority nothing is claimed.
A rule that holds at no size is L0532.

Related: L0531, L0532, L0535, L0711

"""#
  ),
  (
    901,
    #"""
# L0901 unreadable-file

A file or directory on the command line cannot be read: it is not there, it is a directory where a file is needed, it
holds more than 64 MB, it is a pipe or a device inside a directory or for a baseline, or the system refuses. The other files are still
looked at. A pipe that is named itself is read like `-`.

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

A check that skips a file in silence says that all is well with something nobody looked at. The exit status is 2, since
`layc` could not do what it was asked.

Related: L0902

"""#
  ),
  (
    902,
    #"""
# L0902 bad-argument

The command line makes no sense: a command, an option or a value in it is not one that `layc` knows. The message names
the argument and, where one is close, what was probably meant.

```sh wrong
layc eval Samples/SignIn.lay --size 375,667
```

```text
layc: error: '375,667' is no value for '--size': a size is written WIDTHxHEIGHT, in points; did you mean '375x667'? [L0902]
   = help: for example: --size 375x667
   = usage: layc eval FILE|- [OPTION]...  (more: layc eval --help)
```

The corrected command:

```sh
layc eval Samples/SignIn.lay --size 375x667
```

## Why

An argument that is quietly ignored gives an answer to another question than the one that was asked. The exit status is
2.

Related: L0901

"""#
  ),
  (
    904,
    #"""
# L0904 unwritable-output

The result could not be written, for instance because the disk is full. What was written before is incomplete; a file
that `--fix` could not replace is as it was, or the message says where its old text is.

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

A script that reads half a result must be able to tell: the exit status is 2. A pipe whose reader has gone, as in
`layc check Samples | head -1`, is no error, since nobody wants the rest.

A file is replaced as a whole, so that it is either the old or the new one at every moment. A file of several links or of another owner is
written in place: were that cut short by a power failure, its old text is in a file beside it, `SignIn.lay.old-` with six signs.

Related: L0901, L0907

"""#
  ),
  (
    905,
    #"""
# L0905 nothing-to-lay-out

The file declares nothing that can be laid out: no layout, and no component with `sizes`. `layc check` is content with
such a file, since others may import it; `layc eval` and `layc constraints` need a layout.

```sh wrong
layc eval Samples/Shared.lay
```

```text
Samples/Shared.lay:1:1: error: there is no layout in 'Samples/Shared.lay' [L0905]
   |
 1 | // What several samples share. A file is imported by name: its components, metrics and lets are then known.
   | ^
   = why: components, metrics and lets are for other files to import
   = help: declare one, for example `layout Screen(375x667) { … }`, or give a component `sizes`
```

The corrected command:

```sh
layc eval Samples/SignIn.lay
```

## Why

An empty answer would look like a layout without views. The message says what kind of file this is.

Related: L0901

"""#
  ),
  (
    906,
    #"""
# L0906 broken-baseline

The file behind `--baseline` does not list known problems: it is no JSON, or not what `--write-baseline` writes. The
message says what is wrong with it. Nothing is checked.

```sh wrong
layc check Samples --baseline README.md
```

```text
layc: error: 'README.md' is no baseline: line 1, column 1: expected a value [L0906]
   = help: '--write-baseline FILE' writes one
```

The corrected command:

```sh
layc check Samples --write-baseline baseline.json
```

## Why

A baseline that is half understood would hide problems, or report old ones as new. The exit status is 2. After a merge that
left marks of a conflict in the file, write it again and look at the difference: it has a line for each kind of problem.

Related: L0901, L0902

"""#
  ),
  (
    907,
    #"""
# L0907 changed-meanwhile

A file was changed between the moment when `layc` read it and the moment when it would have written it, by an editor for instance. The
file is left as it is now.

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

`fmt` and `check --fix` write a whole file. An edit that was made while a proof ran would be lost, so the file is compared with what was
read right before it is written. The exit status is 2. `--write-baseline` compares its file too.

Related: L0904

"""#
  ),
  (
    908,
    #"""
# L0908 not-decided

`layc check` could not decide a layout: its conditions, masks or texts split the range into more parts than are looked at, a proof would
take too long, or none of the screens of `--devices` is among its `sizes`. Nothing wrong was found in what was given up, and nothing proved.

```sh wrong
layc check Samples/Fitting.lay --devices iphone --layout Words
```

```text
Samples/Fitting.lay:22:8: error: 'Words' is not decided: none of the screens is among its `sizes` [L0908]
   |
22 | layout Words(100x50) {
   |        ^^^^^
   = why: the screens are 320x568, 568x320, 375x667, 667x375 …
   = help: name other devices; '--allow-undecided' accepts that it is not decided
```

The corrected command:

```sh
layc check Samples/Fitting.lay --layout Words
```

## Why

The exit status 0 would say that a layout was checked which was not. The exit status is 1, with `--quiet` and with a baseline as well.
Narrow `sizes`, write fewer conditions about one view, or check parts of the range with `--sizes`. `--allow-undecided` accepts what is
not decided: then the summary alone says it, and the exit status is 0. Steps, which are never part of a proof, do not count as undecided.

Related: L0512

"""#
  ),
  (
    910,
    #"""
# L0910 settings-syntax

The settings file of a project, `layc.json`, is no JSON, or has more than 1 MB. Comments (`//`, `/* */`) and a comma behind the last
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
layc.json:2:3: error: the settings are no JSON: expected a name in quotes [L0910]
   |
 2 |   strict: true
   |   ^
   = note: comments are allowed, and a comma may end a list
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

Settings that are ignored without a word would make another check than the project wants. So the exit status is 2, and nothing is said to
be fine. The files are checked all the same, as without settings.

Related: L0911, L0912

"""#
  ),
  (
    911,
    #"""
# L0911 unknown-setting

`layc.json` has a key that is no setting. The keys are listed in [settings](../settings.md); the report suggests one that is spelled alike.

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
   = help: there are 'sizes', 'textSizes', 'expansion', 'pseudo', 'devices', 'strings', 'languages', 'severities', 'overrides', 'strict', 'exclude'

A.lay:1:8: note: 'A' promises no sizes; only 320x480 was examined [L0521]
   |
 1 | layout A(320x480) {
   |        ^
   = help: write `sizes 320x320 ... 1366x1366` to have more examined
   = fix, to review: promise `sizes 320x320 ... 1366x1366`
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

A key that is misspelt would do nothing, and nobody would notice. The exit status is 2; the other keys are in force. A newer version of layc
may know more keys: one that an older version does not know is an error there.

Related: L0910, L0912

"""#
  ),
  (
    912,
    #"""
# L0912 bad-setting

A setting of `layc.json` has a value that it cannot have: one of another type, sizes that the language does not know, a device that there is
not, a severity other than `off`, `note`, `warning` and `error`, a pattern with other wildcards than `*`, `**` and `?`, a key that is given
twice, or more than 1000 entries.

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
layc.json:2:13: error: '1366x1366 ... 320x320' are no sizes: this range runs backwards, from 1366x1366 down to 320x320 [L0912]
   |
 2 |   "sizes": "1366x1366 ... 320x320",
   |             ^^^^^^^^^^^^^^^^^^^^^
   = help: they are written as after `sizes` in a file, such as "320x320 ... 1366x1366"

layc.json:3:15: error: no device is called 'iPhone SF' [L0912]
   |
 3 |   "devices": ["iPhone SF"],
   |               ^^^^^^^^^^^
   = help: did you mean 'iPhone SE' or 'iPhone 5s' or 'iPhone 8'?

layc.json:4:15: error: 'Legacy/[ab].lay' is no pattern of paths: the only wildcards are '*', '**' and '?' [L0912]
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

Sizes are those of the language, with its errors. Patterns know little, so that a reader knows what they match. A value that is wrong is not in
force, all others are; the exit status is 2.

Related: L0106, L0910, L0911

"""#
  ),
  (
    913,
    #"""
# L0913 unknown-setting-code

`severities` in `layc.json` names a code that there is not. `layc explain` lists all codes.

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

A.lay:1:8: note: 'A' promises no sizes; only 320x480 was examined [L0521]
   |
 1 | layout A(320x480) {
   |        ^
   = help: write `sizes 320x320 ... 1366x1366` to have more examined
   = fix, to review: promise `sizes 320x320 ... 1366x1366`
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

Codes are numbers there, as in the reports: a number is never given to another problem, so that a setting means the same in the next version.

Related: L0911, L0914

"""#
  ),
  (
    914,
    #"""
# L0914 fixed-severity

`severities` in `layc.json` would turn an error off, or make it a warning or a note. Only warnings and notes can be changed, into whatever is
wanted.

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
   = why: where it is reported, a layout has no result or a wrong one
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

Where an error is reported, a layout has no result or a wrong one, so that nothing that is said of it besides can be relied on. A project with
errors that cannot be put right today keeps a baseline (`layc check --write-baseline FILE`), which knows them one by one: a new one is reported.
Files of others are left out with `exclude`.

Related: L0906, L0913

"""#
  ),
  (
    915,
    #"""
# L0915 strings-syntax

A string catalog cannot be read: a `.xcstrings` file that is no JSON or has members of other types, a `.strings` file with a pair that is none, a
`.stringsdict` file that is no property list, a text that is neither UTF-8 nor UTF-16 with a byte order mark, a compiled file, or an unknown
language. More than 100 languages are not read, nor more than 16 MB of string catalogs together.

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
A.xcstrings:6:9: error: 'German' is no language [L0915]
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

What could be read of a file counts, and the rest is missing in the check. Files of other tools often have slips that Xcode overlooks; here a slip would
mean that a language is not proved, so it is an error.

Related: L0916, L0917, L0910

"""#
  ),
  (
    916,
    #"""
# L0916 unknown-language

No string catalog has a language that `--languages` or `languages` in `layc.json` names.

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

The language as the catalog spells it:

```sh
layc check A.lay --strings A.xcstrings --languages de
```

## Why

A proof of no language would look like one of all. Regions and scripts are part of a tag: `pt` and `pt-BR` are different
texts.

Related: L0915, L0902

"""#
  ),
  (
    917,
    #"""
# L0917 untranslated-key

A layout shows a key that has no translation in a language of the string catalogs, or one that nobody has translated yet (the state `new`).

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
   = note: a layout shows it; where it is missing, the text of the source language was used
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

In that language people see the text of the source language, and the check was made with it: what is proved for the language holds for today's text
only. A key that stays as it is says so with `"shouldTranslate": false`. Keys that no layout shows are not reported.

Related: L0918, L0919

"""#
  ),
  (
    918,
    #"""
# L0918 missing-plural

A text with plural forms lacks one that its language needs: Polish has `one`, `few`, `many` and `other`. Which forms a language needs is from Unicode CLDR; those
for fractions and from a million on may be missing.

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

Where a form is missing, apps show `other`, which is wrong grammar and often of another length.

Related: L0917

"""#
  ),
  (
    919,
    #"""
# L0919 text-without-key

Texts of a layout are in no string catalog: neither keys nor texts of keys in the source language. They stay as they are in every language.

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

A project may make the note an error:

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
A.lay:1:8: error: 'A' shows a text that no string catalog has: "Next" [L0919]
   |
 1 | layout A(320x480) {
   |        ^
   = note: in every language they are as they are here
   = help: a text is a key of a catalog, or the text of a key in the source language; samples stay as they are
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

A text that is forgotten is proved in one language only. Sample texts, which an app replaces when it runs, are meant: `allow L0919 "samples"` in the braces of
the layout says so. Texts without a letter, such as `12:15`, are not reported.

Related: L0917

"""#
  ),
]
