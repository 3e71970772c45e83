import { type Measure, type RangePosition, readNumber } from '#contract/exam-values.ts'
import type { ExamValue } from '#contract/exams.ts'
import { foldWords } from './fold.ts'

/** A value and its range, as one report prints them. */
export type Printed = Pick<ExamValue, 'value' | 'low' | 'high' | 'reference'>

export function rangePosition({ value, low, high, reference }: Printed): RangePosition {
  const measure = readNumber(value)
  const from = readNumber(low ?? '')
  const to = readNumber(high ?? '')
  if (!from && !to) {
    if (reference === null) return 'none'
    if (measure) return 'uncompared'
    return foldWords(value) === foldWords(reference) ? 'inside' : 'different'
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

export const outsidePositions = ['above', 'below', 'different'] as const
export type OutsidePosition = (typeof outsidePositions)[number]

export function isOutside(position: RangePosition): position is OutsidePosition {
  return outsidePositions.some((one) => one === position)
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
