import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

interface DownloadFileButtonProps {
  fileName: string
  /** The accessible name; it contains `text`. */
  label: string
  /** Shown beside the icon. */
  text?: string
  /** Title of the toast after a failure. */
  failedTitle: string
  fetchFile: () => Promise<{ blob: () => Promise<Blob> }>
}

export function DownloadFileButton({
  fileName,
  label,
  text,
  failedTitle,
  fetchFile,
}: DownloadFileButtonProps) {
  const [loading, setLoading] = useState(false)
  const online = useOnline()

  async function download() {
    if (loading) return
    setLoading(true)
    try {
      const response = await fetchFile()
      saveFile(await response.blob(), fileName)
    } catch (error) {
      toastFailure(failedTitle, error)
    }
    setLoading(false)
  }
  if (text !== undefined) {
    return (
      <NetworkButton
        variant="quiet"
        aria-label={label}
        icon={<Download size={20} aria-hidden />}
        busy={loading}
        onClick={() => void download()}
      >
        {text}
      </NetworkButton>
    )
  }
  return (
    <IconButton
      label={label}
      icon={loading ? <Spinner /> : <Download size={20} aria-hidden />}
      aria-busy={loading}
      aria-disabled={!online || undefined}
      onClick={() => void download()}
    />
  )
}
