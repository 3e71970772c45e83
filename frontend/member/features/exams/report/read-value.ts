import { readNumber } from '#contract/exam-values.ts'
import { UNIT_MAX } from '#contract/exams.ts'
import { NAME_MAX } from '#contract/text.ts'
import { unitKey } from '#domain/exam-values.ts'
import {
  comparisonAt,
  type FoundRange,
  foldInPlace,
  groupLength,
  rangeAt,
  referenceLabelLength,
  resultWordLength,
  valueAt,
} from './report-line.ts'
import { unitAt } from './units.ts'

export interface Reference {
  low: string
  high: string
  /** The range in words. */
  reference: string
  /** A unit printed only with the range. */
  unit: string
  /** The part that was not understood. */
  rest: string
}

export interface ReadValue extends Reference {
  value: string
}

const BOUNDARY = /[\s:=([,;]/
const OUTER = /^[\s:=.,;|()[\]–—-]+|[\s:=,;|([\]–—-]+$/g
const FLAG = /^(?:\s*[*↑↓]+|\s+[HLAB](?=\s|$))/
/** A unit outside the list: one word with a slash. */
const UNKNOWN_UNIT = /^\s*([^\s\d<>≤≥()[\]:;]*\/[^\s<>≤≥()[\]:;]+)(?=\s|$)/
const TWO_COLUMNS = /^\s*([\d.,]+)\t\s*([\d.,]+)\s*$/

/** Whether a value, unit or range can begin at `index`: after white space, a colon, or an opening parenthesis. */
export function isBoundary(text: string, index: number): boolean {
  return index === 0 || BOUNDARY.test(text.charAt(index - 1))
}

/** One line of words, without the punctuation around them. */
export function tidy(text: string): string {
  const words = text
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(OUTER, '')
    .replace(OUTER, '')
  // A parenthesis opened by the trimming is closed again; one opened by an earlier range is dropped.
  if (words.includes('(')) return words.includes(')') ? words : `${words})`
  return words.replaceAll(')', '').replace(OUTER, '')
}

/** All ranges in the text, and the text without them. */
function rangesIn(text: string): { ranges: FoundRange[]; others: string } {
  const ranges: FoundRange[] = []
  let others = ''
  for (let index = 0; index < text.length; ) {
    const range = isBoundary(text, index) ? rangeAt(text.slice(index)) : undefined
    if (range) ranges.push(range)
    else others += text.charAt(index)
    index += range?.length ?? 1
  }
  return { ranges, others }
}

function withoutLabel(text: string): { content: string; isLabelled: boolean } {
  const content = text.replace(/^(?:[\s:;,|([–—]|-(?!\d))+/, '')
  const label = referenceLabelLength(foldInPlace(content))
  return { content: content.slice(label), isLabelled: label > 0 }
}

/** Parses what is printed after a value. Several ranges, such as one per sex, stay as text: the member chooses. */
export function readReference(text: string): Reference {
  const nothing: Reference = { low: '', high: '', reference: '', unit: '', rest: '' }
  const columns = TWO_COLUMNS.exec(text)
  if (columns?.[1] && columns[2]) return { ...nothing, low: columns[1], high: columns[2] }
  const { content, isLabelled } = withoutLabel(text)
  const { ranges, others } = rangesIn(content)
  const [words, printed] = [tidy(others), tidy(content)]
  const unit = ranges.find((range) => range.unit)?.unit ?? ''
  const asWords = (reference: string) =>
    reference.length <= NAME_MAX ? { ...nothing, unit, reference } : { ...nothing, unit, rest: reference }

  const [first, second] = ranges
  if (first && second) {
    const isOneRange =
      ranges.length === 2 && first.high === '' && second.low === '' && !/\p{L}{2,}|\d/u.test(words)
    return isOneRange ? { ...nothing, low: first.low, high: second.high, unit } : asWords(printed)
  }
  if (first) {
    const { low, high } = first
    if (/\d/.test(words)) return { ...nothing, low, high, unit, rest: words }
    return { ...asWords(/\p{L}/u.test(words) ? words : ''), low, high }
  }
  if (printed === '') return nothing
  const folded = foldInPlace(printed)
  const isReference =
    isLabelled ||
    resultWordLength(folded) > 0 ||
    groupLength(folded) > 0 ||
    (/^\t/.test(text) && !/\d/.test(printed))
  return isReference ? asWords(printed) : { ...nothing, rest: printed }
}

/** Where a second result on the same line begins: a number with another unit, as in "58 % 3.500 /mm³". */
function nextValue(text: string, unit: string): number | undefined {
  for (let index = 0; index < text.length; ) {
    const tail = text.slice(index)
    if (!isBoundary(text, index)) {
      index += 1
      continue
    }
    if (referenceLabelLength(foldInPlace(tail)) > 0) return undefined
    const range = rangeAt(tail)
    if (range) {
      index += range.length
      continue
    }
    const found = valueAt(tail)
    if (found?.unit && unitKey(found.unit) !== unitKey(unit)) return index
    index += 1
  }
  return undefined
}

/** "não reagente", "ausência de crescimento": known words, with those that follow in the same column. */
function valueInWords(text: string): { value: string; unit: string; length: number } | undefined {
  const known = resultWordLength(foldInPlace(text))
  if (known === 0) return undefined
  const [others = ''] = /^(?: [\p{L}\p{M}-]+)*(?= ?(?:$|[\t(]))/u.exec(text.slice(known)) ?? []
  const words = foldInPlace(others).trim().split(' ')
  const isReference = words.some(
    (word) => resultWordLength(word) > 0 || referenceLabelLength(word) > 0 || groupLength(word) > 0,
  )
  const length = isReference ? known : known + others.length
  return { value: text.slice(0, length).replaceAll(/\s+/g, ' '), unit: '', length }
}

/**
 * Whether the range certainly belongs to the second value: it repeats the unit, or exceeds what the first value can
 * reach.
 */
function isRangeOf({ unit, high }: ReadValue, firstUnit: string, text: string): boolean {
  const end = readNumber(high)?.number ?? 0
  return text.split(unit).length > 2 || (firstUnit === '%' && end > 100)
}

function valueWithComparison(text: string) {
  const found = comparisonAt(text)
  return found?.value ? { value: found.value, unit: found.unit, length: found.length } : undefined
}

/** Parses a result from its value on; `undefined` if the text does not begin with one. */
export function readValues(text: string): ReadValue[] | undefined {
  const found = valueAt(text) ?? valueWithComparison(text) ?? valueInWords(text)
  if (!found) return undefined
  let { unit } = found
  let tail = text.slice(found.length)
  if (!unit) {
    tail = tail.replace(FLAG, '')
    const indent = tail.length - tail.trimStart().length
    const known = unitAt(tail.slice(indent))
    const unknown = UNKNOWN_UNIT.exec(tail)
    if (known) {
      unit = known.unit
      tail = tail.slice(indent + known.length)
    } else if (unknown?.[1] && unknown[1].length <= UNIT_MAX) {
      unit = unknown[1]
      tail = tail.slice(unknown[0].length)
    }
  } else tail = tail.replace(FLAG, '')

  const next = unit === '' ? undefined : nextValue(tail, unit)
  const reference = readReference(next === undefined ? tail : tail.slice(0, next))
  const first = { ...reference, value: found.value, unit: unit || reference.unit }
  if (next === undefined) return [first]
  const others = readValues(tail.slice(next)) ?? []
  const [second] = others
  const hasRange = ({ low, high, reference: words }: Reference) => Boolean(low || high || words)
  if (
    others.length === 1 &&
    second &&
    !hasRange(first) &&
    hasRange(second) &&
    !isRangeOf(second, first.unit, tail)
  ) {
    // One range after two values may belong to either.
    const rest = tidy(tail.slice(next)).replace(second.value, '').replace(second.unit, '')
    return [first, { ...second, low: '', high: '', reference: '', rest: tidy(rest) }]
  }
  return [first, ...others]
}
