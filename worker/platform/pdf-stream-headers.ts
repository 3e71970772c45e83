/** A value in a dictionary: a name with its slash, another token, a list, or a nested dictionary. */
export type PdfValue = string | PdfValue[] | Map<string, PdfValue>

/** The dictionary of a stream, and where its data begin. */
export interface StreamHeader {
  dictionary: Map<string, PdfValue>
  start: number
}

/** Stands for a reference to another object, such as `5 0 R`. */
export const REFERENCE = 'R'
/** Lists and dictionaries nested deeper are refused. */
const DEPTH_MAX = 32
/** Characters read in all, in lengths of the file: objects of a normal file do not overlap. */
const READ_MAX = 4

const isSpace = (char: string) => /[\0\t\n\f\r ]/.test(char)
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const LINE = /[^\r\n]*/y
const LINE_END = /\r\n|\r|\n/y

/** Reads tokens as PDF readers do, so that neither comments nor strings nor escaped names hide what they read. */
class Tokens {
  at: number
  /** Set once something was nested too deep to be read. */
  isTooDeep = false
  private readonly text: string

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
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

  /** The next token; empty at the end. */
  next(): string {
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
      const name = this.take(REGULAR)
      return `/${name.replaceAll(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))}`
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

  private isReferenceAhead(): boolean {
    const before = this.at
    const isReference = /^\d+$/.test(this.next()) && this.next() === 'R'
    if (!isReference) this.at = before
    return isReference
  }

  /** The value that begins with the token. */
  value(token: string, depth: number): PdfValue {
    if (depth > DEPTH_MAX) this.isTooDeep = true
    if (this.isTooDeep) return token
    if (token === '<<') return this.dictionary(depth + 1)
    if (token === '[') {
      const list: PdfValue[] = []
      for (let one = this.next(); one !== ']' && one !== ''; one = this.next()) {
        list.push(this.value(one, depth + 1))
      }
      return list
    }
    return /^\d+$/.test(token) && this.isReferenceAhead() ? REFERENCE : token
  }

  /** The entries up to the end of a dictionary. */
  dictionary(depth = 0): Map<string, PdfValue> {
    const entries = new Map<string, PdfValue>()
    for (let key = this.next(); key !== '>>' && key !== ''; key = this.next()) {
      if (key.startsWith('/')) entries.set(key.slice(1), this.value(this.next(), depth))
    }
    return entries
  }

  /** Where the data begin behind the word `stream`, or undefined if another word is next. */
  dataStart(): number | undefined {
    if (this.next() !== 'stream') return undefined
    this.take(LINE)
    this.take(LINE_END)
    return this.at
  }
}

/** The header of each stream of a file, or undefined if reading them takes more than a normal file does. */
export function readStreamHeaders(text: string): StreamHeader[] | undefined {
  const headers: StreamHeader[] = []
  let read = 0
  for (const { index } of text.matchAll(/(?<![a-z])obj/g)) {
    const tokens = new Tokens(text, index)
    tokens.next()
    if (tokens.isDictionaryAhead()) {
      tokens.next()
      const dictionary = tokens.dictionary()
      const start = tokens.dataStart()
      if (start !== undefined) headers.push({ dictionary, start })
    }
    read += tokens.at - index
    if (tokens.isTooDeep || read > READ_MAX * text.length) return undefined
  }
  return headers
}
