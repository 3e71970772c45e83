import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#locales/admin-policies.ts'
import { integer } from '#shared/lib/format/format.ts'
import { openPdf, prepareWorker } from '#shared/lib/pdf/open-pdf.ts'
import { readRuns } from '#shared/lib/pdf/page-runs.ts'
import { groupIntoLines, type Line } from '#shared/lib/pdf/text-lines.ts'
import { limitTime, TookTooLong } from '#shared/lib/pdf/time-limit.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { type FoundNumber, findPolicyNumbers } from '../number/find-numbers.ts'
import { PdfPage } from './pdf-page.tsx'
import { type ViewerProblem, viewerLimits } from './viewer-limits.ts'

interface PdfPagesProps {
  file: Blob
  scale: number
  /** Quarter turns to the right. */
  turns: number
  onProblem: (problem: ViewerProblem) => void
  /** Receives the candidates for the policy's number, once the first page is drawn. Without it the text is not read. */
  onNumbers: ((found: readonly FoundNumber[]) => void) | undefined
}

/**
 * The pages of a PDF, each drawn while near the visible area. A page that takes too long is given up together with the
 * worker stuck on it; a new worker draws the others.
 */
export function PdfPages({ file, scale, turns, onProblem, onNumbers }: PdfPagesProps) {
  const [document, setDocument] = useState<PDFDocumentProxy>()
  const [pages, setPages] = useState<number>()
  const [slowPages, setSlowPages] = useState<readonly number[]>([])
  const [isFirstDrawn, setFirstDrawn] = useState(false)
  /** The text has been read or given up. */
  const [isTextRead, setTextRead] = useState(false)
  const report = useEffectEvent(onProblem)
  const offer = useEffectEvent((found: readonly FoundNumber[]) => onNumbers?.(found))
  // Another slow page needs a new worker.
  useEffect(() => {
    if (slowPages.length >= viewerLimits.slowPages) return report('tooSlow')
    const closing = new AbortController()
    const giveUp = (problem: ViewerProblem) => {
      if (closing.signal.aborted) return
      closing.abort()
      report(problem)
    }
    const open = () => openPdf(file, closing.signal, () => giveUp('tooLarge'))
    // Closing also aborts the opening, so the time limit ends with it.
    limitTime(viewerLimits.openMs, closing.signal, open).then(
      (pdf) => {
        if (closing.signal.aborted) return
        setDocument(pdf)
        setPages(pdf.numPages)
      },
      (error: unknown) => giveUp(error instanceof TookTooLong ? 'tooSlow' : 'broken'),
    )
    return () => {
      closing.abort()
      setDocument(undefined)
    }
  }, [file, slowPages])
  const readsText = onNumbers !== undefined && isFirstDrawn && !isTextRead
  useEffect(() => {
    if (!document || !readsText) return
    const closing = new AbortController()
    readPolicyNumbers(document, closing.signal).then(
      (found) => {
        if (closing.signal.aborted) return
        setTextRead(true)
        offer(found)
      },
      (error: unknown) => {
        if (closing.signal.aborted) return
        setTextRead(true)
        // The worker may be stuck on the text: the pages get a new one, and none of them counts as slow.
        if (error instanceof TookTooLong) setSlowPages((known) => [...known])
      },
    )
    return () => closing.abort()
  }, [document, readsText])
  function noteDrawn(page: number): void {
    if (page !== 1) return
    setFirstDrawn(true)
    // The next policy's file must not wait for its worker to start.
    prepareWorker()
  }
  if (pages === undefined) return null
  return (
    <>
      {pages > viewerLimits.pages && (
        <div className="mb-4">
          <Notice meaning="attention" role="status">
            {t('viewer.tooMany', { pages: integer(pages), shown: integer(viewerLimits.pages) })}
          </Notice>
        </div>
      )}
      <ol className="grid grid-cols-[100%] justify-items-center-safe gap-4">
        {Array.from({ length: Math.min(pages, viewerLimits.pages) }, (_, index) => index + 1).map((page) => (
          <li key={page} style={{ width: `${scale * 100}%` }}>
            <PdfPage
              document={document}
              pages={pages}
              number={page}
              scale={scale}
              turns={turns}
              isSlow={slowPages.includes(page)}
              onSlow={(slow) => setSlowPages((known) => [...known, slow])}
              onDrawn={noteDrawn}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

/**
 * Candidates for the policy's number in the text of the first pages.
 * @throws TookTooLong, after which the worker may still be busy with the text
 */
function readPolicyNumbers(pdf: PDFDocumentProxy, closing: AbortSignal): Promise<FoundNumber[]> {
  return limitTime(viewerLimits.textMs, closing, async (signal) => {
    const pages: Line[][] = []
    for (let number = 1; number <= Math.min(pdf.numPages, viewerLimits.textPages); number++)
      pages.push(groupIntoLines(await readRuns(pdf, number, signal, viewerLimits.textCharacters)))
    return findPolicyNumbers(pages)
  })
}
