/** What `use` returns; `undefined` where the browser blocks its storage or has no room in it. */
export function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
