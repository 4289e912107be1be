/// The version of the tool: the newest heading of CHANGELOG.md.
public let laycVersion = "0.2.0"
