/// A check of a storyboard or xib that needs no layout: of the attributes that Xcode wrote.
package enum BuilderRule: Hashable, Sendable, CaseIterable {
  /// Two objects with one id.
  case duplicateID
  /// A prototype cell without a reuse identifier.
  case missingReuseIdentifier
  /// A constraint between left or right edges.
  case absoluteSides
  /// A constraint to a margin.
  case relativeToMargin
  /// An image, a button with an image alone, or a field with a placeholder, without an accessibility label.
  case missingAccessibilityLabel
  /// A control without an accessibility identifier.
  case missingAccessibilityIdentifier
  /// A font that does not follow the text size of the user.
  case fixedFont
  /// A custom class without a module.
  case classWithoutModule
  /// An image of the file's list that nothing uses.
  case unusedImage
  /// A document without Auto Layout.
  case withoutAutoLayout
  /// A variation by size class.
  case traitVariation
  /// A stack view with a background colour.
  case stackBackground
  /// A controller whose storyboard identifier is not its class.
  case storyboardIdentifier
  /// A controller whose class is not the name of the file.
  case classOfOtherFile
  /// A cell whose reuse identifier is not its class.
  case otherReuseIdentifier
  /// A colour that is written as numbers.
  case unnamedColor
  /// A link to a storyboard of another bundle.
  case otherBundle
}

/// A finding of such a check.
package struct BuilderFinding: Sendable {
  /// A change of the value of an attribute; the rest of the text stays as it is.
  package struct Edit: Hashable, Sendable {
    /// The offsets of the bytes of the value.
    package var range: Range<Int>
    package var text: String

    package init(range: Range<Int>, text: String) { (self.range, self.text) = (range, text) }
  }

  package var rule: BuilderRule
  /// The element that the finding is about.
  package var element: Int
  /// Another element that it is about; nil for none.
  package var other: Int?
  /// The message: lower case, no full stop.
  package var message: String
  /// Advice to the author.
  package var help: String
  /// The change that mends it; empty if there is none.
  package var edits: [Edit] = []
}
