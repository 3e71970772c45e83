/** A qualifier that a laboratory prints before a number. */
export type Qualifier = '' | '<' | '≤' | '>' | '≥'

export interface Measure {
  qualifier: Qualifier
  number: number
}

const FORM = /^(<=|>=|[<>≤≥])?\s*(-?)\s*(\d[\d.,]*)$/
const qualifiers: Record<string, Qualifier> = { '<': '<', '<=': '≤', '≤': '≤', '>': '>', '>=': '≥', '≥': '≥' }
/** "250.000" and "1.250,5": dots group the digits by three, as Brazilian reports print them. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const PLAIN = /^\d+(?:[.,]\d+)?$/

/** Parses "72,5", "250.000", "<0,5"; `undefined` for a value in words. */
export function readNumber(text: string): Measure | undefined {
  const [, sign = '', minus = '', digits = ''] = FORM.exec(text.trim()) ?? []
  const plain = GROUPED.test(digits) ? digits.replaceAll('.', '') : digits
  if (!PLAIN.test(plain) || plain.length > 15) return undefined
  return { qualifier: qualifiers[sign] ?? '', number: Number(minus + plain.replace(',', '.')) }
}

/** Position of a value in the reference range printed on the same report. */
export type RangePosition =
  | 'inside'
  | 'above'
  | 'below'
  /** A value in words that differs from the printed reference. */
  | 'different'
  /** The value cannot be compared with its range. */
  | 'uncompared'
  /** The report has no range. */
  | 'none'
