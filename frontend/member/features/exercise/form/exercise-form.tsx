import { type FormStore, getValue, getValues, setValue, useForm } from '@modular-forms/react'
import { effect, untracked } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Exercise } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { ui } from '#locales/ui.ts'
import { withFormFields } from '#member/shared/lib/forms/field-messages.ts'
import { useConfirmation } from '#member/shared/lib/forms/use-confirmation.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { useWaitingEdit } from '#member/shared/lib/waiting/use-waiting-edit.ts'
import { sendExercise } from '#member/shared/lib/waiting/waiting-records.ts'
import type { RecordFormProps } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { FormFoot } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { ValueList } from '#member/shared/ui/value-list.tsx'
import { refresh } from '#shared/lib/api/refresh.ts'
import { duration } from '#shared/lib/format/format.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { useOpened } from '#shared/ui/forms/use-record-edit.tsx'
import { exerciseKindNames } from '#texts/labels.ts'
import { exerciseQuery } from '../exercise-queries.ts'
import { exerciseName } from '../exercise-when.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import {
  type ExerciseValues,
  exerciseFields,
  isExerciseValues,
  newExercise,
  startBefore,
  toFormErrors,
  toFormValues,
  toPayload,
  untouchedRows,
  validateExercise,
} from './exercise-values.ts'

export function ExerciseForm({
  record: exercise,
  waiting,
  draft,
  onDone,
}: RecordFormProps<Exercise, ExerciseValues>) {
  useSignals()
  const body = waiting?.kind === 'exercise' ? waiting.body : undefined
  const written = exercise ?? body
  const of = exercise ?? body?.of
  const [now] = useState(() => new Date())
  const [prefilled] = useState(() => (written ? toFormValues(written) : newExercise(now)))
  const [initialValues] = useState(() => draft.read(isExerciseValues) ?? prefilled)
  const opened = useOpened({ record: of, valuesOf: toFormValues, draft, isValues: isExerciseValues })
  const [form, { Form }] = useForm<ExerciseValues>({
    initialValues,
    validate: (values) => validateExercise(values, new Date(), written),
  })
  const { problem, clearProblem, showProblem } = useFormProblem(t('saved.failedTitle'))
  const client = useQueryClient()
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)
  useDerivedStart(form, written ? undefined : now)

  const { save, dialog } = useWaitingEdit<'exercise', Exercise, ExerciseValues>({
    kind: 'exercise',
    request: sendExercise,
    bodyOf: (typed, base) => ({
      ...toPayload(typed, written),
      of: base && of && { ...toPayload(base.values, of), id: of.id, version: base.version },
    }),
    form,
    opened,
    valuesOf: toFormValues,
    fields: exerciseFields,
    draft,
    initialValues,
    entry: waiting,
    name: written ? exerciseName(written) : '',
    current: exerciseQuery(client, of?.id ?? ''),
    onDone,
    onSaved(saved) {
      const { kind, minutes } = saved
      toast({
        variant: 'success',
        title: t(of ? 'saved.editedTitle' : 'saved.addedTitle'),
        description: t('saved.text', { kind: exerciseKindNames[kind], duration: duration(minutes) }),
      })
      void refresh(client, { queryKey: queryKeys.exercise.all })
    },
    showFailure,
  })

  function showFailure(error: Error, values: ExerciseValues) {
    showFieldErrors(form, withFormFields(error, toFormErrors, values))
    showProblem(error, t('saved.failed'))
  }

  const check = useConfirmation<ExerciseValues, [string, string][]>(save.mutate)

  async function submit(values: ExerciseValues) {
    const touched = new Set(Object.keys(getValues(form, { shouldTouched: true })))
    const derived = { ...prefilled, ...startBefore(now, values.minutes) }
    const rows = written ? [] : untouchedRows(values, touched, derived)
    if (rows.length > 0 && check.asks(values, rows)) return
    await save.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Form onSubmit={submit} className="grid gap-4 pt-2">
      <ExerciseFields form={form} />
      <FormFoot
        title={t('saved.failedTitle')}
        problem={problem}
        busy={form.submitting.value || save.isPending}
        submit={written ? ui.saveChanges : t('form.addTitle')}
        onCancel={onDone}
      />
      {dialog}
      {check.asked && (
        <ConfirmDialog
          open={check.isOpen}
          onOpenChange={check.close}
          tone="solid"
          title={t('check.title')}
          description={t('check.text')}
          confirmLabel={t('check.save')}
          cancelLabel={t('check.back')}
          onConfirm={check.confirm}
        >
          <ValueList rows={check.asked.question} />
        </ConfirmDialog>
      )}
    </Form>
  )
}

/**
 * Until the start is changed by hand, it follows the minutes, so that the activity ends `now`; without `now` it never
 * does.
 */
function useDerivedStart(form: FormStore<ExerciseValues>, now: Date | undefined) {
  useEffect(() => {
    if (!now) return
    let derived = startBefore(now, getValue(form, 'minutes') ?? '')
    return effect(() => {
      const next = startBefore(now, getValue(form, 'minutes') ?? '')
      if (!next) return
      untracked(() => {
        const { day, time } = getValues(form)
        if (day !== derived?.day || time !== derived?.time) return
        for (const name of ['day', 'time'] as const) {
          setValue(form, name, next[name], { shouldTouched: false, shouldFocus: false })
        }
        derived = next
      })
    })
  }, [form, now])
}
