import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SleepEntry } from '../../../../worker/contract/sleep.ts'
import { idempotent, sleepApi } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { time } from '../../../shared/lib/format.ts'
import { idempotencyKey } from '../../../shared/lib/idempotency.ts'
import { keepFocus } from '../../../shared/lib/keep-focus.ts'
import { keys } from '../../../shared/lib/query.ts'
import { refresh as refreshQueries } from '../../../shared/lib/refresh.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { recordDay } from './record-day.ts'
import { sleepTexts as t } from './sleep-texts.ts'

interface DeleteRecordProps {
  entry: SleepEntry
  open: boolean
  onClose: () => void
}

/** Asks first, and offers to put the record back. */
export function DeleteRecord({ entry, open, onClose }: DeleteRecordProps) {
  const client = useQueryClient()
  const refresh = () => refreshQueries(client, { queryKey: keys.sleep.all })

  const restore = useMutation({
    mutationFn: ({ id: _, ...night }: SleepEntry) =>
      sleepApi.index.$post({ json: night }, idempotent(idempotencyKey())),
    onSuccess: () => toast({ variant: 'success', title: t('deleted.undone') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('deleted.undoFailed'), description: messageFor(error) }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => sleepApi[':id'].$delete({ param: { id: entry.id } }),
    onSuccess: () => {
      const action = { label: t('deleted.undo'), onClick: () => restore.mutate(entry) }
      toast({
        variant: 'success',
        title: t('deleted.doneTitle'),
        description: recordDay(entry.sleepEnd),
        action,
      })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('deleted.failedTitle'),
        description: messageFor(error, t('deleted.failed')),
      }),
    onSettled: () => {
      onClose()
      void refresh().then(keepFocus)
    },
  })

  const words = {
    night: recordDay(entry.sleepEnd),
    start: time(entry.sleepStart),
    end: time(entry.sleepEnd),
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('deleted.title')}
      description={t('deleted.text', words)}
      confirmLabel={t('deleted.action')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
