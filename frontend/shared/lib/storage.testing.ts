/** For tests: a Web Storage in memory. Its entries are its enumerable properties, as in a browser. */
export function fakeStorage(stored: Record<string, string> = {}): Storage {
  const entries = { ...stored }
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(entries, { [key]: value }) },
    removeItem: { value: (key: string) => delete entries[key] },
  }) as unknown as Storage
}
