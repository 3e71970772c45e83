// Part of the app's first load, so it imports nothing.

/** A text from a screen's search; `undefined` for other values. The screen interprets it. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A year from a screen's search, as parsed by the router; `undefined` for other values. */
export function readYear(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1970 && value <= 2099
    ? value
    : undefined
}
