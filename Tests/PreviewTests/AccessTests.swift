import LayJSON
import Testing

@testable import LayPreview

/// Access to a preview: names, origins and tokens of requests.
@Suite struct AccessTests {
  private let access = Access(port: 4000, token: "secret", allowed: ["tunnel.example"])

  @Test(arguments: [
    "localhost:4000", "127.0.0.1:4000", "[::1]:4000", "LOCALHOST:4000", "tunnel.example", "tunnel.example:4000",
  ])
  func ownNamesAreAdmitted(host: String) { #expect(access.admits(host: host)) }

  @Test(arguments: [
    "evil.example:4000", "localhost", "localhost:4001", "127.0.0.1:80", "127.0.0.1.evil.example:4000",
    "localhost.evil:4000",
    "evil.example", "", "tunnel.example:4001", "tunnel.example.evil", "0.0.0.0:4000", "192.168.0.7:4000",
  ])
  func otherNamesAreNot(host: String) { #expect(!access.admits(host: host)) }

  @Test func missingHostIsNotAdmitted() { #expect(!access.admits(host: nil)) }

  @Test func originIsOneOfOurPagesOrMissing() {
    #expect(access.admits(origin: nil))
    #expect(access.admits(origin: "http://127.0.0.1:4000"))
    #expect(access.admits(origin: "https://tunnel.example"))
    for origin in ["null", "http://evil.example", "http://127.0.0.1:4001", "file://", "http://127.0.0.1:4000.evil"] {
      #expect(!access.admits(origin: origin), "\(origin)")
    }
  }

  @Test func tokensAreCompared() {
    #expect(access.admits(token: "secret"))
    for token in ["", "secre", "secreT", "secret1"] { #expect(!access.admits(token: token)) }
  }

  @Test func tokensHave128BitsAndDiffer() {
    let tokens = (0..<200).map { _ in Access.randomToken() }
    #expect(Set(tokens).count == 200)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 && UInt64($0.prefix(16), radix: 16) != nil })
  }

  @Test func addressShowsTheHost() {
    #expect(Access(port: 80, token: "t").url == "http://127.0.0.1:80/t/")
    #expect(Access(address: "::1", port: 80, token: "t").url == "http://[::1]:80/t/")
    #expect(Access(address: "0.0.0.0", port: 80, token: "t").url == "http://127.0.0.1:80/t/")
    #expect(Access(address: "192.168.0.7", port: 4000, token: "t").admits(host: "192.168.0.7:4000"))
  }
}

/// The resources of a preview, by requests.
@Suite struct SiteTests {
  private func site(_ documents: String...) -> Site {
    var site = Site(access: Access(port: 4000, token: "t"))
    for document in documents { _ = site.index(of: document) }
    return site
  }

  private func response(
    _ site: Site, _ target: String, method: String = "GET", headers: [HTTPRequest.Header] = [], body: String = "",
    host: String = "localhost:4000"
  ) -> HTTPResponse? {
    let host = HTTPRequest.Header(name: "host", value: host)
    let request = HTTPRequest(method: method, target: target, headers: [host] + headers, body: Array(body.utf8))
    guard case .response(let response) = site.answer(request) else { return nil }
    return response
  }

  @Test func pageOfTheOnlyDocumentIsAtTheRoot() throws {
    let site = site("a.lay")
    let moved = try #require(response(site, "/t/"))
    #expect(moved.status == .moved)
    #expect(moved.headers.map(\.value) == ["/t/1/"])
    #expect(response(site, "/t/1/")?.headers.map(\.value) == ["/t/1/1/"])
    let page = try #require(response(site, "/t/1/1/"))
    #expect(page.status == .fine)
    #expect(String(decoding: page.body, as: UTF8.self).contains("<title>a.lay</title>"))
  }

  @Test func eachLayoutHasAPageOnceThereAreData() throws {
    var site = site("a.lay")
    #expect(response(site, "/t/1/2/")?.status == .notFound)
    let data = #"{"layouts": [{"name": "A", "data": {"file": "</script>"}}, {"name": "B", "data": {}}]}"#
    _ = site.take(PageEvent(.data, Array(data.utf8)), of: 0)
    for number in 1...2 {
      let page = try #require(response(site, "/t/1/\(number)/"))
      #expect(page.status == .fine)
      let text = String(decoding: page.body, as: UTF8.self)
      #expect(text.contains("<script src=\"../../live.js\"></script>"))
      #expect(!text.contains("\"</script>"))
      // The policy of the page is that of the response, which forbids to frame it besides.
      let policy = try #require(page.policy)
      #expect(text.contains("content=\"\(policy.split(separator: "; frame-ancestors")[0])\""))
    }
    for number in ["0", "3", "01", "-1", "x", "99999999999999999999"] {
      #expect(response(site, "/t/1/\(number)/")?.status == .notFound, "\(number)")
    }
  }

  @Test func severalDocumentsHaveAGallery() throws {
    let page = try #require(response(site("a.lay", "<b>.lay"), "/t/"))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(text.contains("<a href=\"1/\">a.lay</a>"))
    #expect(text.contains("<a href=\"2/\">&lt;b&gt;.lay</a>"))
  }

  @Test(arguments: [
    "/", "/T/", "/favicon.ico", "/x/1/", "/t/2/", "/t/0/", "/t/-1/", "/t/1/other/", "/t/../t/1/", "//t/1/", "/t/1/1/1/",
  ])
  func otherTargetsHaveNothing(target: String) {
    #expect(response(site("a.lay"), target)?.status == .notFound)
  }

  @Test func foreignNamesAreForbiddenBeforeTheTokenIsRead() {
    for target in ["/t/1/1/", "/t/1/events", "/t/1/message", "/"] {
      #expect(response(site("a.lay"), target, host: "evil.example:4000")?.status == .forbidden)
    }
  }

  @Test func secondHostIsForbidden() {
    let second = HTTPRequest.Header(name: "host", value: "localhost:4000")
    #expect(response(site("a.lay"), "/t/1/", headers: [second])?.status == .forbidden)
  }

  @Test func foreignOriginIsForbidden() {
    for origin in ["http://evil.example", "null"] {
      let header = HTTPRequest.Header(name: "origin", value: origin)
      #expect(response(site("a.lay"), "/t/1/events", headers: [header])?.status == .forbidden)
    }
  }

  @Test func clickHasALayoutAndAView() {
    let type = HTTPRequest.Header(name: "content-type", value: "application/json")
    let host = HTTPRequest.Header(name: "host", value: "localhost:4000")
    let body = Array(#"{"layout": "A", "view": "A/b"}"#.utf8)
    let request = HTTPRequest(method: "POST", target: "/t/1/message", headers: [host, type], body: body)
    guard case .message(let message) = site("a.lay").answer(request) else {
      Issue.record("no click")
      return
    }
    #expect(message == PreviewMessage(document: "a.lay", .click(layout: "A", view: "A/b")))
  }

  @Test(arguments: [#"{"layout": "A"}"#, "", "[", #"{"layout": 1, "view": 2}"#])
  func otherClicksAreRefused(body: String) {
    let type = HTTPRequest.Header(name: "content-type", value: "application/json")
    #expect(response(site("a.lay"), "/t/1/message", method: "POST", headers: [type], body: body)?.status == .badRequest)
  }

  @Test func clickOfAForeignFormIsRefused() {
    // A form of another site can send this type without asking.
    let type = HTTPRequest.Header(name: "content-type", value: "text/plain")
    let body = #"{"layout": "A", "view": "A/b"}"#
    #expect(response(site("a.lay"), "/t/1/message", method: "POST", headers: [type], body: body)?.status == .badRequest)
  }

  @Test func methodsAreThoseOfTheResource() {
    let site = site("a.lay")
    #expect(response(site, "/t/1/message")?.status == .otherMethod)
    #expect(response(site, "/t/1/1/", method: "DELETE")?.status == .otherMethod)
    #expect(response(site, "/t/1/events", method: "HEAD")?.status == .otherMethod)
    #expect(response(site, "/t/", method: "OPTIONS")?.status == .otherMethod)
  }

  @Test func everyResponseHasAPolicyAndAllowsNoOtherSite() throws {
    let site = site("a.lay", "b.lay")
    for target in ["/t/", "/t/1/", "/t/1/1/", "/t/live.js", "/t/waiting.js", "/t/style.css", "/nothing", "/t"] {
      let text = String(decoding: try #require(response(site, target)).bytes(), as: UTF8.self).lowercased()
      let head = try #require(text.split(separator: "\r\n\r\n", maxSplits: 1).first)
      #expect(head.contains("content-security-policy: default-src 'none';"))
      #expect(head.contains("frame-ancestors 'none'"))
      #expect(head.contains("x-content-type-options: nosniff"))
      #expect(head.contains("referrer-policy: no-referrer"))
      #expect(!head.contains("access-control"))
      #expect(!head.contains("unsafe-"))
    }
  }

  @Test func pagesWithoutALayoutHaveNoScriptOfTheirOwn() throws {
    let page = try #require(response(site("a.lay"), "/t/1/1/"))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(!text.contains("<script>"))
    #expect(!text.contains(" style="))
    #expect(!text.contains(" on"), "an event handler")
  }
}
