import { useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Exam } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { removeIfThere } from '#member/shared/lib/files/send-file.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { useDeleteRecord } from '#member/shared/lib/records/use-delete-record.ts'
import { NetworkConfirmDialog } from '#member/shared/ui/dialogs/network-confirm-dialog.tsx'
import { examsApi } from '#shared/lib/api/clients.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { date } from '#shared/lib/format/format.ts'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { refreshExams } from './exams-queries.ts'

/** Describes what is deleted: the result, how many values, and its file names. */
function describeDeletion({ date: day, laboratory, values, files }: Exam): string {
  return [
    t('deleteExam.text', { day: date(day, 'UTC'), laboratory }),
    values.length > 0 && t('deleteExam.values', { count: values.length }),
    files.length > 0 &&
      t('deleteExam.files', { count: files.length, names: files.map(({ fileName }) => fileName).join(', ') }),
    t('deleteExam.final'),
  ]
    .filter(Boolean)
    .join(' ')
}

export function DeleteExam({ exam, open, onClose }: { exam: Exam; open: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const { id } = exam
  const removal = useDeleteRecord(
    {
      id,
      list: linkOptions({ to: '/app/exams' }),
      lists: queryKeys.exams.lists,
      one: queryKeys.exams.one(id),
      remove: () =>
        removeIfThere(
          sendFrom(client, exam, (options) => examsApi[':id'].$delete({ param: { id } }, options)),
        ),
      refresh: () => refreshExams(client),
    },
    {
      onDeleted() {
        toast({ record: id, title: t('deleteExam.done'), variant: 'success' })
        onClose()
      },
      onFailed: (error) => toastFailure(t('deleteExam.failed'), error),
    },
  )
  return (
    <NetworkConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('deleteExam.title')}
      description={describeDeletion(exam)}
      confirmLabel={t('deleteExam.confirm')}
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}
