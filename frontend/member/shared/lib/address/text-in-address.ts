// Part of the app's first load, so it imports nothing.

/** A text in the address; `undefined` unless it is one. The screen decides what it stands for. */
export function textInAddress(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
