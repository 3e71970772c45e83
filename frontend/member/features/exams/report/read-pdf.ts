import { openPdf, WorkerDidNotStart } from '#shared/lib/pdf/open-pdf.ts'
import { readRuns } from '#shared/lib/pdf/page-runs.ts'
import { groupIntoLines } from '#shared/lib/pdf/text-lines.ts'
import { limitTime, TookTooLong } from '#shared/lib/pdf/time-limit.ts'

/** Why the text of a PDF was not read. */
type PdfProblem = 'protected' | 'broken' | 'noText' | 'tooLarge' | 'tooSlow' | 'unavailable'

export class PdfNotRead extends Error {
  readonly problem: PdfProblem

  constructor(problem: PdfProblem) {
    super(problem)
    this.problem = problem
  }
}

interface PdfText {
  text: string
  /** Number of pages whose text was read. */
  read: number
  pages: number
}

const READING_MS = 30_000
/** Separates the columns of a line. */
const COLUMN = '   '

/**
 * Reads the text of a PDF in the browser, one line per line of its pages, up to `maxCharacters`. The caller aborts
 * `closing` afterwards, which ends the worker.
 * @throws PdfNotRead
 */
export async function readPdf(
  file: Blob,
  closing: AbortController,
  maxCharacters: number,
  onPage: (page: number, pages: number) => void,
): Promise<PdfText> {
  try {
    return await limitTime(READING_MS, closing.signal, async (signal) => {
      const pdf = await openPdf(file, signal, () => closing.abort(new PdfNotRead('tooLarge')))
      let text = ''
      let read = 0
      while (read < pdf.numPages && text.length < maxCharacters) {
        onPage(read + 1, pdf.numPages)
        const runs = await readRuns(pdf, read + 1, signal, maxCharacters)
        const lines = groupIntoLines(runs).map(({ cells }) => cells.map((cell) => cell.text).join(COLUMN))
        const page = `${lines.join('\n')}\n`
        if (text.length + page.length > maxCharacters) break
        text += page
        read += 1
      }
      if (text.trim() === '') throw new PdfNotRead(read < pdf.numPages ? 'tooLarge' : 'noText')
      return { text, read, pages: pdf.numPages }
    })
  } catch (error) {
    throw error instanceof PdfNotRead ? error : new PdfNotRead(problemOf(error))
  }
}

function problemOf(error: unknown): PdfProblem {
  if (error instanceof TookTooLong) return 'tooSlow'
  if (error instanceof WorkerDidNotStart) return 'unavailable'
  return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'broken'
}
