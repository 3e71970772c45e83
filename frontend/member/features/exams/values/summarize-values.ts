import type { RangePosition } from '#contract/exam-values.ts'
import type { ExamValue } from '#contract/exams.ts'
import { type OutsidePosition, outsidePositions, rangePosition } from '#domain/exam-values.ts'

export interface ValuesSummary {
  inside: number
  /** Values that can be compared with their printed range. */
  compared: number
  /** Names of the values outside their range, by side; empty sides are omitted. */
  outside: { position: OutsidePosition; analytes: string[] }[]
  /** Values without a range, or with one that cannot be compared. */
  uncompared: number
}

export function summarizeValues(values: readonly ExamValue[]): ValuesSummary {
  const positions = values.map((value) => ({ analyte: value.analyte, position: rangePosition(value) }))
  const at = (wanted: RangePosition) => positions.filter(({ position }) => position === wanted)
  const inside = at('inside').length
  const uncompared = at('uncompared').length + at('none').length
  return {
    inside,
    compared: values.length - uncompared,
    uncompared,
    outside: outsidePositions
      .map((position) => ({ position, analytes: at(position).map(({ analyte }) => analyte) }))
      .filter(({ analytes }) => analytes.length > 0),
  }
}
