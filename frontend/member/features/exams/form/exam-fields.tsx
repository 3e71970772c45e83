import { Field, type FormStore, getValue, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { fastingStates } from '#contract/exams.ts'
import { NAME_MAX, NOTES_MAX } from '#contract/text.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { LazyDateField } from '#member/shared/ui/forms/lazy-date-field.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { fastingNames } from '#texts/labels.ts'
import { examsTexts as t } from '../exams-texts.ts'
import type { ExamFormValues } from './exam-form-values.ts'

const fastingOptions = fastingStates.map((value) => ({ value, label: fastingNames[value] }))

export function ExamFields({ form }: { form: FormStore<ExamFormValues> }) {
  useSignals()
  const fasting = getValue(form, 'fasting') === 'yes'
  return (
    <Card className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field of={form} name="date">
          {({ value, error }, { name, ref, onBlur }) => (
            <LazyDateField
              loadingLabel={t('form.loadingDate')}
              {...{ name, ref, onBlur, value, error }}
              label={t('form.date')}
              max={isoDay(Date.now() + CLOCK_TOLERANCE_MS)}
              onValueChange={(day) => setValue(form, 'date', day)}
            />
          )}
        </Field>
        <Field of={form} name="laboratory">
          {({ value, error }, props) => (
            <TextField
              {...props}
              label={t('form.laboratory')}
              autoComplete="off"
              maxLength={NAME_MAX}
              value={value}
              error={error}
            />
          )}
        </Field>
      </div>
      <Field of={form} name="requestedBy">
        {({ value, error }, props) => (
          <TextField
            {...props}
            label={t('form.requestedBy')}
            optional
            autoComplete="off"
            maxLength={NAME_MAX}
            value={value}
            error={error}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <Field of={form} name="fasting">
          {({ value, error }, props) => (
            <RadioGroupField
              {...props}
              label={t('form.fasting')}
              options={fastingOptions}
              value={value}
              error={error}
            />
          )}
        </Field>
        <div hidden={!fasting}>
          <Field of={form} name="fastingHours">
            {({ value, error }, props) => (
              <TextField
                {...props}
                label={t('form.fastingHours')}
                optional
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={value}
                error={error}
                trailing={t('form.hoursUnit')}
              />
            )}
          </Field>
        </div>
      </div>
      <Field of={form} name="notes">
        {({ value, error }, props) => (
          <TextAreaField
            {...props}
            label={t('form.notes')}
            optional
            maxLength={NOTES_MAX}
            value={value}
            error={error}
          />
        )}
      </Field>
    </Card>
  )
}
