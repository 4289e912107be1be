/// Returns pictures as a PDF with a page for each: the same bytes on each machine. Texts are outlines that can be searched.
package func pdfBytes(_ pictures: [Picture]) -> [UInt8] {
  var writer = PDFWriter(title: pictures.first?.title ?? "")
  for picture in pictures { writer.append(CleanPicture(picture).picture) }
  return writer.finish()
}

/// Pages and what they share.
private struct PDFWriter {
  private var objects = PDFObjects()
  private var fonts = PDFFonts()
  /// The opacities that are used.
  private var opacities: Set<UInt8> = []
  private let title: String
  private var pages: [Int] = []
  private var outlines: [(title: String, page: Int)] = []
  /// The figure of each page: its alternative text and its area.
  private var figures: [(words: String, area: String)] = []
  private let tree: Int
  /// The resources of all pages and faded groups: fonts, opacities and faded groups.
  private let resources: Int
  /// The number of the object of each faded group.
  private var groups: [Int] = []

  /// The longest side of a page, points; a longer one has a larger unit.
  private static let longestSide = 14_400.0

  init(title: String) {
    self.title = title
    tree = objects.reserve()
    resources = objects.reserve()
  }

  /// Appends a page.
  mutating func append(_ picture: Picture) {
    var content = PDFContent(picture)
    let text = content.page(&objects, &fonts, &opacities, &groups, resources: resources)
    let unit = max(1, max(picture.width, picture.height) / Self.longestSide)
    let (width, height) = (max(picture.width / unit, 1), max(picture.height / unit, 1))
    // Points to the right and down become those to the right and up.
    let factor = decimal(1 / unit, digits: 6)
    let stream = objects.append(
      stream: "\(factor) 0 0 -\(factor) 0 \(decimal(height)) cm\n/Figure<</MCID 0>>BDC\n" + text + "\nEMC\n")
    let area = "0 0 \(decimal(width)) \(decimal(height))"
    var page = "<</Type/Page/Parent \(tree) 0 R/MediaBox[\(area)]"
    figures.append((picture.summary.isEmpty ? picture.title : picture.summary, area))
    if unit > 1 { page += "/UserUnit \(decimal(unit))" }
    page += "/StructParents \(pages.count)/Tabs/S"
    page += "/Group<</S/Transparency/CS/DeviceRGB>>/Resources \(resources) 0 R/Contents \(stream) 0 R>>"
    pages.append(objects.append(page))
    outlines.append((picture.title, pages[pages.count - 1]))
  }

  mutating func finish() -> [UInt8] {
    fonts.write(to: &objects)
    objects.set(resources, resourceTable())
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    objects.set(tree, "<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>")
    var catalogue = "<</Type/Catalog/Pages \(tree) 0 R/ViewerPreferences<</DisplayDocTitle true>>"
    // The words of pictures are English; texts of layouts may be in any language.
    catalogue += "/Lang(en)/MarkInfo<</Marked true>>/StructTreeRoot \(writeStructure()) 0 R"
    if outlines.count > 1 { catalogue += "/Outlines \(writeOutlines()) 0 R" }
    let root = objects.append(catalogue + ">>")
    let information = objects.append("<</Title \(pdfString(title))/Producer(layc)>>")
    return objects.file(catalogue: root, information: information)
  }

  /// Writes the structure, a figure with an alternative text for each page, and returns the number of its root.
  private mutating func writeStructure() -> Int {
    let root = objects.reserve()
    var numbers: [Int] = []
    for (page, figure) in zip(pages, figures) {
      numbers.append(
        objects.append(
          "<</Type/StructElem/S/Figure/P \(root) 0 R/Pg \(page) 0 R/K 0/Alt \(pdfString(figure.words))"
            + "/A<</O/Layout/BBox[\(figure.area)]>>>>"))
    }
    let kids = numbers.map { "\($0) 0 R" }.joined(separator: " ")
    let parents = numbers.enumerated().map { "\($0)[\($1) 0 R]" }.joined()
    objects.set(
      root,
      "<</Type/StructTreeRoot/K[\(kids)]/ParentTree<</Nums[\(parents)]>>/ParentTreeNextKey \(numbers.count)>>")
    return root
  }

  /// Writes the titles of the pages as bookmarks, and returns the number of their list.
  private mutating func writeOutlines() -> Int {
    let list = objects.reserve()
    let numbers = outlines.map { _ in objects.reserve() }
    for (index, outline) in outlines.enumerated() {
      var text = "<</Title \(pdfString(outline.title))/Parent \(list) 0 R/Dest[\(outline.page) 0 R/Fit]"
      if index > 0 { text += "/Prev \(numbers[index - 1]) 0 R" }
      if index + 1 < numbers.count { text += "/Next \(numbers[index + 1]) 0 R" }
      objects.set(numbers[index], text + ">>")
    }
    let ends = "/First \(numbers[0]) 0 R/Last \(numbers[numbers.count - 1]) 0 R"
    objects.set(list, "<</Type/Outlines\(ends)/Count \(numbers.count)>>")
    return list
  }

  private func resourceTable() -> String {
    let states = opacities.sorted().map { opacity in
      let value = decimal(Double(opacity) / 255, digits: 4)
      return "/A\(opacity)<</ca \(value)/CA \(value)>>"
    }
    let names = fonts.objects.enumerated().map { "/F\($0) \($1) 0 R" }
    let forms = groups.enumerated().map { "/X\($0) \($1) 0 R" }
    return "<</ExtGState<<\(states.joined())>>/Font<<\(names.joined())>>/XObject<<\(forms.joined())>>>>"
  }
}
