import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useState } from 'react'
import { integer } from '#shared/lib/format/format.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { t } from '../policy-reviews-texts.ts'
import { openPdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'

/** Pages drawn: a file may claim any number of them. */
const PAGES_MAX = 100

interface PdfPagesProps {
  file: Blob
  scale: number
  /** Quarter turns to the right. */
  turns: number
  onBroken: () => void
}

/** The pages of a PDF, each drawn while near the visible area. */
export function PdfPages({ file, scale, turns, onBroken }: PdfPagesProps) {
  const [document, setDocument] = useState<PDFDocumentProxy>()
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    const closing = new AbortController()
    openPdf(file, closing.signal).then(
      (pdf) => closing.signal.aborted || setDocument(pdf),
      () => closing.signal.aborted || broken(),
    )
    return () => closing.abort()
  }, [file])
  if (!document) return null
  const pages = document.numPages
  return (
    <>
      {pages > PAGES_MAX && (
        <div className="mb-4">
          <Notice meaning="attention" role="status">
            {t('viewer.tooMany', { pages: integer(pages), shown: integer(PAGES_MAX) })}
          </Notice>
        </div>
      )}
      <ol className="grid grid-cols-[100%] justify-items-center-safe gap-4">
        {Array.from({ length: Math.min(pages, PAGES_MAX) }, (_, index) => index + 1).map((page) => (
          <li key={page} style={{ width: `${scale * 100}%` }}>
            <PdfPage document={document} number={page} scale={scale} turns={turns} />
          </li>
        ))}
      </ol>
    </>
  )
}
