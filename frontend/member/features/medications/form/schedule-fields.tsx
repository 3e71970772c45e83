import { Field, type FormStore, getValue, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { LazyDateField } from '#member/shared/ui/forms/lazy-date-field.tsx'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { medicationsTexts as t } from '../medications-texts.ts'
import type { MedicationValues } from './medication-values.ts'
import { TimesField } from './times-field.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

export function ScheduleFields({ form, kind }: { form: FormStore<MedicationValues>; kind: string }) {
  useSignals()
  const interval = kind === 'interval'
  return (
    <>
      {kind === 'weekdays' && (
        <Field of={form} name="weekdays" type="string[]">
          {({ value, error }, { ref }) => (
            <WeekdaysField
              ref={ref}
              chosen={value.value ?? []}
              error={error.value}
              onChosen={(days) => setValue(form, 'weekdays', days)}
            />
          )}
        </Field>
      )}
      {(kind === 'daily' || kind === 'weekdays') && (
        <Field of={form} name="times" type="string[]">
          {({ value, error }, { ref }) => (
            <TimesField
              ref={ref}
              times={value.value ?? []}
              error={error.value}
              onTimes={(times) => setValue(form, 'times', times)}
            />
          )}
        </Field>
      )}
      {interval && (
        <Field of={form} name="intervalHours">
          {({ value, error }, props) => (
            <TextField
              {...props}
              label={t('form.intervalHours')}
              inputMode="numeric"
              autoComplete="off"
              trailing={t('form.hours')}
              value={value}
              error={error}
            />
          )}
        </Field>
      )}
      {kind === 'as_needed' && (
        <Field of={form} name="minHours">
          {({ value, error }, props) => (
            <TextField
              {...props}
              label={t('form.minHours')}
              help={t('form.minHoursHelp')}
              optional
              inputMode="numeric"
              autoComplete="off"
              trailing={t('form.hours')}
              value={value}
              error={error}
            />
          )}
        </Field>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field of={form} name="startsOn">
          {({ value, error }, { name, ref, onBlur }) => (
            <LazyDateField
              loadingLabel={t('form.loadingDate')}
              {...{ name, ref, onBlur, value, error }}
              label={t(interval ? 'form.startsOnInterval' : 'form.startsOn')}
              help={kind === 'as_needed' ? null : t('form.startsOnHelp')}
              onValueChange={(day) => setValue(form, 'startsOn', day)}
            />
          )}
        </Field>
        {interval && (
          <Field of={form} name="times" type="string[]">
            {({ value, error }, { ref }) => (
              <TimeField
                ref={ref}
                name="times"
                label={t('form.firstTime')}
                value={value.value?.[0] ?? ''}
                error={error}
                onChange={(event) =>
                  setValue(form, 'times', [
                    event.currentTarget.value,
                    ...(getValue(form, 'times') ?? []).slice(1),
                  ])
                }
              />
            )}
          </Field>
        )}
        <Field of={form} name="endsOn">
          {({ value, error }, { name, ref, onBlur }) => (
            <LazyDateField
              loadingLabel={t('form.loadingDate')}
              {...{ name, ref, onBlur, value, error }}
              label={t('form.endsOn')}
              optional
              help={null}
              onValueChange={(day) => setValue(form, 'endsOn', day)}
            />
          )}
        </Field>
      </div>
    </>
  )
}
