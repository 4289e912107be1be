// An app that imports LayRuntime also names the program, its geometry and its numbers.
@_exported public import LayModel
@_exported public import LayNumbers
