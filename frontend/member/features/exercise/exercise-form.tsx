import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Exercise } from '../../../../worker/contract/exercise.ts'
import { answer, exerciseApi, idempotent } from '../../../shared/lib/api.ts'
import type { draftOf } from '../../../shared/lib/draft.ts'
import { ApiError, messageFor } from '../../../shared/lib/errors.ts'
import { duration } from '../../../shared/lib/format.ts'
import { showFieldErrors, useDraft } from '../../../shared/lib/forms.ts'
import { submitKeys } from '../../../shared/lib/idempotency.ts'
import { keepFocus } from '../../../shared/lib/keep-focus.ts'
import { refresh } from '../../../shared/lib/refresh.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FormError } from '../../../shared/ui/form-error.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { exerciseKeys } from './exercise-keys.ts'
import { exerciseTexts as t } from './exercise-texts.ts'
import {
  atFormFields,
  type ExerciseValues,
  isExerciseValues,
  newExercise,
  payloadOf,
  validateExercise,
  valuesOf,
} from './exercise-values.ts'

interface ExerciseFormProps {
  /** The activity to change; a new one without it. */
  exercise: Exercise | undefined
  draft: ReturnType<typeof draftOf<ExerciseValues>>
  /** Away from the form, whether it was saved or given up. */
  onDone: () => void
}

export function ExerciseForm({ exercise, draft, onDone }: ExerciseFormProps) {
  useSignals()
  const [initialValues] = useState(
    () => draft.read(isExerciseValues) ?? (exercise ? valuesOf(exercise) : newExercise(new Date())),
  )
  const [form, { Form }] = useForm<ExerciseValues>({
    initialValues,
    validate: (values) => validateExercise(values, new Date(), exercise),
  })
  const [submits] = useState(submitKeys)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  useDraft(form, draft)

  const save = useMutation({
    mutationFn: (values: ExerciseValues) => {
      setProblem(undefined)
      const json = payloadOf(values, exercise)
      return answer<Exercise>(
        exercise
          ? exerciseApi[':id'].$patch({ param: { id: exercise.id }, json })
          : exerciseApi.index.$post({ json }, idempotent(submits.keyFor(json))),
      )
    },
    onSuccess: ({ kind, minutes }) => {
      submits.succeeded()
      draft.clear()
      toast({
        variant: 'success',
        title: t(exercise ? 'saved.editedTitle' : 'saved.addedTitle'),
        description: t('saved.text', { kind: t(`kinds.${kind}`), duration: duration(minutes) }),
      })
      onDone()
      void refresh(client, { queryKey: exerciseKeys.all }).then(keepFocus)
    },
    onError: (error, values) => {
      showFieldErrors(form, atFormFields(error, values))
      const message = messageFor(error, t('saved.failed'))
      // Over the form a toast would lie on its buttons; only where the form goes away it has to tell.
      if (error instanceof ApiError && error.status === 401) {
        toast({ variant: 'destructive', title: t('saved.failedTitle'), description: message })
      } else setProblem(message)
    },
  })

  async function submit(values: ExerciseValues) {
    await save.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Form onSubmit={submit} className="grid gap-4 pt-2">
      <ExerciseFields form={form} />
      <div className="sticky -bottom-5 z-1 -mx-4 -mb-5 grid gap-3 border-t border-edge bg-surface p-4 md:-mx-6 md:rounded-b-card md:px-6">
        <FormError message={problem} title={t('saved.failedTitle')} />
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onDone}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" busy={form.submitting.value} busyLabel={t('form.busy')}>
            {t(exercise ? 'form.submitEdit' : 'form.submitAdd')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
