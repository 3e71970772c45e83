import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExamFile } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { NetworkConfirmDialog } from '#member/shared/ui/dialogs/network-confirm-dialog.tsx'
import { refresh } from '#shared/lib/api/refresh.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { deleteExamFile } from './exam-file-requests.ts'

interface DeleteFileProps {
  file: ExamFile | undefined
  onClose: () => void
  /** Moves the focus: the button that opened the dialog is removed with its row. */
  onDeleted: () => void
}

export function DeleteFile({ file, onClose, onDeleted }: DeleteFileProps) {
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: deleteExamFile,
    onSuccess: () => {
      toast({ title: t('deleteFile.done'), variant: 'success' })
      onClose()
      onDeleted()
    },
    onError: (error) => {
      toastFailure(t('deleteFile.failed'), error)
    },
    onSettled: () => refresh(client, { queryKey: queryKeys.exams.records }),
  })
  return (
    <NetworkConfirmDialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteFile.title')}
      description={t('deleteFile.text', { name: file?.fileName ?? '' })}
      confirmLabel={t('deleteFile.confirm')}
      busy={removal.isPending}
      onConfirm={() => file && removal.mutate(file)}
    />
  )
}
