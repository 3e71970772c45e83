import { getValues, useForm, validate } from '@modular-forms/react'
import { effect, untracked } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SleepEntry } from '../../../../worker/contract/sleep.ts'
import { answer, idempotent, sleepApi } from '../../../shared/lib/api.ts'
import type { draftOf } from '../../../shared/lib/draft.ts'
import { ApiError, messageFor } from '../../../shared/lib/errors.ts'
import { duration } from '../../../shared/lib/format.ts'
import { showFieldErrors, useDraft } from '../../../shared/lib/forms.ts'
import { submitKeys } from '../../../shared/lib/idempotency.ts'
import { keepFocus } from '../../../shared/lib/keep-focus.ts'
import { keys } from '../../../shared/lib/query.ts'
import { refresh } from '../../../shared/lib/refresh.ts'
import { minutesOf } from '../../../shared/lib/sleep-week.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FormError } from '../../../shared/ui/form-error.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { NightFields } from './night-fields.tsx'
import {
  atFormFields,
  isNightValues,
  type NightValues,
  newNight,
  payloadOf,
  validateNight,
  valuesOf,
} from './night-values.ts'
import { recordQuality } from './record-quality.ts'
import { sleepTexts as t } from './sleep-texts.ts'

const moments: (keyof NightValues)[] = ['startDay', 'startTime', 'endDay', 'endTime']

interface NightFormProps {
  /** The record to change; a new one without it. */
  entry: SleepEntry | undefined
  draft: ReturnType<typeof draftOf<NightValues>>
  /** Away from the form, whether it was saved or given up. */
  onDone: () => void
}

export function NightForm({ entry, draft, onDone }: NightFormProps) {
  useSignals()
  const [initialValues] = useState(
    () => draft.read(isNightValues) ?? (entry ? valuesOf(entry) : newNight(new Date())),
  )
  const [form, { Form }] = useForm<NightValues>({
    initialValues,
    validate: (values) => validateNight(values, new Date(), entry),
  })
  const [submits] = useState(submitKeys)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  useDraft(form, draft)

  // An error at the end may be mended at the start: after a try, a change of either checks both.
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

  const save = useMutation({
    mutationFn: (values: NightValues) => {
      setProblem(undefined)
      const json = payloadOf(values, entry)
      return answer<SleepEntry>(
        entry
          ? sleepApi[':id'].$patch({ param: { id: entry.id }, json })
          : sleepApi.index.$post({ json }, idempotent(submits.keyFor(json))),
      )
    },
    onSuccess: (saved) => {
      submits.succeeded()
      draft.clear()
      const description = t('saved.added', {
        duration: duration(minutesOf(saved)),
        word: recordQuality(saved.quality).word,
        value: saved.quality,
      })
      toast({ variant: 'success', title: t(entry ? 'saved.editedTitle' : 'saved.addedTitle'), description })
      onDone()
      void refresh(client, { queryKey: keys.sleep.all }).then(keepFocus)
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

  async function submit(values: NightValues) {
    await save.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Form onSubmit={submit} className="grid gap-4 pt-2">
      <NightFields form={form} initial={initialValues} entry={entry} />
      <div className="sticky -bottom-5 z-1 -mx-4 -mb-5 grid gap-3 border-t border-edge bg-surface p-4 md:-mx-6 md:rounded-b-card md:px-6">
        <FormError message={problem} title={t('saved.failedTitle')} />
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onDone}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" busy={form.submitting.value} busyLabel={t('form.busy')}>
            {t(entry ? 'form.submitEdit' : 'form.submitAdd')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
