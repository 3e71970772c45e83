import { t } from '#locales/files.ts'

/** The share of bytes sent. At 100 % the server is still checking the file. */
export function UploadProgress({ name, progress }: { name: string; progress: number | undefined }) {
  const percent = progress === undefined ? undefined : Math.floor(progress * 100)
  const known = percent !== undefined && percent < 100
  return (
    <div className="mt-3">
      <div
        role="progressbar"
        aria-label={t('upload.progress', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={
            percent === undefined ? 'h-full animate-breathe bg-brand' : 'h-full rounded-full bg-brand'
          }
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
      <p className="mt-1.5 flex justify-between text-14 text-soft tabular-nums">
        <span>{percent === 100 ? t('upload.checking') : t('upload.sending')}</span>
        {known && <span>{t('upload.sent', { percent })}</span>}
      </p>
    </div>
  )
}
