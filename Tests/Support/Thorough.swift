import Foundation

/// True with `LAYC_THOROUGH=1`: randomized tests take many more cases, and sampling tests take every position.
public let isThorough = ProcessInfo.processInfo.environment["LAYC_THOROUGH"] != nil

/// Returns the number of cases of a test: `few` normally, `many` in thorough runs.
public func cases<Count>(_ few: Count, thorough many: Count) -> Count { isThorough ? many : few }
