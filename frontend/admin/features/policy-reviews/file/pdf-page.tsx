import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '#locales/admin-policies.ts'
import { limitTime, TookTooLong } from '#shared/lib/pdf/time-limit.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { pageScale } from './page-scale.ts'
import { createSlots } from './slots.ts'
import { viewerLimits } from './viewer-limits.ts'

/** Pages up to this far outside the viewer are drawn too. */
const MARGIN = '600px'
/** Width divided by height, assumed until the page is read. */
const A4 = 595 / 842
/** Shared by all pages: only one file is shown at a time. */
const withSlot = createSlots(viewerLimits.pagesAtOnce)

interface PdfPageProps {
  /** Undefined while the file is being reopened. */
  document: PDFDocumentProxy | undefined
  number: number
  pages: number
  scale: number
  /** Quarter turns to the right. */
  turns: number
  /** Whether the page was given up because it took too long. */
  isSlow: boolean
  onSlow: (number: number) => void
  onDrawn: (number: number) => void
}

/** One page: drawn when near the visible area, cleared when far from it. */
export function PdfPage({ document, number, pages, scale, turns, isSlow, onSlow, onDrawn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // The first page is near from the start: the observer's first report takes a frame.
  const [isNear, setNear] = useState(number === 1)
  /** Width divided by height of the unrotated page. */
  const [ratio, setRatio] = useState(A4)
  const [isBroken, setBroken] = useState(false)
  const slow = useEffectEvent(() => onSlow(number))
  const drawn = useEffectEvent(() => onDrawn(number))

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: element.closest('[data-viewer]'),
      rootMargin: MARGIN,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom changes the element's width, read inside.
  useEffect(() => {
    const element = canvas.current
    if (!element || !document || !isNear || isSlow) return
    const closing = new AbortController()
    async function draw(element: HTMLCanvasElement, pdf: PDFDocumentProxy, signal: AbortSignal) {
      const page = await pdf.getPage(number)
      signal.throwIfAborted()
      const upright = page.getViewport({ scale: 1 })
      setRatio(upright.width / upright.height)
      const rotation = (page.rotate + turns * 90) % 360
      const base = page.getViewport({ scale: 1, rotation })
      const wanted = element.clientWidth * Math.min(2, devicePixelRatio)
      const viewport = page.getViewport({ rotation, scale: pageScale(base, wanted) })
      element.width = Math.max(1, Math.floor(viewport.width))
      element.height = Math.max(1, Math.floor(viewport.height))
      const task = page.render({ canvas: element, viewport, annotationMode: 0 })
      signal.addEventListener('abort', () => task.cancel())
      await task.promise
      page.cleanup()
      drawn()
    }
    withSlot(closing.signal, () =>
      limitTime(viewerLimits.pageMs, closing.signal, (signal) => draw(element, document, signal)),
    ).catch((error: unknown) => {
      if (closing.signal.aborted) return
      if (error instanceof TookTooLong) slow()
      else setBroken(true)
    })
    return () => closing.abort()
  }, [document, number, isNear, isSlow, scale, turns])

  // Setting the size to zero frees the canvas's memory.
  useEffect(() => {
    const element = canvas.current
    if (!element || isNear) return
    element.width = 0
    element.height = 0
  }, [isNear])

  if (isBroken || isSlow) {
    return (
      <Notice meaning="attention" role="status">
        {t(isSlow ? 'viewer.pageSlow' : 'viewer.pageBroken', { page: number })}
      </Notice>
    )
  }
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('viewer.page', { page: number, pages })}
      style={{ aspectRatio: turns % 2 === 1 ? 1 / ratio : ratio }}
      className="block w-full bg-white"
    />
  )
}
