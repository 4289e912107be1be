import Foundation
import TestSupport

/// A file in Tests/RenderingTests/Golden.
func golden(_ name: String) -> URL { repository.appending(path: "Tests/RenderingTests/Golden/\(name)") }
