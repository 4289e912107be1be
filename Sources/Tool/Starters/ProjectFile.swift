internal import LaySettings

/// A file of a project.
enum ProjectFile: CaseIterable {
  case settings, workflow, hook

  /// The path in the project's directory.
  var path: String {
    switch self {
    case .settings: SettingsFile.name
    case .workflow: ".github/workflows/layouts.yml"
    case .hook: ".pre-commit-config.yaml"
    }
  }

  /// The description in a few words.
  var summary: String {
    switch self {
    case .settings: "the sizes of layouts that declare none, and the severities"
    case .workflow: "the check on GitHub; layc has to be in its PATH"
    case .hook: "the check before each commit; `pre-commit install` turns it on"
    }
  }

  var text: String {
    switch self {
    case .settings:
      """
      // The settings of this project; `layc check --show-settings` lists all of them.
      {
        "sizes": "320x320 ... 1366x1366",
        "strict": true,
        "severities": {},
        "exclude": [],
      }

      """
    case .workflow:
      """
      name: layouts
      on: [push, pull_request]
      jobs:
        layouts:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - name: Check layouts
              run: layc check . --strict --format github
            - name: Check their form
              run: layc fmt --check .

      """
    case .hook:
      """
      repos:
        - repo: local
          hooks:
            - id: layc-fmt
              name: layc fmt
              entry: layc fmt
              language: system
              files: \\.lay$
            - id: layc-check
              name: layc check
              entry: layc check --strict
              language: system
              files: \\.lay$

      """
    }
  }
}
