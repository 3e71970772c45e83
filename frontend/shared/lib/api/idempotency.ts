/** A key for one submit. */
export function idempotencyKey(): string {
  return crypto.randomUUID()
}

/**
 * Keys for the submits of one form. The same values sent again after a failure keep their key,
 * since the first try may have arrived; other values, or a submit after a success, get another.
 */
export function submitKeys() {
  let sent: { values: string; key: string } | undefined
  return {
    keyFor(values: unknown): string {
      const text = JSON.stringify(values)
      if (sent?.values !== text) sent = { values: text, key: idempotencyKey() }
      return sent.key
    },
    succeeded(): void {
      sent = undefined
    },
  }
}
