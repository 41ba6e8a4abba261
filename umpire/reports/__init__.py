"""Reports: one module a format, each a function `render(report) -> str`."""
