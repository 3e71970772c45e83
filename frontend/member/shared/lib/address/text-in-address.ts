// Part of the app's first load, so it imports nothing.

/** A text from the URL; `undefined` for other values. The screen interprets it. */
export function textInAddress(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
