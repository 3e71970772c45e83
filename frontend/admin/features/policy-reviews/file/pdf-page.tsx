import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { t } from '../policy-reviews-texts.ts'
import { pageScale } from './page-scale.ts'

/** Pages this far outside the viewer are drawn too. */
const MARGIN = '600px'
/** Width by height, until the page was read. */
const A4 = 595 / 842

interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  scale: number
  /** Quarter turns to the right. */
  turns: number
}

/** One page: drawn when near the visible area, cleared when far from it. */
export function PdfPage({ document, number, scale, turns }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  /** Width by height of the unrotated page. */
  const [ratio, setRatio] = useState(A4)
  const [isBroken, setBroken] = useState(false)

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
    if (!element || !isNear) return
    let isObsolete = false
    let stop = (): unknown => undefined
    async function draw(element: HTMLCanvasElement) {
      const page = await document.getPage(number)
      if (isObsolete) return
      const upright = page.getViewport({ scale: 1 })
      setRatio(upright.width / upright.height)
      const rotation = (page.rotate + turns * 90) % 360
      const base = page.getViewport({ scale: 1, rotation })
      const wanted = element.clientWidth * Math.min(2, devicePixelRatio)
      const viewport = page.getViewport({ rotation, scale: pageScale(base, wanted) })
      element.width = Math.max(1, Math.floor(viewport.width))
      element.height = Math.max(1, Math.floor(viewport.height))
      const task = page.render({ canvas: element, viewport, annotationMode: 0 })
      stop = () => task.cancel()
      await task.promise
      page.cleanup()
    }
    draw(element).catch(() => isObsolete || setBroken(true))
    return () => {
      isObsolete = true
      stop()
    }
  }, [document, number, isNear, scale, turns])

  // Setting the size to zero frees the canvas's memory.
  useEffect(() => {
    const element = canvas.current
    if (!element || isNear) return
    element.width = 0
    element.height = 0
  }, [isNear])

  if (isBroken) {
    return (
      <Notice meaning="attention" role="status">
        {t('viewer.pageBroken', { page: number })}
      </Notice>
    )
  }
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('viewer.page', { page: number, pages: document.numPages })}
      style={{ aspectRatio: turns % 2 === 1 ? 1 / ratio : ratio }}
      className="block w-full bg-white"
    />
  )
}
