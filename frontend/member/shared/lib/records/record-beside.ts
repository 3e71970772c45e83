/** The next id in the list, or the previous one if it is the last; `undefined` if there is no other. */
export function recordBeside(id: string, listed: readonly string[]): string | undefined {
  const place = listed.indexOf(id)
  return place < 0 ? undefined : (listed[place + 1] ?? listed[place - 1])
}
