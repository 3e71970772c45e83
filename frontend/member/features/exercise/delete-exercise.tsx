import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Exercise } from '../../../../worker/contract/exercise.ts'
import { exerciseApi, idempotent } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { duration } from '../../../shared/lib/format.ts'
import { idempotencyKey } from '../../../shared/lib/idempotency.ts'
import { keepFocus } from '../../../shared/lib/keep-focus.ts'
import { refresh as refreshQueries } from '../../../shared/lib/refresh.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { exerciseKeys } from './exercise-keys.ts'
import { exerciseTexts as t } from './exercise-texts.ts'
import { exerciseWhen } from './exercise-when.ts'

interface DeleteExerciseProps {
  exercise: Exercise
  open: boolean
  onClose: () => void
}

/** Asks first, and offers to put the activity back. */
export function DeleteExercise({ exercise, open, onClose }: DeleteExerciseProps) {
  const client = useQueryClient()
  const refresh = () => refreshQueries(client, { queryKey: exerciseKeys.all })
  const words = {
    kind: t(`kinds.${exercise.kind}`),
    when: exerciseWhen(exercise.startedAt),
    duration: duration(exercise.minutes),
  }

  const restore = useMutation({
    mutationFn: ({ id: _, ...activity }: Exercise) =>
      exerciseApi.index.$post({ json: activity }, idempotent(idempotencyKey())),
    onSuccess: () => toast({ variant: 'success', title: t('deleted.undone') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('deleted.undoFailed'), description: messageFor(error) }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => exerciseApi[':id'].$delete({ param: { id: exercise.id } }),
    onSuccess: () =>
      toast({
        variant: 'success',
        title: t('deleted.doneTitle'),
        description: t('records.named', words),
        action: { label: t('deleted.undo'), onClick: () => restore.mutate(exercise) },
      }),
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
