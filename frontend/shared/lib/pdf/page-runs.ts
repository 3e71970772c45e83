import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { TextRun } from './text-lines.ts'

/** A chunk of a page's text stream; a file may contain anything. */
interface TextChunk {
  items: { str?: unknown; transform?: unknown; width?: unknown; height?: unknown }[]
}

/** Maximum rise of upright text, as a fraction of its width. */
const SLANT_MAX = 0.01

/** The run, if it is upright: a watermark across the page would mix with its lines. */
function uprightRun({ str, transform, width, height }: TextChunk['items'][number]): TextRun | undefined {
  if (typeof str !== 'string' || !Array.isArray(transform)) return undefined
  const [across, turned, , , x, y] = transform.map(Number)
  const run = { x: x ?? Number.NaN, y: y ?? Number.NaN, width: Number(width), height: Number(height) }
  return Math.abs(turned ?? 1) < SLANT_MAX * (across ?? 0) && Object.values(run).every(Number.isFinite)
    ? { text: str, ...run }
    : undefined
}

/** The runs at the beginning of a page, up to `maxCharacters`. */
export async function readRuns(
  pdf: PDFDocumentProxy,
  number: number,
  signal: AbortSignal,
  maxCharacters: number,
): Promise<TextRun[]> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  // Left unread at the end rather than cancelled, because pdf.js throws if a chunk arrives later: its worker waits for
  // a reader, and ends with the document.
  const reader: ReadableStreamDefaultReader<TextChunk> = page.streamTextContent().getReader()
  const runs: TextRun[] = []
  let left = maxCharacters
  while (left > 0) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) break
    for (const item of value.items) {
      const run = uprightRun(item)
      // An empty run has a cost too.
      left -= 1 + (run?.text.length ?? 0)
      // Half a run could hold half a number.
      if (left < 0) break
      if (run) runs.push(run)
    }
  }
  return runs
}
