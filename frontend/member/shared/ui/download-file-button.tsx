import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageFor } from '#shared/lib/api/errors.ts'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { Spinner } from '#shared/ui/feedback/spinner.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface DownloadFileButtonProps {
  fileName: string
  label: string
  /** Title of the toast after a failure. */
  failedTitle: string
  fetchFile: () => Promise<{ blob: () => Promise<Blob> }>
}

export function DownloadFileButton({ fileName, label, failedTitle, fetchFile }: DownloadFileButtonProps) {
  const [loading, setLoading] = useState(false)

  async function download() {
    if (loading) return
    setLoading(true)
    try {
      const response = await fetchFile()
      saveFile(await response.blob(), fileName)
    } catch (error) {
      toast({ title: failedTitle, description: messageFor(error), variant: 'destructive' })
    }
    setLoading(false)
  }
  return (
    <IconButton
      label={label}
      icon={loading ? <Spinner /> : <Download size={20} aria-hidden />}
      aria-busy={loading}
      onClick={() => void download()}
    />
  )
}
