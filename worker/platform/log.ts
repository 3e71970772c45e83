/**
 * Characters that JSON leaves unescaped but at which a terminal or a log reader would break or reorder the
 * line.
 */
const UNSEEN = /[\u007f-\u009f\u2028\u2029\ufeff]|\p{Bidi_Control}/gu
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes one line of JSON. Never a body, cookie, token, e-mail or query string. */
export function log(level: 'info' | 'error', line: Record<string, unknown>): void {
  const text = JSON.stringify({ level, ...line }).replaceAll(UNSEEN, escaped)
  console[level](text)
}

/** Logs an error without its data: only its name and the places in the code. */
export function logFault(where: Record<string, unknown>, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error
  const stack =
    error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  log('error', { ...where, name, at: stack?.slice(0, 8) })
}
