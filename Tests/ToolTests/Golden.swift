import Foundation
import TestSupport

/// A file in Tests/ToolTests/Golden.
func golden(_ name: String) -> URL { repository.appending(path: "Tests/ToolTests/Golden/\(name)") }
