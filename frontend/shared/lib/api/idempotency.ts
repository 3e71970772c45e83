export function idempotencyKey(): string {
  return crypto.randomUUID()
}

/**
 * Idempotency keys for one form. A retry with the same values reuses its key, since the first request may have arrived;
 * other values, or a request after a success, get a new one.
 */
export function createIdempotencyKeys() {
  let sent: { values: string; key: string } | undefined
  return {
    keyFor(values: unknown): string {
      const text = JSON.stringify(values)
      if (sent?.values !== text) sent = { values: text, key: idempotencyKey() }
      return sent.key
    },
    /** Call after a success: the next request gets a new key. */
    reset(): void {
      sent = undefined
    },
  }
}
