// Part of the app's first load, so it imports nothing.

/** A year from the URL, as parsed by the router; `undefined` for other values. */
export function yearInAddress(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1970 && value <= 2099
    ? value
    : undefined
}
