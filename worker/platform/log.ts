/** One line of JSON: never a body, cookie, token, e-mail or query. */
export function log(level: 'info' | 'error', line: Record<string, unknown>): void {
  const text = JSON.stringify({ level, ...line })
  console[level](text)
}

/** What is known of a fault without its data: names and the places in the code. */
export function logFault(where: Record<string, unknown>, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error
  const stack =
    error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  log('error', { ...where, name, at: stack?.slice(0, 8) })
}
