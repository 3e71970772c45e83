import { type ReadValue, readValues, tidy } from './read-value.ts'
import {
  findSection,
  foldInPlace,
  groupLength,
  isAdministrative,
  nameLength,
  referenceLabelLength,
  resultLabelLength,
} from './report-line.ts'
import { isReportName, nameInUrine } from './report-names.ts'
import { addGroup, addReference, completeRow, isOnlyRange, type ReportRow, toRow } from './report-row.ts'
import { type Column, findColumns, isHeadingOfColumns, splitCells, toRowByColumns } from './report-table.ts'
import { rowsOfLine, WORDS_OF_NAME_MAX } from './rows-of-line.ts'
import { unitAt } from './units.ts'

export interface Report {
  rows: ReportRow[]
  /** Lines that may be results but were not understood. */
  unread: string[]
  /** Headings, footers and sentences. */
  skipped: string[]
}

const LINE_MAX = 400

/** A line of the report in the forms used to parse it. */
interface Line {
  /** As shown if it is not understood. */
  shown: string
  /** With tabs between its columns. */
  text: string
  /** The text in lower case, without accents. */
  folded: string
  cells: string[] | undefined
}

/** What has been parsed so far. */
interface Reading {
  report: Report
  /** The columns of the current table. */
  columns: (Column | undefined)[] | undefined
  /** The last line that may name a result on the following lines. */
  name: string | undefined
  isUrine: boolean
}

/** Parses one kind of line. Returns whether the line is of that kind. */
type LineReader = (line: Line, reading: Reading) => boolean

/** In order: the first reader that recognizes a line parses it. */
const readers: LineReader[] = [
  readSection,
  readColumns,
  readCells,
  skipHeading,
  readLabelledResult,
  readLabelledReference,
  readGroup,
  readFigures,
  readNamedLine,
]

/** Parses the results of a pasted report: a table, or lines of text. Guesses nothing that is not printed. */
export function readReport(text: string): Report {
  const reading: Reading = {
    report: { rows: [], unread: [], skipped: [] },
    columns: undefined,
    name: undefined,
    isUrine: false,
  }
  for (const raw of splitLines(text)) {
    // First of all: some patterns take quadratic time.
    if (raw.length > LINE_MAX) reading.report.unread.push(raw.trim())
    else {
      const line = toLine(raw)
      readers.some((read) => read(line, reading))
    }
  }
  dropName(reading)
  return reading.report
}

function toLine(raw: string): Line {
  const cells = splitCells(raw)
  const text = withColumns(cells ? cells.join('\t') : raw)
  return { shown: tidy(raw) || raw.trim(), text, folded: foldInPlace(text), cells }
}

/** "Urina tipo 1 (EAS)", "Material: soro": the sample of the results below. */
function readSection({ folded, shown }: Line, reading: Reading): boolean {
  const section = findSection(folded)
  if (section === undefined) return false
  // "Material: soro" may come between a name and its result.
  if (!/[:\t]/.test(folded)) dropName(reading)
  reading.isUrine = section === 'urine'
  reading.report.skipped.push(shown)
  return true
}

function readColumns({ cells, shown }: Line, reading: Reading): boolean {
  const columns = cells && findColumns(cells)
  if (!columns) return false
  dropName(reading)
  reading.columns = columns
  reading.report.skipped.push(shown)
  return true
}

function readCells({ cells }: Line, reading: Reading): boolean {
  const row = cells && reading.columns && toRowByColumns(cells, reading.columns)
  if (!row) return false
  addRows(reading, [row])
  return true
}

/** Headings without separators, and the laboratory's letterhead and footer. */
function skipHeading({ text, folded, shown }: Line, { report }: Reading): boolean {
  if (!isHeadingOfColumns(text) && !isAdministrative(folded)) return false
  report.skipped.push(shown)
  return true
}

/** "Resultado: 92 mg/dL", below the name. */
function readLabelledResult({ text, folded, shown }: Line, reading: Reading): boolean {
  const label = resultLabelLength(folded)
  if (label === 0) return false
  const values = readValues(text.slice(label).trimStart())
  if (!values || !addNamed(reading, values)) reading.report.unread.push(shown)
  return true
}

/** "Valor de referência: 70 a 99", below the result. */
function readLabelledReference({ text, folded, shown }: Line, { report, name }: Reading): boolean {
  const label = referenceLabelLength(folded)
  if (label === 0) return false
  const printed = text.slice(label)
  const last = report.rows.at(-1)
  if (tidy(printed) === '') report.skipped.push(shown)
  else if (!last || name !== undefined || !addReference(last, `\t${printed}`)) report.unread.push(shown)
  return true
}

/** "Homens: 13 a 17", below the result. "Normal 5" is a name rather than a class of result. */
function readGroup({ folded, shown }: Line, { report, name }: Reading): boolean {
  if (groupLength(folded) === 0 || nameLength(folded) > 0) return false
  const last = report.rows.at(-1)
  if (!last || name !== undefined || !addGroup(last, shown)) report.unread.push(shown)
  return true
}

/** A value, a unit or a range on its own line. */
function readFigures({ text, folded, shown }: Line, reading: Reading): boolean {
  const { report, name } = reading
  const values = readValues(text)
  const isRange = isOnlyRange(text)
  const beginsWithName =
    nameLength(folded) > 0 || (!isRange && !values && unitAt(text)?.length !== text.length)
  if (beginsWithName) return false
  const last = report.rows.at(-1)
  if (values && !isRange && addNamed(reading, values)) return true
  if (!last || name !== undefined || !completeRow(last, text)) report.unread.push(shown)
  return true
}

/** A line that begins with a name, with or without its results. */
function readNamedLine({ text, shown }: Line, reading: Reading): boolean {
  const { report } = reading
  const rows = rowsOfLine(text)
  if (rows === 'unclear') {
    dropName(reading)
    report.unread.push(shown)
  } else if (rows) addRows(reading, rows)
  else {
    dropName(reading)
    if (shown.split(' ').length <= WORDS_OF_NAME_MAX) reading.name = shown
    else report.skipped.push(shown)
  }
  return true
}

/** Adds the values under the name from an earlier line; `false` if no name is waiting for them. */
function addNamed(reading: Reading, values: ReadValue[]): boolean {
  const { name } = reading
  if (name === undefined) return false
  reading.name = undefined
  addRows(
    reading,
    values.map((value) => toRow(name, value)),
  )
  return true
}

function addRows(reading: Reading, rows: ReportRow[]) {
  dropName(reading)
  const inUrine = (row: ReportRow) => ({ ...row, analyte: nameInUrine(row.analyte) })
  reading.report.rows.push(...(reading.isUrine ? rows.map(inUrine) : rows))
}

/** No result followed the name. */
function dropName(reading: Reading) {
  const { report, name } = reading
  if (name !== undefined) (isReportName(name) ? report.unread : report.skipped).push(name)
  reading.name = undefined
}

/** Lines with at least one letter or digit, without bullets and numbering. */
function splitLines(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .split(/\r\n|[\n\r\u2028\u2029\f\v]/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => line.replace(/^\s*(?:[•·*–—-]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u, ''))
}

/** Turns spaces, dots or lines between columns into tabs. */
function withColumns(line: string): string {
  return line
    .trim()
    .replaceAll(/\s*(?:\.{2,}|(?:\s\.){2,}|…+|_{2,})\s*:?\s*/g, '\t')
    .replaceAll(/ *\t[ \t]*| {2,}/g, '\t')
}
