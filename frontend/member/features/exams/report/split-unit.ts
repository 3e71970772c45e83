import { comparisonAt, valueAt } from './report-line.ts'

/**
 * Splits "92 mg/dL", typed as a value, into the value and its unit; `undefined` if no known unit follows the number.
 */
export function splitUnit(text: string): { value: string; unit: string } | undefined {
  const found = valueAt(text.trim()) ?? comparisonAt(text.trim())
  if (!found?.unit || found.length !== text.trim().length || !found.value) return undefined
  const comparison = comparisonAt(text.trim())
  return { value: comparison?.value || found.value, unit: found.unit }
}
