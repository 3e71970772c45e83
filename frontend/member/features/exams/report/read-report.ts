import { readNumber } from '#contract/exam-values.ts'
import { NAME_MAX } from '#contract/text.ts'
import { reportWords } from '#locales/exam-reports.ts'
import { panelAnalyteOf } from '../panels/panels.ts'
import { isBoundary, type ReadValue, type Reference, readReference, readValues, tidy } from './read-value.ts'
import {
  comparisonAt,
  fold,
  groupLength,
  isAdministrative,
  nameLength,
  rangeAt,
  referenceLabelLength,
  resultLabelLength,
  resultWordLength,
  valueAt,
} from './report-line.ts'
import { unitAt } from './units.ts'

/** A result that was read; the member confirms it. Texts are as printed, and empty where nothing was printed. */
export interface ReportRow {
  analyte: string
  /** Empty if only a range was found. */
  value: string
  unit: string
  low: string
  high: string
  reference: string
  /** What was printed beside it and not understood. */
  rest: string
}

export interface Report {
  rows: ReportRow[]
  /** Lines that may be results and were not understood. */
  unread: string[]
  /** Headings, footers and sentences. */
  skipped: string[]
}

const LINE_MAX = 400
/** An unknown name without unit and range may be any sentence with a number. */
const WORDS_OF_UNKNOWN_NAME_MAX = 4
const WORDS_OF_NAME_MAX = 10

type Column = keyof typeof reportWords.columns

/** Reads the results of a pasted report: a table, or lines of text. Guesses nothing that is not printed. */
export function readReport(text: string): Report {
  const report: Report = { rows: [], unread: [], skipped: [] }
  let columns: (Column | undefined)[] | undefined
  /** The last line that may be the name of a result on the next lines. */
  let name: string | undefined

  const dropName = () => {
    if (name !== undefined) (panelAnalyteOf(name) ? report.unread : report.skipped).push(name)
    name = undefined
  }
  const add = (rows: ReportRow[]) => {
    dropName()
    report.rows.push(...rows)
  }

  for (const line of linesOf(text)) {
    // Before all else: some patterns take quadratic time.
    if (line.length > LINE_MAX) {
      report.unread.push(line.trim())
      continue
    }
    const shown = tidy(line) || line.trim()
    const cells = cellsOf(line)
    const heading = cells && columnsOf(cells)
    if (heading) {
      dropName()
      columns = heading
      report.skipped.push(shown)
      continue
    }
    if (cells && columns && cells.length > 1) {
      const row = rowOfCells(cells, columns)
      if (row) {
        add([row])
        continue
      }
    }
    const spaced = withColumns(cells ? cells.join('\t') : line)
    const folded = fold(spaced)
    const last = report.rows.at(-1)

    if (isHeadingOfColumns(spaced) || isAdministrative(folded)) report.skipped.push(shown)
    else if (resultLabelLength(folded) > 0) {
      const values = readValues(spaced.slice(resultLabelLength(folded)).trimStart())
      const named = name
      if (values && named !== undefined) {
        name = undefined
        add(values.map((value) => rowOf(named, value)))
      } else report.unread.push(shown)
    } else if (referenceLabelLength(folded) > 0) {
      const printed = spaced.slice(referenceLabelLength(folded))
      if (tidy(printed) === '') report.skipped.push(shown)
      else if (!last || name !== undefined || !addReference(last, `\t${printed}`)) report.unread.push(shown)
    } else if (groupLength(folded) > 0 && !readsAsName(spaced)) {
      if (!last || name !== undefined || !addGroup(last, shown)) report.unread.push(shown)
    } else if (!startsWithName(spaced)) {
      const values = readValues(spaced)
      if (name !== undefined && values && !isOnlyRange(spaced)) {
        const named = name
        name = undefined
        add(values.map((value) => rowOf(named, value)))
      } else if (!last || name !== undefined || !completeRow(last, spaced)) report.unread.push(shown)
    } else {
      const rows = rowsOfLine(spaced)
      if (rows === 'unclear') {
        dropName()
        report.unread.push(shown)
      } else if (rows) add(rows)
      else {
        dropName()
        if (shown.split(' ').length <= WORDS_OF_NAME_MAX) name = shown
        else report.skipped.push(shown)
      }
    }
  }
  dropName()
  return report
}

/** Lines with at least one letter or digit, without bullets and numbering. */
function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200B-\u200D\uFEFF\u00AD]/g, '')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .split(/\r\n|[\n\r\u2028\u2029\f\v]/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => line.replace(/^\s*(?:[•·*–—-]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u, ''))
}

/** The cells of a table's line; `undefined` where it has no separators. */
function cellsOf(line: string): string[] | undefined {
  const separator = ['\t', '|', ';'].find((one) => line.includes(one))
  if (!separator) return undefined
  const inner = separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line
  const cells = inner.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  return cells.length > 1 ? cells : undefined
}

function columnOf(cell: string): Column | undefined {
  const plain = fold(cell).trim()
  const isNamed = (words: readonly string[]) => words.includes(plain)
  return (Object.keys(reportWords.columns) as Column[]).find((column) => isNamed(reportWords.columns[column]))
}

/** The columns of a table by its headings; `undefined` where the line holds no headings. */
function columnsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const found = cells.map(columnOf)
  return found.includes('analyte') && found.includes('value') ? found : undefined
}

/** Headings without separators: "Exame    Resultado    Valores de referência". */
function isHeadingOfColumns(line: string): boolean {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '')
  return cells.length > 1 && cells.every((cell) => columnOf(cell) !== undefined)
}

/** A row by the headings of its table; `undefined` where the line does not fit them. */
function rowOfCells(
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

/** Columns that are set apart by spaces, dots or lines become tabs. */
function withColumns(line: string): string {
  return line
    .trim()
    .replaceAll(/\s*(?:\.{2,}|(?:\s\.){2,}|…+|_{2,})\s*:?\s*/g, '\t')
    .replaceAll(/ *\t[ \t]*| {2,}/g, '\t')
}

function startsWithName(line: string): boolean {
  return (
    nameLength(fold(line)) > 0 ||
    (!isOnlyRange(line) && !readValues(line) && unitAt(line)?.length !== line.length)
  )
}

/** "Normal 5" is no class of a result but a name; "Normal: 70 a 99" is one. */
function readsAsName(line: string): boolean {
  return nameLength(fold(line)) > 0
}

function isOnlyRange(line: string): boolean {
  const range = rangeAt(line)
  return range !== undefined && tidy(line.slice(range.length)) === ''
}

const hasRange = ({ low, high }: Pick<Reference, 'low' | 'high'>) => Boolean(low || high)

/** Adds a range to the row before it; `false` where the row has one. */
function addReference(row: ReportRow, printed: string): boolean {
  if (hasRange(row) || row.reference) return false
  const { rest, unit, ...range } = readReference(printed)
  if (!hasRange(range) && !range.reference) return false
  Object.assign(row, range, { unit: row.unit || unit, rest: [row.rest, rest].filter(Boolean).join(' ') })
  return true
}

/** Adds "Homens: 13 a 17" to the words of the row before it; `false` where they do not fit. */
function addGroup(row: ReportRow, line: string): boolean {
  if (hasRange(row)) return false
  const reference = [row.reference, line].filter(Boolean).join('; ')
  if (reference.length > NAME_MAX) return false
  row.reference = reference
  return true
}

/** Adds a unit or a range from a line of its own; `false` where the row has one or the line is neither. */
function completeRow(row: ReportRow, line: string): boolean {
  const unit = unitAt(line)
  if (unit?.length === line.length && row.unit === '') {
    row.unit = unit.unit
    return true
  }
  return isOnlyRange(line) && addReference(row, line)
}

function rowOf(analyte: string, { value, unit, low, high, reference, rest }: ReadValue): ReportRow {
  return { analyte, value, unit, low, high, reference, rest }
}

type Start = { at: number; kind: 'value' | 'range' | 'label' | 'none' }

/** Where the name ends: at the first value, range or label of a range after it. */
function startOfResult(line: string): Start | 'unclear' {
  const folded = fold(line)
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
      // "Inferior a 0,5" is a result where another range follows.
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
    if (rangeAt(tail) || referenceLabelLength(fold(tail)) > 0) return undefined
    if (valueAt(tail)?.unit) return at
  }
  return undefined
}

/** The results of a line that begins with a name; `undefined` where it has no figures, and so may be a heading. */
function rowsOfLine(line: string): ReportRow[] | 'unclear' | undefined {
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
  const isKnown = nameLength(fold(line)) > 0 || /[:\t=]\s*$/.test(line.slice(0, start.at))
  const isBare = !value.unit && !hasRange(value) && !value.reference
  const isSentence = isBare && (analyte.split(' ').length > WORDS_OF_UNKNOWN_NAME_MAX || value.rest !== '')
  if (!isKnown && isSentence) return 'unclear'
  return values.map((one) => ({
    ...rowOf(analyte, one),
    rest: [between, one.rest].filter(Boolean).join(' '),
  }))
}

/** "Aspecto: ligeiramente turvo": words after the name of a known analyte are its value. Others with a figure are unclear. */
function wordsAfterName(line: string): ReportRow[] | 'unclear' | undefined {
  const named = nameLength(fold(line))
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

/** "92 mg/dL" typed as a value is the value and its unit; `undefined` where no known unit follows the number. */
export function splitUnit(text: string): { value: string; unit: string } | undefined {
  const found = valueAt(text.trim()) ?? comparisonAt(text.trim())
  if (!found?.unit || found.length !== text.trim().length || !found.value) return undefined
  const comparison = comparisonAt(text.trim())
  return { value: comparison?.value || found.value, unit: found.unit }
}
