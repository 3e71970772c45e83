import { Field, type FormStore, getValue, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { medicationForms, scheduleKinds } from '#contract/medications.ts'
import { NAME_MAX, NOTES_MAX } from '#contract/text.ts'
import { t as medicationWord } from '#locales/medication-words.ts'
import { t } from '#locales/medications.ts'
import { formatTimeZone } from '#member/shared/lib/time-zones.ts'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import type { MedicationValues } from './medication-values.ts'
import { ScheduleFields } from './schedule-fields.tsx'

const formOptions = medicationForms.map((value) => ({ value, label: medicationWord(`forms.${value}`) }))
const kindOptions = scheduleKinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))

interface MedicationFieldsProps {
  form: FormStore<MedicationValues>
  zones: { home: string; here: string }
  /** Whether the browser's clock differs from the medication's. */
  away: boolean
}

export function MedicationFields({ form, zones, away }: MedicationFieldsProps) {
  useSignals()
  return (
    <>
      <TextField
        of={form}
        name="name"
        label={t('form.name')}
        help={t('form.nameHelp')}
        maxLength={NAME_MAX}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          of={form}
          name="dose"
          label={t('form.dose')}
          help={t('form.doseHelp')}
          optional
          maxLength={NAME_MAX}
        />
        <SelectField of={form} name="form" label={t('form.form')} options={formOptions} />
      </div>
      <RadioGroupField of={form} name="kind" layout="list" label={t('form.kind')} options={kindOptions} />
      <ScheduleFields form={form} kind={getValue(form, 'kind') ?? ''} />
      {away && (
        <RadioGroupField
          of={form}
          name="clock"
          layout="list"
          label={t('form.clock')}
          options={[
            { value: 'home', label: t('form.clockHome'), hint: formatTimeZone(zones.home) },
            { value: 'here', label: t('form.clockHere'), hint: formatTimeZone(zones.here) },
          ]}
        />
      )}
      {getValue(form, 'kind') !== 'as_needed' && (
        <Field of={form} name="reminders" type="boolean">
          {({ value }, { name, ref, onBlur }) => (
            <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control bg-sunken px-3.5 py-3">
              <input
                {...{ name, ref, onBlur }}
                type="checkbox"
                checked={value.value ?? false}
                onChange={(event) => setValue(form, 'reminders', event.currentTarget.checked)}
                className="mt-0.5 size-5 flex-none accent-brand"
              />
              <span>
                <span className="block font-medium">{t('form.reminders')}</span>
                <span className="block text-14 text-soft">{t('form.remindersHelp')}</span>
              </span>
            </label>
          )}
        </Field>
      )}
      <TextAreaField of={form} name="notes" label={t('form.notes')} optional maxLength={NOTES_MAX} />
    </>
  )
}
