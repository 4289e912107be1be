/// The style of the pages.
let pageStyle = """
  :root { color-scheme: light dark; --line: #6b7280; --accent: #1d4ed8; --fill: #3b82f622; }
  @media (prefers-color-scheme: dark) { :root { --line: #9ca3af; --accent: #93c5fd; } }
  body { font: 14px/1.4 system-ui, sans-serif; margin: 0; }
  header { padding: 8px 16px; }
  h1 { font-size: 16px; margin: 0 0 8px; }
  #layouts { display: flex; flex-wrap: wrap; gap: 4px; }
  button { font: inherit; padding: 2px 8px; }
  button[aria-pressed=true] { font-weight: bold; outline: 2px solid var(--accent); }
  main { display: flex; flex-wrap: wrap; gap: 16px; padding: 8px 16px; }
  #stage { flex: 1 1 320px; max-height: 90vh; overflow: auto; }
  aside { flex: 0 1 auto; min-width: 0; overflow: auto; }
  pre { margin: 0 0 16px; overflow: auto; }
  svg rect { fill: var(--fill); stroke: var(--line); }
  svg text { fill: currentColor; font-size: 10px; pointer-events: none; }
  svg .hidden { display: none; }
  svg .selected > rect { stroke: var(--accent); stroke-width: 3; }
  .former { opacity: .5; }
  #layc-status {
    position: sticky; top: 0; z-index: 1; padding: 8px 16px; background: #fef2f2; color: #7f1d1d;
    border-bottom: 2px solid #dc2626; font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap;
    max-height: 40vh; overflow: auto;
  }
  #layc-status[hidden] { display: none; }
  .layc-stale main { filter: grayscale(1); opacity: .5; }

  """
