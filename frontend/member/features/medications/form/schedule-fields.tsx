import { Field, type FormStore, getValue, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '#locales/medications.ts'
import { LazyDateField } from '#member/shared/ui/forms/lazy-date-field.tsx'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
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
        <TextField
          of={form}
          name="intervalHours"
          label={t('form.intervalHours')}
          inputMode="numeric"
          trailing={t('form.hours')}
        />
      )}
      {kind === 'as_needed' && (
        <TextField
          of={form}
          name="minHours"
          label={t('form.minHours')}
          help={t('form.minHoursHelp')}
          optional
          inputMode="numeric"
          trailing={t('form.hours')}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LazyDateField
          of={form}
          name="startsOn"
          label={t(interval ? 'form.startsOnInterval' : 'form.startsOn')}
          help={kind === 'as_needed' ? null : t('form.startsOnHelp')}
        />
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
        <LazyDateField of={form} name="endsOn" label={t('form.endsOn')} optional help={null} />
      </div>
    </>
  )
}
