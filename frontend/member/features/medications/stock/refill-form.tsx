import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { t as medicationWord } from '#locales/medication-words.ts'
import { t } from '#locales/medications.ts'
import { formatUnitCount } from '#member/shared/lib/health/medication-text.ts'
import { useRefusal } from '#member/shared/lib/waiting/use-refusal.ts'
import { sendOrWait, WAITS, type WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { addRefill } from '#member/shared/lib/waiting/waiting-dose.ts'
import { FormButtons } from '#member/shared/ui/forms/form-buttons.tsx'
import { failureText } from '#shared/lib/api/connection.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { decimalText } from '#shared/lib/format/format.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { refreshMedications } from '../medications-query.ts'
import { isRefillValues, type RefillValues, toRefillPayload, validateRefill } from './stock-values.ts'

interface RefillFormProps {
  medication: Medication
  /** The unsent refill to change. */
  waiting?: WaitingEntry<'refill'> | undefined
  draft: ReturnType<typeof draftOf<RefillValues>>
  onDone: () => void
}

export function RefillForm({ medication, waiting, draft, onDone }: RefillFormProps) {
  useSignals()
  const { id, stock } = medication
  const [initialValues] = useState(
    () => draft.read(isRefillValues) ?? { units: waiting ? decimalText(waiting.body.units) : '' },
  )
  const [form, { Form }] = useForm<RefillValues>({
    initialValues,
    validate: (values) => validateRefill(values),
  })
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  useDraft(form, draft)

  const save = useMutation({
    mutationFn: (values: RefillValues) => {
      setProblem(undefined)
      const { units } = toRefillPayload(values)
      const written = { medication: { id, form: medication.form }, units }
      return sendOrWait(
        'refill',
        written,
        idempotencyKeys.keyFor(written),
        (options) => addRefill(written, options),
        waiting?.order,
      )
    },
    onSuccess: (saved) => {
      idempotencyKeys.reset()
      draft.clear()
      if (saved !== WAITS) toast({ record: id, variant: 'success', title: t('stock.refilled') })
      onDone()
      void refreshMedications(client)
    },
    onError: showFailure,
  })
  function showFailure(error: Error) {
    showFieldErrors(form, error)
    setProblem(failureText(error))
  }
  useRefusal(waiting, showFailure)
  return (
    <Form
      onSubmit={(values) => save.mutateAsync(values).then(undefined, () => undefined)}
      className="grid gap-4 pt-2"
      noValidate
    >
      <TextField
        of={form}
        name="units"
        label={t('stock.refillField', { unit: medicationWord(`units.${medication.form}`) })}
        help={stock ? `${t('stock.title')}: ${formatUnitCount(stock.units, medication.form)}` : undefined}
        inputMode="decimal"
      />
      <FormError message={problem} title={t('stock.failed')} />
      <FormButtons busy={form.submitting.value} submit={t('stock.refillSave')} onCancel={onDone} />
    </Form>
  )
}
