import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { sleepApi } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { isoDay } from '../../../shared/lib/format.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { sleepTexts as t } from './sleep-texts.ts'

/** The browser saves what the link names; the session's errors stay ours to show. */
function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the content only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export function ExportButton() {
  const download = useMutation({
    mutationFn: async () => {
      const response = await sleepApi.export.$get()
      const file = t('export.file', { day: isoDay(Date.now()) })
      save(await response.blob(), file)
      return file
    },
    onSuccess: (file) =>
      toast({ variant: 'success', title: t('export.done'), description: t('export.doneText', { file }) }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('export.failed'), description: messageFor(error) }),
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-mr-1 px-3"
      icon={<Download size={18} aria-hidden />}
      busy={download.isPending}
      busyLabel={t('export.busy')}
      onClick={() => download.mutate()}
    >
      {t('export.action')}
    </Button>
  )
}
