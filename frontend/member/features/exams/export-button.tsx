import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { examsApi } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { isoDay } from '../../../shared/lib/format.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { examsTexts as t } from './exams-texts.ts'

export function ExportButton() {
  const download = useMutation({
    mutationFn: async () => {
      const response = await examsApi.export.$get()
      const file = t('export.file', { day: isoDay(Date.now()) })
      saveFile(await response.blob(), file)
      return file
    },
    onSuccess: (file) =>
      toast({ variant: 'success', title: t('export.done'), description: t('export.doneText', { file }) }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('export.failed'), description: messageFor(error) }),
  })
  return (
    <Button
      variant="quiet"
      icon={<Download size={20} aria-hidden />}
      busy={download.isPending}
      busyLabel={t('export.busy')}
      onClick={() => download.mutate()}
    >
      {t('export.action')}
    </Button>
  )
}
