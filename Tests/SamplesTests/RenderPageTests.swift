import Foundation
import Testing

/// docs/render.md: each picture is what the command before it draws.
@Suite struct RenderPageTests {
  @Test func everyPictureIsThatOfItsCommand() throws {
    let page = try Repository.text("docs/render.md")
    var files: [String: [UInt8]] = [:]
    var drawn = 0
    for fence in fences(of: page) {
      let words = fence.info.split(separator: " ").map(String.init)
      if words.first == "lay", words.count > 1 { files[words[1]] = Array(fence.text.utf8) }
      guard words == ["sh"] else { continue }
      for line in fence.text.split(separator: "\n") where line.hasPrefix("layc render ") {
        var arguments = line.split(separator: " ").dropFirst().map(String.init)
        let output = try #require(arguments.firstIndex(of: "-o"))
        let name = try #require(arguments[output + 1].split(separator: ".").first)
        arguments[output + 1] = "-"
        let run = layc(arguments, files: files)
        #expect(run.status <= 1 && run.output.hasPrefix("<svg"), "\(line): \(run.errors)")
        let after = page.components(separatedBy: line)[1]
        let picture = try #require(after.firstMatch(of: /\]\((pictures\/[A-Za-z]+-([a-z]+)\.svg)\)/))
        #expect(picture.2 == name, "\(line)")
        expect("docs/\(picture.1)", shows: run.output)
        drawn += 1
      }
    }
    #expect(drawn == 5)
  }

  @Test func theReadmeShowsASample() throws {
    let run = layc(["render", "Samples/SignIn.lay", "--size", "375x667"])
    #expect(try Repository.text("README.md").contains("](docs/pictures/SignIn-mockup.svg)"))
    expect("docs/pictures/SignIn-mockup.svg", shows: run.output)
  }

  /// docs/render.md and the pages of the codes name the limits.
  @Test func limitsAreThoseOfThePages() throws {
    let page = try Repository.text("docs/render.md")
    for (code, number) in [("L0941", "67,108,864"), ("L0942", "256"), ("L0943", "40,000")] {
      #expect(page.contains(number) && page.contains(code))
      #expect(try Repository.text("docs/errors/\(code).md").contains(number), "\(code)")
    }
  }

  private func expect(_ path: String, shows drawn: String) {
    let kept = (try? Repository.text(path)) ?? ""
    if kept != drawn && isUpdating { try? Repository.write(drawn, to: path) }
    #expect(kept == drawn, "\(path) is stale: LAYC_UPDATE=1 swift test --filter RenderPageTests")
  }
}
