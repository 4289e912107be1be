package import LayAnalysis
package import LayCompiler
package import LayRendering
package import LayRuntime

extension PageInput {
  /// Creates the page of a layout whose text is being written: frames at some sizes, or with proofs those at every size.
  ///
  /// `shown` is the size that the page shows now; nil if it is not known. `sizes` are those that were asked for; the design size if
  /// there are none.
  package init(
    following layout: CompiledLayout, of file: String, _ sources: [SourceText], _ options: CheckOptions,
    variants: [Variant], sizes: [ExactSize] = [], shown: ExactSize?, map: SizeMap?, proves: Bool
  ) {
    let ranges = rangesToExamine(layout, options: options).filter { $0.pose == nil }
    let design = layout.designSize ?? defaultDesignSize
    self.init(
      file: file, layout: layout, sources: sources, ranges: ranges.isEmpty ? [SizeRange(design, design)] : ranges,
      variants: variants)
    self.sizes = sizes.isEmpty ? [design] : sizes
    if let shown { self.sizes.append(shown) }
    if !proves { self.sizes += ranges.prefix(1).flatMap { [$0.lowest, $0.highest] } }
    (self.map, self.proves) = (map, proves)
  }
}
