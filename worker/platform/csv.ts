const BYTE_ORDER_MARK = '\uFEFF'

/** A number with its sign is no formula. */
const NUMBER = /^-?\d[\d.]*(,\d+)?$/

/** Digits that name something: as a number they would lose their leading zeros, or come as 9,02963E+12. */
const DIGITS_OF_A_NAME = /^(0\d+|\d{12,})$/

/** Days as our own tables write them; they may become dates. */
const OWN_DAY = /^(\d{2}\/\d{2}\/\d{4}( \d{2}:\d{2})?|\d{4}-\d{2}-\d{2})$/

const MONTH = '(jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[\\p{L}]*\\.?'
/** "03/2026", "10-12", "48.2217", "3 mar", "mar-26", "48E10", "1 1/2", "10 a": a month, a power, a fraction, an hour. */
const OTHER_THAN_WRITTEN = [
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
  if (OWN_DAY.test(text) || WITH_THOUSANDS.test(text)) return false
  return OTHER_THAN_WRITTEN.some((form) => form.test(text))
}

function isMisread(text: string): boolean {
  return (
    DIGITS_OF_A_NAME.test(text) ||
    (/^[=+\-@\t\r]/.test(text) && !NUMBER.test(text)) ||
    isRewritten(text.trim())
  )
}

/** A cell as text alone: what a spreadsheet would run as a formula, round or rewrite gets an apostrophe before it. */
function cell(text: string): string {
  const defused = isMisread(text) ? `'${text}` : text
  return /[";\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

/** Rows to go on with under a `csvOf`. */
export function csvRows(rows: readonly string[][]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}

/** CSV as Excel in Portuguese opens it right: semicolons, CRLF, UTF-8 with its mark. */
export function csvOf(header: string[], rows: string[][]): string {
  return BYTE_ORDER_MARK + csvRows([header, ...rows])
}

/** How many rows of a long table are read at a time. */
export const ROWS_AT_ONCE = 1000

/**
 * The same for a table of any length: it goes out as its rows come. The first of them are awaited, so that whoever may
 * not read them gets an answer; a fault among the others breaks the download, and no part passes for the whole.
 * @param rowsAfter at most `limit` rows from after the given one on
 */
export function csvStream<Row>(
  header: string[],
  cells: (row: Row) => string[],
  rowsAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): Promise<ReadableStream<Uint8Array>> {
  return csvStreamOfGroups(header, (row: Row) => [cells(row)], rowsAfter, ROWS_AT_ONCE)
}

/**
 * The same for no more than some rows.
 * @param cut after how many rows it ends, and what its last line says where there are others
 */
export function cutCsvStream<Row>(
  header: string[],
  cells: (row: Row) => string[],
  cut: { rows: number; note: string },
  rowsAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): Promise<ReadableStream<Uint8Array>> {
  let given = 0
  return csvStreamOfGroups<Row | null>(
    header,
    (row) => [row === null ? [cut.note] : cells(row)],
    async (last, limit) => {
      if (last === null) return []
      // One more than fits tells whether there is more.
      const rows = await rowsAfter(last, Math.min(limit, cut.rows - given + 1))
      const fitting = rows.slice(0, cut.rows - given)
      given += fitting.length
      return fitting.length < rows.length ? [...fitting, null] : fitting
    },
    ROWS_AT_ONCE,
  )
}

/**
 * The same where what is read is some lines of the table, or none.
 * @param atOnce how many groups are read at a time
 */
export async function csvStreamOfGroups<Group>(
  header: string[],
  lines: (group: Group) => string[][],
  groupsAfter: (last: Group | undefined, limit: number) => Promise<Group[]>,
  atOnce: number,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let groups = await groupsAfter(undefined, atOnce)
  let text = csvOf(header, groups.flatMap(lines))
  return new ReadableStream(
    {
      async pull(controller) {
        controller.enqueue(encoder.encode(text))
        const last = groups.at(-1)
        groups = last && groups.length === atOnce ? await groupsAfter(last, atOnce) : []
        text = csvRows(groups.flatMap(lines))
        if (groups.length === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
