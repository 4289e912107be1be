// Written by Scripts/make_pages.py from docs/errors. Change the pages there and run the script.
// swift-format-ignore-file

/// The pages of the codes, by number.
let errorPages: [(code: String, text: StaticString)] = [
  (
    "L0201",
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
    "L0202",
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
    "L0501",
    #"""
# L0501 conflict

These rules demand different things, and no layout does all of them. The report shows a smallest set: take any one rule
away and the others can hold.

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

Related: L0502, L0503

"""#
  ),
  (
    "L0502",
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
    "L0503",
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
    "L0510",
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
    "L0520",
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
    "L0521",
    #"""
# L0521 no-sizes

The layout says no `sizes`, so only its design size and the sizes of its `expect`s were examined.

```lay wrong
layout Card(375x667) {
  view title { .edges == superview inset 16 }
}
```

```text
```

The corrected file:

```lay
layout Card(375x667) {
  sizes 320x480 ... 1024x1366
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
    "L0901",
    #"""
# L0901 unreadable-file

A file or directory on the command line cannot be read: it is not there, it is a directory where a file is needed, it
holds more than 64 MB, or the system refuses. The other files are still looked at.

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
    "L0902",
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

Related: L0901, L0903

"""#
  ),
  (
    "L0903",
    #"""
# L0903 option-not-evaluated

This option has a meaning, but this version does not act on it yet. It refuses instead of showing frames that would be
wrong.

```sh wrong
layc eval Samples/SignIn.lay --safe-area 47,0,34,0
```

```text
layc: error: '--safe-area' is not evaluated yet: the safe area is the whole view in this version [L0903]
   = help: leave the option out
   = usage: layc eval FILE|- [OPTION]...  (more: layc eval --help)
```

The corrected command:

```sh
layc eval Samples/SignIn.lay
```

## Why

Frames without the insets look just like frames with insets of 0. Nobody could tell from the answer that the option had
no effect.

Related: L0902

"""#
  ),
  (
    "L0904",
    #"""
# L0904 unwritable-output

The result could not be written, for instance because the disk is full. What was written before is incomplete.

```sh wrong
layc eval Samples/SignIn.lay > /dev/full
```

```text
error: there is no layout in 'Samples/SignIn.lay' [L0905]
   = why: components, metrics and lets are for other files to import
   = help: declare one, for example `layout Screen(375x667) { … }`, or give a component `sizes`
```

The corrected command:

```sh
layc eval Samples/SignIn.lay
```

## Why

A script that reads half a result must be able to tell: the exit status is 2. A pipe whose reader has gone, as in
`layc check Samples | head -1`, is no error, since nobody wants the rest.

Related: L0901

"""#
  ),
  (
    "L0905",
    #"""
# L0905 nothing-to-lay-out

The file declares nothing that can be laid out: no layout, and no component with `sizes`. `layc check` is content with
such a file, since others may import it; `layc eval` and `layc constraints` need a layout.

```sh wrong
layc eval Samples/Shared.lay
```

```text
error: there is no layout in 'Samples/Shared.lay' [L0905]
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
]
