import { analyteKey } from '#domain/analytes.ts'
import { unitKey } from '#domain/exam-values.ts'
import { isBlank, isUnfilledPanelRow, type ValueFields } from './exam-form-values.ts'

export interface MergedValues {
  /** The form's rows, without blank ones. */
  rows: ValueFields[]
  /** Index in `rows` of the first row that was filled or added. */
  first: number | undefined
  added: number
  /** How many values the form already held. */
  repeated: number
  /** Values beyond the limit of an exam. */
  left: ValueFields[]
}

function isSameValue(one: ValueFields, other: ValueFields): boolean {
  const keyOf = (fields: ValueFields) =>
    [analyteKey(fields.analyte), fields.value.trim(), unitKey(fields.unit)].join('|')
  return keyOf(one) === keyOf(other)
}

/**
 * Adds values to the form's rows: into the row that a panel added for the analyte, otherwise at the end.
 * @param wanted values to add even if the form holds the same ones
 */
export function mergeValues(
  current: readonly ValueFields[],
  values: readonly ValueFields[],
  max: number,
  wanted: readonly ValueFields[] = [],
): MergedValues {
  const rows = current.filter((fields) => !isBlank(fields))
  const merged: MergedValues = { rows, first: undefined, added: 0, repeated: 0, left: [] }
  for (const fields of values) {
    if (!wanted.includes(fields) && rows.some((row) => isSameValue(row, fields))) {
      merged.repeated += 1
      continue
    }
    const key = analyteKey(fields.analyte)
    const waiting = rows.findIndex((row) => isUnfilledPanelRow(row) && analyteKey(row.analyte) === key)
    const brought = rows[waiting]
    if (!brought && rows.length >= max) {
      merged.left.push(fields)
      continue
    }
    const at = brought ? waiting : rows.length
    rows[at] = brought ? { ...fields, analyte: brought.analyte, unit: fields.unit || brought.unit } : fields
    merged.first = merged.first === undefined ? at : Math.min(merged.first, at)
    merged.added += 1
  }
  return merged
}

/** Adds the panel's analytes that have no row in the form. */
export function mergePanel(
  current: readonly ValueFields[],
  analytes: readonly { name: string; unit: string }[],
  max: number,
): MergedValues {
  const keys = new Set(current.map(({ analyte }) => analyteKey(analyte)))
  const missing = analytes.filter(({ name }) => !keys.has(analyteKey(name)))
  const empty = { value: '', low: '', high: '', reference: '' }
  return mergeValues(
    current,
    missing.map(({ name, unit }) => ({ ...empty, analyte: name, unit })),
    max,
  )
}
