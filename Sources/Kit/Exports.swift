// An app that imports LayKit also names the program, the environment, the report and their numbers.
@_exported public import LayModel
@_exported public import LayNumbers
