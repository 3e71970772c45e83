import { type FormStore, getValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { fastingStates } from '#contract/exams.ts'
import { NAME_MAX, NOTES_MAX } from '#contract/text.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { t } from '#locales/exams.ts'
import { LazyDateField } from '#member/shared/ui/forms/lazy-date-field.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { fastingNames } from '#texts/labels.ts'
import type { ExamFormValues } from './exam-form-values.ts'

const fastingOptions = fastingStates.map((value) => ({ value, label: fastingNames[value] }))

export function ExamFields({ form }: { form: FormStore<ExamFormValues> }) {
  useSignals()
  const today = isoDay(Date.now() + CLOCK_TOLERANCE_MS)
  const fasting = getValue(form, 'fasting') === 'yes'
  return (
    <Card className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LazyDateField of={form} name="date" label={t('form.date')} max={today} />
        <TextField of={form} name="laboratory" label={t('form.laboratory')} maxLength={NAME_MAX} />
      </div>
      <TextField of={form} name="requestedBy" label={t('form.requestedBy')} optional maxLength={NAME_MAX} />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <RadioGroupField of={form} name="fasting" label={t('form.fasting')} options={fastingOptions} />
        <div hidden={!fasting}>
          <TextField
            of={form}
            name="fastingHours"
            label={t('form.fastingHours')}
            optional
            inputMode="numeric"
            maxLength={4}
            trailing={t('form.hoursUnit')}
          />
        </div>
      </div>
      <TextAreaField of={form} name="notes" label={t('form.notes')} optional maxLength={NOTES_MAX} />
    </Card>
  )
}
