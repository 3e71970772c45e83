const BYTE_ORDER_MARK = '\uFEFF'

/** A cell as text alone: what a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(text: string): string {
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

/** CSV as Excel in Portuguese opens it right: semicolons, CRLF, UTF-8 with its mark. */
export function csvOf(header: string[], rows: string[][]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}
