import { useEffect, useRef, useState } from 'react'
import { t } from '#locales/exams.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { contentTypeOf, fileProblem } from '#shared/lib/files/file-rules.ts'
import type { AttachedPdf } from './attached-pdfs.ts'
import { TEXT_MAX } from './use-pasted-report.ts'

/** The state of reading a PDF: what it is doing or did, or why it failed. */
interface PdfReading {
  status?: string
  problem?: string
}

async function loadReader() {
  try {
    return await import('./read-pdf.ts')
  } catch {
    return undefined
  }
}

/**
 * Reads the text of a PDF in the browser; none of it is sent. `onText` returns what is wrong with the text, if
 * anything.
 */
export function useReportPdf(onText: (text: string) => string | undefined) {
  const [reading, setReading] = useState<PdfReading>({})
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function readFile(file: File) {
    current.current?.abort()
    const refused = fileProblem(file)
    if (refused) return setReading({ problem: refused })
    if (contentTypeOf(file.name) !== 'application/pdf') return setReading({ problem: t('pdf.otherType') })
    await read(file.name, async () => file, 'pdf.done')
  }
  async function read(name: string, load: () => Promise<Blob>, done: 'pdf.done' | 'pdf.doneAttached') {
    current.current?.abort()
    const closing = new AbortController()
    current.current = closing
    const show = (next: PdfReading) => {
      if (current.current === closing) setReading(next)
    }
    setReading({ status: t('files.viewerLoading', { name }) })
    const [reader, file] = await Promise.all([loadReader(), load().catch((error: Error) => error)])
    if (!reader) return show({ problem: t('pdf.problems.unavailable') })
    if (file instanceof Error) return show({ problem: messageFor(file, t('files.viewerFailed')) })
    try {
      const { text, ...pages } = await reader.readPdf(file, closing, TEXT_MAX, (page, count) =>
        show({ status: t('pdf.page', { page, pages: count }) }),
      )
      if (current.current !== closing) return
      const problem = onText(text)
      const status = t(pages.read < pages.pages ? 'pdf.cut' : done, { name, ...pages })
      show(problem ? { problem } : { status })
    } catch (error) {
      if (!(error instanceof reader.PdfNotRead)) throw error
      show({ problem: t(`pdf.problems.${error.problem}`) })
    } finally {
      closing.abort()
    }
  }
  return {
    ...reading,
    readFile,
    readAttached: ({ name, load }: AttachedPdf) => read(name, load, 'pdf.doneAttached'),
    clear: () => setReading({}),
  }
}
