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

interface Printed {
  value: string
  low: string | null
  high: string | null
  reference: string | null
}

export function rangePosition({ value, low, high, reference }: Printed): RangePosition {
  const measure = readNumber(value)
  const from = readNumber(low ?? '')
  const to = readNumber(high ?? '')
  if (!from && !to) {
    if (reference === null) return 'none'
    if (measure) return 'uncompared'
    return plainText(value) === plainText(reference) ? 'inside' : 'different'
  }
  return measure ? positionOf(measure, from, to) : 'uncompared'
}

function positionOf(
  { qualifier, number }: Measure,
  from: Measure | undefined,
  to: Measure | undefined,
): RangePosition {
  const open = qualifier === '<' || qualifier === '>'
  const under = from && (number < from.number || (number === from.number && (open || from.qualifier === '>')))
  const over = to && (number > to.number || (number === to.number && (open || to.qualifier === '<')))
  if (qualifier === '') return over ? 'above' : under ? 'below' : 'inside'
  if (qualifier === '<' || qualifier === '≤') {
    if (under) return 'below'
    // Counts are never negative.
    const floored = !from || (from.number <= 0 && from.qualifier !== '>')
    return floored && (!to || number <= to.number) && !(over && qualifier === '≤') ? 'inside' : 'uncompared'
  }
  if (over) return 'above'
  return !to && from && number >= from.number && !(under && qualifier === '≥') ? 'inside' : 'uncompared'
}

export function isOutside(position: RangePosition): boolean {
  return position === 'above' || position === 'below' || position === 'different'
}

/** Removes accents, case and punctuation: "Glicémia  de jejum" becomes "glicemia de jejum". */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return plain === '' ? text.trim().toLowerCase() : plain
}

/**
 * One key for all spellings of a unit: "mg/dl" and "mg/dL", "µg" and "ug", "mm³" and "mm3". Other letters
 * keep their case, because m and M differ by nine powers of ten.
 */
export function unitKey(unit: string | null): string {
  return (unit ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replaceAll('μ', 'u')
    .replace(/(^|\/)([dcmunpfh]?)l(?=$|\/|\.)/g, '$1$2L')
}
