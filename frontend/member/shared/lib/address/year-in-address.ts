// Part of the app's first load, so it imports nothing.

/** A year in the address, as the router parses it; `undefined` unless it is one. */
export function yearInAddress(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1970 && value <= 2099
    ? value
    : undefined
}
