import { useEffect, useState } from 'react'
import { cx } from '#shared/ui/cx.ts'

interface FileContentProps {
  url: string
  isPdf: boolean
  /** The accessible name. */
  label: string
  className?: string
}

/**
 * Shows a picture, or a PDF in the browser's viewer, which is isolated from this page. Safe as a blob URL, because none
 * of the accepted types (PDF, JPEG, PNG) can contain HTML.
 */
export function FileContent({ url, isPdf, label, className }: FileContentProps) {
  return isPdf ? (
    <iframe
      src={`${url}#view=FitH&navpanes=0`}
      title={label}
      className={cx('w-full rounded-control border border-edge', className)}
    />
  ) : (
    <img src={url} alt={label} className={cx('w-full rounded-control border border-edge', className)} />
  )
}

/** The URL of the content; `undefined` until there is one for it, as that of an earlier content is revoked. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ content: Blob; url: string }>()
  useEffect(() => {
    if (!content) return
    const url = URL.createObjectURL(content)
    setMade({ content, url })
    return () => {
      URL.revokeObjectURL(url)
      setMade(undefined)
    }
  }, [content])
  return made?.content === content ? made?.url : undefined
}
