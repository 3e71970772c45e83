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

type Readers = Record<string, (value: unknown) => unknown>

/** A screen's search parameters, each as its reader returns it; leaves out those without a value. */
export function readSearch<Given extends Readers>(
  search: Record<string, unknown>,
  readers: Given,
): { [Name in keyof Given]?: NonNullable<ReturnType<Given[Name]>> } {
  const values = Object.entries(readers).map(([name, read]) => [name, read(search[name])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as object
}
