import { readNumber } from '#contract/exam-values.ts'
import { NAME_MAX } from '#contract/text.ts'
import { reportWords } from '#locales/exam-reports.ts'
import { readReference, readValues } from './read-value.ts'
import { foldInPlace } from './report-line.ts'
import type { ReportRow } from './report-row.ts'

export type Column = keyof typeof reportWords.columns

/** The cells of a table row; `undefined` if it has no separators. */
export function splitCells(line: string): string[] | undefined {
  const separator = ['\t', '|', ';'].find((one) => line.includes(one))
  if (!separator) return undefined
  const inner = separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line
  const cells = inner.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  return cells.length > 1 ? cells : undefined
}

function findColumn(cell: string): Column | undefined {
  const plain = foldInPlace(cell).trim()
  const isNamed = (words: readonly string[]) => words.includes(plain)
  return (Object.keys(reportWords.columns) as Column[]).find((column) => isNamed(reportWords.columns[column]))
}

/** The columns of a table according to its headings; `undefined` if the line contains none. */
export function findColumns(cells: readonly string[]): (Column | undefined)[] | undefined {
  const found = cells.map(findColumn)
  return found.includes('analyte') && found.includes('value') ? found : undefined
}

/** Builds a row according to the table's headings; `undefined` if the line does not fit them. */
export function toRowByColumns(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): ReportRow | undefined {
  const cellOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
  const analyte = cellOf('analyte')
  const printed = cellOf('value')
  if (analyte === '' || printed === '' || analyte.length > NAME_MAX || printed.length > NAME_MAX)
    return undefined
  const [read] = readValues(printed) ?? []
  const range = readReference(`\t${cellOf('range')}`)
  const bound = (text: string) => (readNumber(text) ? text : '')
  return {
    analyte,
    value: read?.value ?? printed,
    unit: cellOf('unit') || read?.unit || range.unit,
    low: bound(cellOf('low')) || range.low,
    high: bound(cellOf('high')) || range.high,
    reference: range.reference,
    rest: [read?.rest, range.rest].filter(Boolean).join(' '),
  }
}

/** Headings without separators: "Exame    Resultado    Valores de referência". */
export function isHeadingOfColumns(line: string): boolean {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '')
  return cells.length > 1 && cells.every((cell) => findColumn(cell) !== undefined)
}
