import { NAME_MAX } from '#contract/text.ts'
import { type ReadValue, type Reference, readReference, tidy } from './read-value.ts'
import { rangeAt } from './report-line.ts'
import { unitAt } from './units.ts'

/** A parsed result, which the member confirms. Texts are as printed, and empty if nothing was printed. */
export interface ReportRow {
  analyte: string
  /** Empty if only a range was found. */
  value: string
  unit: string
  low: string
  high: string
  reference: string
  /** What was printed beside it but not understood. */
  rest: string
}

export const hasRange = ({ low, high }: Pick<Reference, 'low' | 'high'>) => Boolean(low || high)

export function toRow(analyte: string, { value, unit, low, high, reference, rest }: ReadValue): ReportRow {
  return { analyte, value, unit, low, high, reference, rest }
}

export function isOnlyRange(line: string): boolean {
  const range = rangeAt(line)
  return range !== undefined && tidy(line.slice(range.length)) === ''
}

/** Adds a range to the preceding row; `false` if the row has one. */
export function addReference(row: ReportRow, printed: string): boolean {
  if (hasRange(row) || row.reference) return false
  const { rest, unit, ...range } = readReference(printed)
  if (!hasRange(range) && !range.reference) return false
  Object.assign(row, range, { unit: row.unit || unit, rest: [row.rest, rest].filter(Boolean).join(' ') })
  return true
}

/** Adds "Homens: 13 a 17" to the text of the preceding row; `false` if it does not fit. */
export function addGroup(row: ReportRow, line: string): boolean {
  if (hasRange(row)) return false
  const reference = [row.reference, line].filter(Boolean).join('; ')
  if (reference.length > NAME_MAX) return false
  row.reference = reference
  return true
}

/** Adds a unit or a range from its own line; `false` if the row has one or the line is neither. */
export function completeRow(row: ReportRow, line: string): boolean {
  const unit = unitAt(line)
  if (unit?.length === line.length && row.unit === '') {
    row.unit = unit.unit
    return true
  }
  return isOnlyRange(line) && addReference(row, line)
}
