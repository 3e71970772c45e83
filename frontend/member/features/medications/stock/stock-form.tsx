import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { FormButtons } from '#member/shared/ui/forms/form-buttons.tsx'
import { medicationsApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import type { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { refreshMedications } from '../medications-query.ts'
import {
  isStockValues,
  type StockValues,
  stockFields,
  toStockPayload,
  toStockValues,
  validateStock,
} from './stock-values.ts'

interface StockFormProps {
  medication: Medication
  draft: ReturnType<typeof draftOf<StockValues>>
  onDone: () => void
}

const stockValuesOf = ({ stock }: Medication) => toStockValues(stock)

/** Starts tracking the stock, or corrects it. */
export function StockForm({ medication, draft, onDone }: StockFormProps) {
  useSignals()
  const { id, stock } = medication
  const [initialValues] = useState(() => draft.read(isStockValues) ?? toStockValues(stock))
  const opened = useOpened({ record: medication, valuesOf: stockValuesOf, draft, isValues: isStockValues })
  const [form, { Form }] = useForm<StockValues>({
    initialValues,
    validate: (values) => validateStock(values),
  })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  useDraft(form, draft, opened)

  const fields = stockFields(medication.form)
  const edit = useRecordEdit({ form, opened, valuesOf: stockValuesOf, fields, draft })

  const save = useMutation({
    mutationFn: (values: StockValues) => {
      setProblem(undefined)
      const json = toStockPayload(values)
      return edit.save(values, (options) =>
        medicationsApi[':id'].stock.$put({ param: { id }, json }, options),
      )
    },
    onSuccess: () => {
      draft.clear()
      toast({ variant: 'success', title: t('stock.saved') })
      onDone()
      void refreshMedications(client)
    },
    onError: (error) => {
      showFieldErrors(form, error)
      setProblem(failureText(error))
    },
  })
  return (
    <Form
      onSubmit={(values) => save.mutateAsync(values).then(undefined, () => undefined)}
      className="grid gap-4 pt-2"
      noValidate
    >
      <TextField of={form} name="units" label={fields.units.label} inputMode="decimal" />
      <TextField of={form} name="unitsPerDose" label={fields.unitsPerDose.label} inputMode="decimal" />
      <TextField
        of={form}
        name="warnDays"
        label={t('stock.warnDays')}
        help={t('stock.warnHelp')}
        inputMode="numeric"
      />
      <FormError message={problem} title={t('stock.failed')} />
      <FormButtons busy={form.submitting.value} submit={t('stock.save')} onCancel={onDone} />
      {edit.dialog}
    </Form>
  )
}
