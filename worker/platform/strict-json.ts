import { Malformed } from './errors.ts'

const DEPTH_MAX = 32

/**
 * Parses JSON (RFC 8259). Also rejects duplicate keys in an object, lone surrogates and more than 32 levels.
 * Throws `Malformed`.
 */
export function parseStrictJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Malformed('malformed_body')
  }
  checkKeysAndDepth(text)
  checkStrings(value)
  return value
}

// The text is known to be valid JSON, so only strings and the six structural characters matter. A string is a
// key if it is where an object expects one.
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

function checkKeysAndDepth(text: string): void {
  const open: { keys?: Set<unknown> }[] = []
  let expectsKey = false
  for (const [token] of text.matchAll(TOKEN)) {
    const keys = open.at(-1)?.keys
    if (token === '{' || token === '[') {
      if (open.length === DEPTH_MAX) throw new Malformed('malformed_body')
      open.push(token === '{' ? { keys: new Set() } : {})
      expectsKey = token === '{'
    } else if (token === '}' || token === ']') {
      open.pop()
      expectsKey = false
    } else if (token === ',') {
      expectsKey = keys !== undefined
    } else if (token === ':') {
      expectsKey = false
    } else if (keys && expectsKey) {
      const key: unknown = JSON.parse(token)
      if (keys.has(key)) throw new Malformed('malformed_body')
      keys.add(key)
    }
  }
}

function checkStrings(value: unknown): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new Malformed('malformed_body')
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      checkStrings(key)
      checkStrings(inner)
    }
  }
}
