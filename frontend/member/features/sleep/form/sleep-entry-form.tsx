import { getValues, setValue, useForm, validate } from '@modular-forms/react'
import { effect, untracked } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { ui } from '#locales/ui.ts'
import { withFormFields } from '#member/shared/lib/forms/field-messages.ts'
import { useConfirmation } from '#member/shared/lib/forms/use-confirmation.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { minutesOf } from '#member/shared/lib/health/sleep-week.ts'
import { type UsualHours, usualHoursOf } from '#member/shared/lib/health/usual-hours.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { useWaitingEdit } from '#member/shared/lib/waiting/use-waiting-edit.ts'
import { sendSleep } from '#member/shared/lib/waiting/waiting-records.ts'
import type { RecordFormProps } from '#member/shared/ui/dialogs/record-dialog.tsx'
import { FormFoot } from '#member/shared/ui/forms/form-buttons.tsx'
import { useFormProblem } from '#member/shared/ui/forms/use-form-problem.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { duration } from '#shared/lib/format/format.ts'
import { useDraft, useOnEdit } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { useOpened } from '#shared/ui/forms/use-record-edit.tsx'
import { sleepEntryName } from '../sleep-entry-name.ts'
import { sleepQuality } from '../sleep-quality.ts'
import { sleepEntryQuery } from '../sleep-queries.ts'
import { CheckDialog } from './check-dialog.tsx'
import { SleepEntryFields } from './sleep-entry-fields.tsx'
import {
  findQuestions,
  isSleepEntryValues,
  newSleepEntry,
  type SleepEntryValues,
  type SleepQuestions,
  sleepEntryFields,
  toFormErrors,
  toFormValues,
  toPayload,
  typedMinutes,
  usualNight,
  validateSleepEntry,
} from './sleep-entry-values.ts'

const moments = ['startDay', 'startTime', 'endDay', 'endTime'] as const

export function SleepEntryForm({
  record: entry,
  waiting,
  draft,
  onDone,
}: RecordFormProps<SleepEntry, SleepEntryValues>) {
  useSignals()
  const body = waiting?.kind === 'sleep' ? waiting.body : undefined
  const written = entry ?? body
  const of = entry ?? body?.of
  const [prefilled] = useState(() => (written ? toFormValues(written) : newSleepEntry(new Date())))
  const [initialValues] = useState(() => draft.read(isSleepEntryValues) ?? prefilled)
  const opened = useOpened({ record: of, valuesOf: toFormValues, draft, isValues: isSleepEntryValues })
  const [form, { Form }] = useForm<SleepEntryValues>({
    initialValues,
    validate: (values) => validateSleepEntry(values, new Date(), written),
  })
  const { problem, clearProblem, showProblem } = useFormProblem(t('saved.failedTitle'))
  const client = useQueryClient()
  useDraft(form, draft, opened)
  useOnEdit(form, clearProblem)

  // Changing the start can resolve an error at the end. After the first submit, changing either checks both.
  useEffect(
    () =>
      effect(() => {
        getValues(form, [...moments])
        if (form.submitCount.peek() > 0) {
          untracked(() => void validate(form, [...moments], { shouldFocus: false }))
        }
      }),
    [form],
  )

  const { save, dialog } = useWaitingEdit<'sleep', SleepEntry, SleepEntryValues>({
    kind: 'sleep',
    request: sendSleep,
    bodyOf: (typed, base) => ({
      ...toPayload(typed, written),
      of: base && of && { ...toPayload(base.values, of), id: of.id, version: base.version },
    }),
    form,
    opened,
    valuesOf: toFormValues,
    fields: sleepEntryFields,
    draft,
    initialValues,
    entry: waiting,
    name: written ? sleepEntryName(written) : '',
    current: sleepEntryQuery(client, of?.id ?? ''),
    onDone,
    onSaved(saved) {
      const description = t('saved.added', {
        duration: duration(minutesOf(saved)),
        word: sleepQuality(saved.quality).word,
        value: saved.quality,
      })
      toast({ variant: 'success', title: t(of ? 'saved.editedTitle' : 'saved.addedTitle'), description })
      void refresh(client, { queryKey: queryKeys.sleep.all })
    },
    showFailure,
  })

  function showFailure(error: Error, values: SleepEntryValues) {
    showFieldErrors(form, withFormFields(error, toFormErrors, values))
    showProblem(error, t('saved.failed'))
  }

  const usualHours = usualHoursOf(useInfiniteQuery(sleepQuery).data?.entries ?? [])
  const check = useConfirmation<SleepEntryValues, SleepQuestions>(save.mutate)

  function fillUsual() {
    if (!usualHours) return
    const night = usualNight(usualHours, getValues(form).endDay ?? '', new Date())
    for (const name of moments) setValue(form, name, night[name])
  }

  async function submit(values: SleepEntryValues) {
    const touched = new Set(Object.keys(getValues(form, { shouldTouched: true })))
    const questions = findQuestions(values, touched, written ? { original: written } : { prefilled })
    if (questions && check.asks(values, questions)) return
    await save.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Form onSubmit={submit} className="grid gap-4 pt-2">
      {!written && usualHours && <UsualHoursOffer hours={usualHours} onFill={fillUsual} />}
      <SleepEntryFields form={form} initial={initialValues} entry={written} />
      <FormFoot
        title={t('saved.failedTitle')}
        problem={problem}
        busy={form.submitting.value || save.isPending}
        submit={written ? ui.saveChanges : t('form.submitAdd')}
        onCancel={onDone}
      />
      {dialog}
      {check.asked && (
        <CheckDialog
          check={{
            values: check.asked.values,
            minutes: typedMinutes(check.asked.values, written) ?? 0,
            ...check.asked.question,
          }}
          open={check.isOpen}
          onClose={check.close}
          onSave={check.confirm}
        />
      )}
    </Form>
  )
}

function UsualHoursOffer({ hours, onFill }: { hours: UsualHours; onFill: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control bg-sunken px-3.5 py-2.5">
      <p className="min-w-40 flex-1">{t('usual.text', { ...hours })}</p>
      <Button size="sm" variant="tint" onClick={onFill}>
        {t('usual.fill')}
      </Button>
    </div>
  )
}
