import { getValues, useForm, validate } from '@modular-forms/react'
import { effect, untracked } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SleepEntry } from '#contract/sleep.ts'
import { focusTitleIfLost } from '#member/shared/lib/dialogs/focus-title-if-lost.ts'
import { withFormFields } from '#member/shared/lib/forms/field-messages.ts'
import { minutesOf } from '#member/shared/lib/health/sleep-week.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import type { RecordFormProps } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { FormFoot } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { answer, idempotent, sleepApi } from '#shared/lib/api/clients.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { duration } from '#shared/lib/format/format.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { sleepQuality } from '../sleep-quality.ts'
import { sleepTexts as t } from '../sleep-texts.ts'
import { SleepEntryFields } from './sleep-entry-fields.tsx'
import {
  isSleepEntryValues,
  newSleepEntry,
  type SleepEntryValues,
  sleepEntryFields,
  toFormErrors,
  toFormValues,
  toPayload,
  validateSleepEntry,
} from './sleep-entry-values.ts'

const moments: (keyof SleepEntryValues)[] = ['startDay', 'startTime', 'endDay', 'endTime']

export function SleepEntryForm({
  record: entry,
  draft,
  onDone,
}: RecordFormProps<SleepEntry, SleepEntryValues>) {
  useSignals()
  const [initialValues] = useState(
    () => draft.read(isSleepEntryValues) ?? (entry ? toFormValues(entry) : newSleepEntry(new Date())),
  )
  const opened = useOpened({ record: entry, valuesOf: toFormValues, draft, isValues: isSleepEntryValues })
  const [form, { Form }] = useForm<SleepEntryValues>({
    initialValues,
    validate: (values) => validateSleepEntry(values, new Date(), entry),
  })
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const { problem, clearProblem, showProblem } = useFormProblem(t('saved.failedTitle'))
  const client = useQueryClient()
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)

  // Changing the start can resolve an error at the end. After the first submit, a change of either checks both.
  useEffect(
    () =>
      effect(() => {
        getValues(form, moments)
        if (form.submitCount.peek() > 0) {
          untracked(() => void validate(form, moments, { shouldFocus: false }))
        }
      }),
    [form],
  )

  const edit = useRecordEdit({ form, opened, valuesOf: toFormValues, fields: sleepEntryFields, draft })

  const save = useMutation({
    mutationFn: (values: SleepEntryValues) => {
      const json = toPayload(values, entry)
      return entry
        ? edit.save(values, (options) =>
            answer<SleepEntry>(sleepApi[':id'].$patch({ param: { id: entry.id }, json }, options)),
          )
        : answer<SleepEntry>(sleepApi.index.$post({ json }, idempotent(idempotencyKeys.keyFor(json))))
    },
    onSuccess: (saved) => {
      idempotencyKeys.reset()
      draft.clear()
      const description = t('saved.added', {
        duration: duration(minutesOf(saved)),
        word: sleepQuality(saved.quality).word,
        value: saved.quality,
      })
      toast({ variant: 'success', title: t(entry ? 'saved.editedTitle' : 'saved.addedTitle'), description })
      onDone()
      void refresh(client, { queryKey: queryKeys.sleep.all }).then(focusTitleIfLost)
    },
    onError: (error, values) => {
      showFieldErrors(
        form,
        withFormFields(error, (fields) => toFormErrors(fields, values)),
      )
      showProblem(error, t('saved.failed'))
    },
  })

  async function submit(values: SleepEntryValues) {
    await save.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Form onSubmit={submit} className="grid gap-4 pt-2">
      <SleepEntryFields form={form} initial={initialValues} entry={entry} />
      <FormFoot
        title={t('saved.failedTitle')}
        problem={problem}
        busy={form.submitting.value}
        submit={t(entry ? 'form.submitEdit' : 'form.submitAdd')}
        busyLabel={t('form.busy')}
        onCancel={onDone}
      />
      {edit.dialog}
    </Form>
  )
}
