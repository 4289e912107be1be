import PictureSupport
import Testing

@testable import LayDrawing

@Suite struct PDFTests {
  @Test func aPDFHasAPageForEachPictureAndItsTitle() {
    let text = text(pdfBytes([picture("Ä"), picture("Second")]))
    #expect(text.hasPrefix("%PDF-1.6\n") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/Count 2>>") && text.components("/Type/Page/").count == 3)
    #expect(text.contains("/Info") && text.contains("/Title <FEFF00C4>"))
    #expect(text.contains("MediaBox[0 0 40 30]"))
    #expect(!text.contains("Date"))
  }

  @Test func eachPageIsAFigureWithAlternativeText() {
    var described = picture("First")
    described.summary = "Two fields"
    let bytes = pdfBytes([described, picture("Second")])
    let text = text(bytes)
    #expect(text.contains("/Lang(en)/MarkInfo<</Marked true>>/StructTreeRoot "))
    #expect(text.contains("/K 0/Alt \(pdfString("Two fields"))") && text.contains("/K 0/Alt \(pdfString("Second"))"))
    #expect(text.contains("/StructParents 0") && text.contains("/StructParents 1"))
    #expect(streams([]).contains { $0.contains("/Figure<</MCID 0>>BDC\n") && $0.hasSuffix("\nEMC\n") })
  }

  @Test func placesInTheTableAreThoseOfTheObjects() throws {
    let bytes = pdfBytes([picture("T")])
    let text = text(bytes)
    let start = try #require(Int(text.components("startxref\n")[1].components("\n")[0]))
    let rows = self.text(Array(bytes[start...])).components("\n").dropFirst(3).prefix { $0.hasSuffix("n ") }
    #expect(!rows.isEmpty)
    for (index, row) in rows.enumerated() {
      let place = try #require(Int(row.prefix(10)))
      #expect(self.text(Array(bytes[place...].prefix(12))).hasPrefix("\(index + 1) 0 obj\n"))
    }
  }

  @Test func glyphsAreDrawingsWithTheirCharacters() {
    let streams = streams([.text(TextLine("a日a", x: 1, y: 2, size: 10, colour: Colour(255, 0, 0)))])
    // The first weight has the letter, the boxes have a font of their own.
    #expect(streams.contains { $0.contains("1 0 0 rg\nBT\n/F0 10 Tf\n1 0 0 -1 1 2 Tm<00>Tj\n/F1 10 Tf\n") })
    #expect(streams.contains { $0.contains("<00><0061>") } && streams.contains { $0.contains("<00><65E5>") })
    #expect(streams.filter { $0.contains(" d1\n") }.count == 2)
  }

  @Test func groupsAndColoursFade() {
    let shape = PictureItem.shape(
      .rectangle(x: 0, y: 0, width: 4, height: 4), fill: Fill(Colour(0, 0, 0, alpha: 51)),
      stroke: Stroke(.black, width: 2, dashes: [1, 2], isRound: true))
    let items = [.begin(PictureGroup(.move(1, 2), opacity: 0.5)), shape, .end]
    let streams = streams(items)
    #expect(streams.contains { $0.contains("q\n1 0 0 1 1 2 cm\n/A128 gs/X0 Do\nQ\n") })
    #expect(streams.contains { $0.contains("/A51 gs\n0 0 m\n4 0 l\n4 4 l\n0 4 l\nh\nf\nQ\n") })
    #expect(streams.contains { $0.contains("2 w 4 M\n1 J 1 j\n[1 2] 0 d\n") })
    #expect(text(pdfBytes([picture("T", items)])).contains("/A51<</ca .2/CA .2>>/A128<</ca .502/CA .502>>"))
  }

  @Test func aLongPageHasALargerUnit() {
    var long = picture("T")
    long.height = 28_800
    #expect(text(pdfBytes([long])).contains("MediaBox[0 0 20 14400]/UserUnit 2"))
  }

  private func picture(_ title: String, _ items: [PictureItem] = []) -> Picture {
    Picture(width: 40, height: 30, title: title, items: items)
  }

  /// Bytes as Latin-1.
  private func text(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }

  /// The streams of a PDF with these items.
  private func streams(_ items: [PictureItem]) -> [String] {
    let bytes = pdfBytes([picture("T", items)])
    let (start, end) = ([UInt8](">>stream\n".utf8), [UInt8]("\nendstream".utf8))
    var (found, place) = ([String](), 0)
    while let begin = bytes[place...].firstRange(of: start), let close = bytes[begin.upperBound...].firstRange(of: end)
    {
      found.append(text(Inflate.bytes(of: Array(bytes[begin.upperBound..<close.lowerBound])) ?? []))
      place = close.upperBound
    }
    return found
  }
}
