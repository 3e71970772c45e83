const BYTE_ORDER_MARK = '\uFEFF'

/** A number is not a formula, even with a minus sign. */
const NUMBER = /^-?\d[\d.]*(,\d+)?$/

/** Identifiers: as numbers they would lose leading zeros, or be shown as 9,02963E+12. */
const IDENTIFIER = /^(0\d+|\d{12,})$/

/** Days as our tables write them. A spreadsheet may read them as dates. */
const DAY = /^(\d{2}\/\d{2}\/\d{4}( \d{2}:\d{2})?|\d{4}-\d{2}-\d{2})$/

const MONTH = '(jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[\\p{L}]*\\.?'
/**
 * "03/2026", "10-12", "48.2217", "3 mar", "mar-26", "48E10", "1 1/2", "10 a": a spreadsheet would read them
 * as a month, a power, a fraction or an hour.
 */
const READ_AS_OTHER = [
  /^\d+(\s*[/-]\s*\d+){1,2}$/,
  /^\d+(\.\d+)+$/,
  new RegExp(`^\\d+[\\s/-]*${MONTH}([\\s/-]*\\d+)?$`, 'iu'),
  new RegExp(`^${MONTH}[\\s/-]*\\d+$`, 'iu'),
  /^\d[\d.]*(,\d*)?e[+-]?\d+$/i,
  /^\d+\s+\d+\/\d+$/,
  /^\d{1,2} [ap]m?$/i,
]
const WITH_THOUSANDS = /^\d{1,3}(\.\d{3})+$/

function isRewritten(text: string): boolean {
  if (DAY.test(text) || WITH_THOUSANDS.test(text)) return false
  return READ_AS_OTHER.some((form) => form.test(text))
}

/**
 * The start of a formula, in every width of its first character, also after white space, which some programs
 * drop.
 */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠﹦﹢﹣﹫]/

function isMisread(text: string): boolean {
  return IDENTIFIER.test(text) || (FORMULA.test(text) && !NUMBER.test(text)) || isRewritten(text.trim())
}

/** Invisible characters: controls except white space, and marks that reorder the cells after them. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\u200b\u2060\ufeff]/gu
const visibleText = (text: string) =>
  text
    .replaceAll(/[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(UNSEEN, '')
    .toWellFormed()

/** A cell. Text that a spreadsheet would run as a formula, round or rewrite gets a leading apostrophe. */
function cell(typed: string): string {
  const text = visibleText(typed)
  const defused = isMisread(text) ? `'${text}` : text
  return /[";\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

/** More rows, to append to the result of `toCsv`. */
export function csvRows(rows: readonly string[][]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}

/** CSV for Excel in Portuguese: semicolons, CRLF, UTF-8 with a byte order mark. */
export function toCsv(header: string[], rows: string[][]): string {
  return BYTE_ORDER_MARK + csvRows([header, ...rows])
}

/** A column of a table: its title, and its cell in the line of a row. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string]

export function tableOf<Row>(columns: readonly Column<Row>[]) {
  return {
    header: columns.map(([title]) => title),
    cells: (row: Row) => columns.map(([, cell]) => cell(row)),
  }
}

/** Rows of a long table per read. */
export const CSV_BATCH_SIZE = 1000

/**
 * Streams a table of any length. Waits for the first rows, so that an error there becomes an error response.
 * A later error breaks the download, so that nobody takes a part for the whole.
 * @param rowsAfter reads at most `limit` rows after the given one
 */
export function csvStream<Row>(
  header: string[],
  cells: (row: Row) => string[],
  rowsAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): Promise<ReadableStream<Uint8Array>> {
  return csvStreamOfGroups(header, (row: Row) => [cells(row)], rowsAfter, CSV_BATCH_SIZE)
}

/**
 * Like `csvStream`, but with a limit.
 * @param cut the number of rows, and the last line if there are more
 */
export function cutCsvStream<Row>(
  header: string[],
  cells: (row: Row) => string[],
  cut: { rows: number; note: string },
  rowsAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): Promise<ReadableStream<Uint8Array>> {
  let written = 0
  return csvStreamOfGroups<Row | null>(
    header,
    (row) => [row === null ? [cut.note] : cells(row)],
    async (last, limit) => {
      if (last === null) return []
      // One row more than the limit shows whether there are more.
      const rows = await rowsAfter(last, Math.min(limit, cut.rows - written + 1))
      const fitting = rows.slice(0, cut.rows - written)
      written += fitting.length
      return fitting.length < rows.length ? [...fitting, null] : fitting
    },
    CSV_BATCH_SIZE,
  )
}

/**
 * Like `csvStream`, for a table whose reads return groups of any number of lines.
 * @param batchSize groups per read
 */
export async function csvStreamOfGroups<Group>(
  header: string[],
  lines: (group: Group) => string[][],
  groupsAfter: (last: Group | undefined, limit: number) => Promise<Group[]>,
  batchSize: number,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let groups = await groupsAfter(undefined, batchSize)
  let text = toCsv(header, groups.flatMap(lines))
  return new ReadableStream(
    {
      async pull(controller) {
        controller.enqueue(encoder.encode(text))
        const last = groups.at(-1)
        groups = last && groups.length === batchSize ? await groupsAfter(last, batchSize) : []
        text = csvRows(groups.flatMap(lines))
        if (groups.length === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
