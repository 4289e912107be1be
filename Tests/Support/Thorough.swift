import Foundation

/// Whether tests that take cases at random take many more of them, and of samples every place: `LAYC_THOROUGH=1`.
public let isThorough = ProcessInfo.processInfo.environment["LAYC_THOROUGH"] != nil

/// How many cases a test takes: `few` while people wait for it, `many` where nobody does.
public func cases<Count>(_ few: Count, thorough many: Count) -> Count { isThorough ? many : few }
