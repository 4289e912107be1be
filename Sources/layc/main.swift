import LayTool
