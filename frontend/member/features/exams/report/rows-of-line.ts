import { NAME_MAX } from '#contract/text.ts'
import { isBoundary, readReference, readValues, tidy } from './read-value.ts'
import {
  comparisonAt,
  foldInPlace,
  nameLength,
  rangeAt,
  referenceLabelLength,
  resultWordLength,
  valueAt,
} from './report-line.ts'
import { hasRange, type ReportRow, toRow } from './report-row.ts'

/** An unknown name without a unit or range may be any sentence with a number. */
const WORDS_OF_UNKNOWN_NAME_MAX = 4
export const WORDS_OF_NAME_MAX = 10

/** The results of a line that begins with a name; `undefined` if it has no figures, so it may be a heading. */
export function rowsOfLine(line: string): ReportRow[] | 'unclear' | undefined {
  const start = startOfResult(line)
  if (start === 'unclear') return start
  const [first = '', ...others] = line.slice(0, start.at).split('\t')
  const analyte = tidy(first)
  const between = tidy(others.join(' '))
  if (start.kind === 'none') return wordsAfterName(line)
  if (analyte === '' || analyte.length > NAME_MAX || analyte.split(' ').length > WORDS_OF_NAME_MAX)
    return 'unclear'
  const tail = line.slice(start.at)
  if (start.kind !== 'value') {
    const range = readReference(start.kind === 'range' ? tail : `\t${tail}`)
    if (!hasRange(range) && !range.reference)
      return tidy(tail) === '' || !/\d/.test(tail) ? undefined : 'unclear'
    return [{ ...range, analyte, value: '', rest: [between, range.rest].filter(Boolean).join(' ') }]
  }
  const values = readValues(tail)
  const [value] = values ?? []
  if (!values || !value) return 'unclear'
  const isKnown = nameLength(foldInPlace(line)) > 0 || /[:\t=]\s*$/.test(line.slice(0, start.at))
  const isBare = !value.unit && !hasRange(value) && !value.reference
  const isSentence = isBare && (analyte.split(' ').length > WORDS_OF_UNKNOWN_NAME_MAX || value.rest !== '')
  if (!isKnown && isSentence) return 'unclear'
  return values.map((one) => ({
    ...toRow(analyte, one),
    rest: [between, one.rest].filter(Boolean).join(' '),
  }))
}

/**
 * "Aspecto: ligeiramente turvo": words after the name of a known analyte are its value. Other lines with a figure are
 * unclear.
 */
function wordsAfterName(line: string): ReportRow[] | 'unclear' | undefined {
  const named = nameLength(foldInPlace(line))
  const apart = /^[^:\t=]*[:\t=]\s*/.exec(line)?.[0].length ?? 0
  const words = tidy(line.slice(apart))
  if (named > 0 && apart >= named && words !== '' && words.length <= NAME_MAX) {
    const [value = '', ...ranges] = line.slice(apart).split('\t')
    const reference = readReference(ranges.length > 0 ? `\t${ranges.join('\t')}` : '')
    return [{ ...reference, analyte: tidy(line.slice(0, apart)), value: tidy(value) }]
  }
  const hasFigure = /(?<![\p{L}\p{N}-])\d/u.test(line)
  if (named > 0 && !hasFigure) return undefined
  return hasFigure || (apart > 0 && words !== '') ? 'unclear' : undefined
}

type Start = { at: number; kind: 'value' | 'range' | 'label' | 'none' }

/** Where the name ends: at the first value, range or label of a range after it. */
function startOfResult(line: string): Start | 'unclear' {
  const folded = foldInPlace(line)
  const named = nameLength(folded)
  for (let at = Math.max(named, 1); at < line.length; at += 1) {
    if (!isBoundary(line, at) && at !== named) continue
    if (/\s/.test(line.charAt(at)) || !/\p{L}/u.test(line.slice(0, at))) continue
    const tail = line.slice(at)
    const foldedTail = folded.slice(at)
    if (referenceLabelLength(foldedTail) > 0) return { at, kind: 'label' }
    const isApart = /[:\t=]\s*$/.test(line.slice(0, at))
    const comparison = comparisonAt(tail)
    if (comparison ? comparison.inWords : rangeAt(tail)) {
      // "Inferior a 0,5" is a result if another range follows.
      const isResult = comparison?.value && hasRange(readReference(tail.slice(comparison.length)))
      return { at, kind: isResult ? 'value' : 'range' }
    }
    const value = valueAt(tail)
    if (value) {
      if (value.unit || isApart || named > 0) return { at, kind: 'value' }
      // "Anti-HIV 1 e 2: não reagente", "Beta 2 microglobulina 1,5 mg/L": the first number belongs to the name.
      const afterColon = valueAfterColon(line, at)
      if (afterColon !== undefined) return { at: afterColon, kind: 'value' }
      const other = laterValue(line, at + value.length)
      if (other === undefined) return { at, kind: 'value' }
      return /\p{L}{2,}/u.test(line.slice(at, other)) ? { at: other, kind: 'value' } : 'unclear'
    }
    const inWords = resultWordLength(foldedTail)
    const isLast =
      /^\s*(?:$|[\t(])/.test(tail.slice(inWords)) ||
      referenceLabelLength(foldedTail.slice(inWords).trimStart()) > 0
    if (inWords > 0 && (isApart || named > 0 || isLast)) return { at, kind: 'value' }
  }
  return { at: line.length, kind: 'none' }
}

function valueAfterColon(line: string, from: number): number | undefined {
  const [before] = /^[^:=\t]*[:=]\s*/.exec(line.slice(from)) ?? []
  const at = from + (before?.length ?? 0)
  return before !== undefined && readValues(line.slice(at)) ? at : undefined
}

/** The first number with a unit after `from`, before any range. */
function laterValue(line: string, from: number): number | undefined {
  for (let at = from; at < line.length; at += 1) {
    if (!isBoundary(line, at) || /\s/.test(line.charAt(at))) continue
    const tail = line.slice(at)
    if (rangeAt(tail) || referenceLabelLength(foldInPlace(tail)) > 0) return undefined
    if (valueAt(tail)?.unit) return at
  }
  return undefined
}
