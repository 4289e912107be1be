/// The style of the pages that show no layout.
let pageStyle = """
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
  h1 { font-size: 20px; }
  em { color: light-dark(#b91c1c, #fca5a5); }
  #message { white-space: pre-wrap; font: 14px/1.4 ui-monospace, monospace; }

  """
