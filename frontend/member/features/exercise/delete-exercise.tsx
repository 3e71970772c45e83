import { useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Exercise } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { discardChanges } from '#member/shared/lib/waiting/waiting.ts'
import { DeleteWithUndo } from '#member/shared/ui/dialogs/delete-with-undo.tsx'
import { answer, exerciseApi, idempotent } from '#shared/lib/api/clients.ts'
import { idempotencyKey } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { duration } from '#shared/lib/format/format.ts'
import { exerciseKindNames } from '#texts/labels.ts'
import { exerciseWhen } from './exercise-when.ts'

interface DeleteExerciseProps {
  exercise: Exercise
  open: boolean
  onClose: () => void
}

export function DeleteExercise({ exercise, open, onClose }: DeleteExerciseProps) {
  const client = useQueryClient()
  const { id, version: _, ...activity } = exercise
  const words = {
    kind: exerciseKindNames[exercise.kind],
    when: exerciseWhen(exercise.startedAt),
    duration: duration(exercise.minutes),
  }
  return (
    <DeleteWithUndo
      open={open}
      onClose={onClose}
      texts={t.sentences.deleted}
      text={t('deleted.text', words)}
      about={t('records.named', words)}
      restore={() => answer(exerciseApi.index.$post({ json: activity }, idempotent(idempotencyKey())))}
      record={{
        id,
        list: linkOptions({ to: '/app/exercise' }),
        lists: queryKeys.exercise.lists,
        one: queryKeys.exercise.one(id),
        async remove() {
          await sendFrom(client, exercise, (options) =>
            exerciseApi[':id'].$delete({ param: { id } }, options),
          )
          await discardChanges(id)
        },
        refresh: () => refresh(client, { queryKey: queryKeys.exercise.all }),
      }}
    />
  )
}
