package import LayAnalysis
package import LayCompiler
package import LayRendering
package import LayRuntime

/// The layout of a page, and the variants and sizes that it shows.
package struct PageInput {
  /// A direction, state, text size and language of a page.
  package struct Variant: Sendable {
    package var environment: LayoutEnvironment
    /// The name of the state; nil for the base.
    package var state: String?
    /// The name of the language; nil for the texts of the file.
    package var language: String?

    package init(_ environment: LayoutEnvironment, state: String? = nil, language: String? = nil) {
      (self.environment, self.state, self.language) = (environment, state, language)
    }
  }

  /// The file, as it was named.
  package var file: String
  package var layout: CompiledLayout
  package var sources: [SourceText]
  /// The ranges of sizes to show; at least one.
  package var ranges: [SizeRange]
  /// The variants, that which is shown first in front; at least one.
  package var variants: [Variant]
  /// The sizes to lay out if nothing is proved there, that which is shown first in front; the page adds others.
  package var sizes: [ExactSize] = []
  /// The device whose size is shown first, in a pose: `iPhone 17, portrait`; nil for none.
  package var device: String?
  /// The pixels a point to which frames are snapped; nil for exact frames.
  package var scale: Rational?
  /// The map of the layout; nil if it was not checked.
  package var map: SizeMap?
  /// True if frames are proved over all sizes; false for those at ``sizes`` alone, which is fast.
  package var proves = true
  /// Returns the picture of a name beside the file; nil if there is none.
  package var findPicture: (String) -> PagePicture? = { _ in nil }
  /// The most bytes of data without pictures: variants after the first are left out beyond it, and the page says so. With the code of the
  /// page, it has at most 2 MB.
  package var mostBytes = 1_900_000

  package init(
    file: String, layout: CompiledLayout, sources: [SourceText], ranges: [SizeRange], variants: [Variant]
  ) {
    (self.file, self.layout, self.sources) = (file, layout, sources)
    (self.ranges, self.variants) = (ranges, variants)
  }
}
