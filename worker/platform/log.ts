/** Writes one line of JSON. Never a body, cookie, token, e-mail or query string. */
export function log(level: 'info' | 'error', line: Record<string, unknown>): void {
  const text = JSON.stringify({ level, ...line })
  console[level](text)
}

/** Logs an error without its data: its name and the places in the code. */
export function logFault(where: Record<string, unknown>, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error
  const stack =
    error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  log('error', { ...where, name, at: stack?.slice(0, 8) })
}
