import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { CloudUpload } from 'lucide-react'
import { useEffect } from 'react'
import { t as filesTexts } from '#locales/files.ts'
import { t } from '#locales/navigation.ts'
import {
  cancelUploads,
  type RunningUpload,
  useRunningUploads,
} from '#member/shared/lib/files/running-uploads.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { cardClass, stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'

/** Shows uploads that continue while the member is on another screen. */
export function UploadBar() {
  const uploads = useRunningUploads()
  const { buildLocation } = useRouter()
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  const isRunning = uploads.length > 0

  useEffect(() => {
    if (!isRunning) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [isRunning])
  useCancelAtSessionEnd()

  const elsewhere = uploads.filter(({ link }) => buildLocation(link).pathname !== pathname)
  return (
    <>
      <div role="status" aria-atomic="false" className="sr-only">
        {uploads.map(({ form, fileName }) => (
          <p key={form}>{filesTexts('upload.progress', { name: fileName })}</p>
        ))}
      </div>
      {elsewhere.length > 0 && (
        <ul
          aria-label={t('uploads')}
          className={cx(
            'sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-20 mb-3 grid gap-2 lg:top-2',
            '[@media(height<30rem)]:static',
          )}
        >
          {elsewhere.map((upload) => (
            <li key={upload.form}>
              <UploadLine upload={upload} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function UploadLine({ upload: { fileName, link, progress } }: { upload: RunningUpload }) {
  const percent = progress === undefined ? undefined : Math.floor(progress * 100)
  const name = filesTexts('upload.progress', { name: fileName })
  return (
    <div className={cx(cardClass, 'overflow-hidden border border-brand-edge shadow-float')}>
      <p className="flex min-h-11 items-center gap-2.5 px-3.5 py-1.5 text-14">
        <CloudUpload size={18} aria-hidden className="text-brand-deep" />
        <Link
          {...link}
          aria-label={`${name}, ${t('uploadLink')}`}
          className={cx(stretchedLinkClass, 'min-w-0 flex-1 font-semibold wrap-break-word')}
        >
          {name}
        </Link>
        <span className="text-soft tabular-nums">
          {percent === 100
            ? filesTexts('upload.checking')
            : percent !== undefined && filesTexts('upload.sent', { percent })}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 bg-sunken forced-colors:border-t"
      >
        <div
          className={cx(
            'h-full bg-brand forced-color-adjust-none forced-colors:bg-[Highlight]',
            percent === undefined && 'animate-breathe',
          )}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
    </div>
  )
}

function useCancelAtSessionEnd() {
  const client = useQueryClient()
  useEffect(
    () => () => {
      if (!client.getQueryData(queryKeys.session)) cancelUploads()
    },
    [client],
  )
}
