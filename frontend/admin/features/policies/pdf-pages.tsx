import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import { t } from './policies-texts.ts'

interface PdfPagesProps {
  file: Blob
  scale: number
  /** Quarter turns to the right. */
  turns: number
  onBroken: () => void
}

/** Every page of the document, each drawn once it comes into sight. */
export function PdfPages({ file, scale, turns, onBroken }: PdfPagesProps) {
  const [document, setDocument] = useState<PDFDocumentProxy>()
  const broken = useRef(onBroken)
  broken.current = onBroken
  useEffect(() => {
    let left = false
    const opened = openPdf(file)
    opened.then(
      (pdf) => left || setDocument(pdf),
      () => left || broken.current(),
    )
    return () => {
      left = true
      void opened.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined)
    }
  }, [file])
  if (!document) return null
  return (
    <ol className="grid grid-cols-[100%] justify-items-center-safe gap-4">
      {Array.from({ length: document.numPages }, (_, index) => index + 1).map((page) => (
        <li key={page} style={{ width: `${scale * 100}%` }}>
          <PdfPage document={document} number={page} scale={scale} turns={turns} />
        </li>
      ))}
    </ol>
  )
}

/** Sharp on dense screens, and no larger than a canvas may be. */
const PIXELS_MAX = 4096

interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  scale: number
  turns: number
}

function PdfPage({ document, number, scale, turns }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [seen, setSeen] = useState(number === 1)

  useEffect(() => {
    const element = canvas.current
    if (!element || seen) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom is another width of the same element.
  useEffect(() => {
    const element = canvas.current
    if (!element || !seen) return
    let left = false
    let stop = (): unknown => undefined
    void document
      .getPage(number)
      .then((page) => {
        if (left) return
        const rotation = (page.rotate + turns * 90) % 360
        const base = page.getViewport({ scale: 1, rotation })
        const wanted = element.clientWidth * Math.min(2, devicePixelRatio)
        const viewport = page.getViewport({
          rotation,
          scale: Math.min(wanted / base.width, PIXELS_MAX / base.width, PIXELS_MAX / base.height),
        })
        element.width = Math.floor(viewport.width)
        element.height = Math.floor(viewport.height)
        const task = page.render({ canvas: element, viewport, annotationMode: 0 })
        stop = () => task.cancel()
        return task.promise
      })
      .catch((error: unknown) => {
        if (!left && !(error instanceof Error && error.name === 'RenderingCancelledException')) throw error
      })
    return () => {
      left = true
      stop()
    }
  }, [document, number, seen, scale, turns])

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('viewer.page', { page: number, pages: document.numPages })}
      className="block h-auto min-h-40 w-full bg-white"
    />
  )
}
