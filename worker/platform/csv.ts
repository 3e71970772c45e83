const BYTE_ORDER_MARK = '\uFEFF'

/** A cell as text alone: what a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(text: string): string {
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

function lines(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}

/**
 * CSV as Excel in Portuguese opens it right: semicolons, CRLF, UTF-8 with its mark. It goes out as its rows come, so
 * that a table of any length fits; where they stop with a fault the download breaks, and no part passes for the whole.
 */
export function csvStream(header: string[], pages: AsyncIterable<string[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const rest = pages[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + lines([header])))
      },
      async pull(controller) {
        const page = await rest.next()
        if (page.done) controller.close()
        else controller.enqueue(encoder.encode(lines(page.value)))
      },
      async cancel() {
        await rest.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
