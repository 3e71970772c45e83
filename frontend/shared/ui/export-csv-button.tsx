import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { t } from '#locales/csv-export.ts'
import { saveFile } from '../lib/files/save-file.ts'
import { toast, toastFailure } from './feedback/toast.ts'
import { NetworkButton } from './network-button.tsx'

/** A word joiner after each hyphen, where the name would be cut in two. */
const unbroken = (fileName: string) => fileName.replaceAll('-', '-\u2060')

interface ExportCsvButtonProps {
  /** Requests the file through the API client, so that an ended session is handled, unlike with a link. */
  fetchFile: () => Promise<{ blob(): Promise<Blob> }>
  fileName: () => string
  /** Shows the icon only. */
  compact?: boolean
}

export function ExportCsvButton({ fetchFile, fileName, compact = false }: ExportCsvButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const response = await fetchFile()
      const file = fileName()
      saveFile(await response.blob(), file)
      return file
    },
    onSuccess: (file) =>
      toast({ variant: 'success', title: t('done'), description: t('doneText', { file: unbroken(file) }) }),
    onError: (error) => toastFailure(t('failed'), error),
  })
  const button = (
    <NetworkButton
      variant="ghost"
      size="sm"
      className={compact ? 'px-3 text-ink!' : 'px-3'}
      title={compact ? t('action') : undefined}
      icon={<Download size={compact ? 20 : 18} aria-hidden />}
      busy={download.isPending}
      busyLabel={compact ? undefined : t('busy')}
      onClick={() => download.mutate()}
    >
      {compact ? <span className="sr-only">{t('action')}</span> : t('action')}
    </NetworkButton>
  )
  if (compact) return button
  return (
    <div className="grid justify-items-end">
      {button}
      <p className="pr-3 text-12 text-soft">{t('plain')}</p>
    </div>
  )
}
