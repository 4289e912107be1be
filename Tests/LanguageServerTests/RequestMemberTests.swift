import LayTool
import Testing

@testable import LayLanguageServer

/// The options of requests, which the server and the tool list separately.
@Suite struct RequestMemberTests {
  @Test func theToolKnowsTheMembersOfTheServer() {
    #expect(LayoutWishes.Member.allCases.map(\.rawValue) == LayoutOption.allCases.map(\.rawValue))
  }
}
