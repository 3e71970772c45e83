/**
 * A value in a dictionary: a name with its slash, another token, or a list of tokens. For a nested
 * dictionary, a nested list or a long list, only its opening token is kept.
 */
export type PdfValue = string | string[]

/** The dictionary of a stream, and where its data begins. */
export interface StreamHeader {
  dictionary: Map<string, PdfValue>
  start: number
}

/** Stands for a reference to another object, such as `5 0 R`. */
export const REFERENCE = 'R'
/** The keys whose values are read. Others are not kept, because a file may have millions. */
const READ_KEYS: readonly string[] = ['Filter', 'F', 'Width', 'W', 'Height', 'H']
/** The longest list that is kept. There are never more filters. */
const LIST_MAX = 4
/** Lists and dictionaries nested deeper are rejected. */
const DEPTH_MAX = 32
/** Maximum bytes of a name (ISO 32000-1, annex C). */
const NAME_MAX = 127
/** Maximum tokens of a file. In dictionaries of normal files each takes about five bytes: two million in 10 MiB. */
const TOKENS_MAX = 3_000_000
/** Maximum characters read, as a multiple of the file's length: objects of a normal file do not overlap. */
const READ_MAX = 4

const isSpace = (char: string) => /[\0\t\n\f\r ]/.test(char)
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const INTEGER = /^\d+$/
const LINE = /[^\r\n]*/y
const LINE_END = /\r\n|\r|\n/y

/** Reads tokens like PDF readers do, so that comments, strings and escaped names cannot hide what readers read. */
class Tokens {
  at = 0
  /** Set once there is more to read than in a normal file; no token follows then. */
  isTooMuch = false
  private count = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.text) ?? []
    this.at += found.length
    return found
  }

  skipSpace(): void {
    for (;;) {
      const char = this.text[this.at] ?? ''
      if (char === '%') this.take(LINE)
      else if (isSpace(char)) this.at += 1
      else return
    }
  }

  private skipString(): string {
    for (let depth = 0; this.at < this.text.length; this.at += 1) {
      const char = this.text[this.at]
      if (char === '\\') this.at += 1
      else if (char === '(') depth += 1
      else if (char === ')') depth -= 1
      if (depth === 0) break
    }
    this.at += 1
    return '()'
  }

  private readName(): string {
    const escaped = this.take(REGULAR)
    // Escaping a byte takes at most three.
    if (escaped.length > 3 * NAME_MAX) this.isTooMuch = true
    if (this.isTooMuch) return ''
    const name = escaped.includes('#')
      ? escaped.replaceAll(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      : escaped
    if (name.length > NAME_MAX) this.isTooMuch = true
    return `/${name}`
  }

  /** The next token; empty at the end. */
  next(): string {
    this.count += 1
    if (this.count > TOKENS_MAX) this.isTooMuch = true
    if (this.isTooMuch) return ''
    this.skipSpace()
    const char = this.text[this.at] ?? ''
    if (char === '(') return this.skipString()
    const pair = this.text.slice(this.at, this.at + 2)
    if (pair === '<<' || pair === '>>') {
      this.at += 2
      return pair
    }
    if (char === '<') {
      const end = this.text.indexOf('>', this.at)
      this.at = end < 0 ? this.text.length : end + 1
      return '()'
    }
    if (char === '/') {
      this.at += 1
      return this.readName()
    }
    const word = this.take(REGULAR)
    if (word) return word
    this.at += 1
    return char
  }

  isDictionaryAhead(): boolean {
    this.skipSpace()
    return this.text.startsWith('<<', this.at)
  }

  /** Whether the token begins a reference; if so, moves past it. */
  private isReference(token: string): boolean {
    const before = this.at
    const isReference = INTEGER.test(token) && INTEGER.test(this.next()) && this.next() === 'R'
    if (!isReference) this.at = before
    return isReference
  }

  /** The value that begins with the token. */
  private value(token: string, depth: number): PdfValue {
    if (token === '<<') {
      this.dictionary(depth + 1)
      return token
    }
    return token === '[' ? this.list(depth + 1) : token
  }

  /** The items up to the end of a list. */
  private list(depth: number): PdfValue {
    if (depth > DEPTH_MAX) this.isTooMuch = true
    const list: string[] = []
    for (let one = this.next(); one !== ']' && one !== ''; one = this.next()) {
      const item = this.value(one, depth)
      if (list.length <= LIST_MAX) list.push(typeof item === 'string' ? item : '[')
    }
    return list.length > LIST_MAX ? '[' : list
  }

  /** The entries up to the end of a dictionary, limited to `READ_KEYS`. */
  dictionary(depth = 0): Map<string, PdfValue> {
    if (depth > DEPTH_MAX) this.isTooMuch = true
    const entries = new Map<string, PdfValue>()
    for (let key = this.next(); key !== '>>' && key !== ''; key = this.next()) {
      if (!key.startsWith('/')) continue
      const name = key.slice(1)
      const first = this.next()
      const value = this.value(first, depth)
      // The rest of a reference under another key is skipped, because it is not a key.
      if (READ_KEYS.includes(name)) entries.set(name, this.isReference(first) ? REFERENCE : value)
    }
    return entries
  }

  /** Where the data begins after the word `stream`, or undefined if another word follows. */
  dataStart(): number | undefined {
    if (this.next() !== 'stream') return undefined
    this.take(LINE)
    this.take(LINE_END)
    return this.at
  }
}

/**
 * The header of each stream of a file; undefined if there are more than `streamsMax`, or if reading them
 * takes more than in a normal file.
 */
export function readStreamHeaders(text: string, streamsMax: number): StreamHeader[] | undefined {
  const headers: StreamHeader[] = []
  const tokens = new Tokens(text)
  let read = 0
  for (const { index } of text.matchAll(/(?<![a-z])obj/g)) {
    tokens.at = index
    tokens.next()
    if (tokens.isDictionaryAhead()) {
      tokens.next()
      const dictionary = tokens.dictionary()
      const start = tokens.dataStart()
      if (start !== undefined) headers.push({ dictionary, start })
    }
    read += tokens.at - index
    if (tokens.isTooMuch || read > READ_MAX * text.length || headers.length > streamsMax) return undefined
  }
  return headers
}
