import { Field, type FormStore, getValues, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { t } from '#locales/sleep.ts'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { duration, isoDay } from '#shared/lib/format/format.ts'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { QualitySlider } from './quality-slider.tsx'
import { type SleepEntryValues, typedMinutes, type WrittenSleep } from './sleep-entry-values.ts'

interface SleepEntryFieldsProps {
  form: FormStore<SleepEntryValues>
  initial: SleepEntryValues
  entry: WrittenSleep | undefined
}

const rowClass = 'grid grid-cols-[1fr_7.5rem] items-start gap-2.5 max-[22rem]:grid-cols-1'

export function SleepEntryFields({ form, initial, entry }: SleepEntryFieldsProps) {
  useSignals()
  const today = isoDay(Date.now() + CLOCK_TOLERANCE_MS)
  const minutes = typedMinutes({ ...initial, ...getValues(form) }, entry)
  return (
    <>
      <div className={rowClass}>
        <DatePickerField of={form} name="startDay" label={t('form.startDay')} help={null} max={today} />
        <TimeField of={form} name="startTime" label={t('form.startTime')} />
      </div>
      <div className={rowClass}>
        <DatePickerField of={form} name="endDay" label={t('form.endDay')} help={null} max={today} />
        <TimeField of={form} name="endTime" label={t('form.endTime')} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 rounded-control bg-sunken px-3.5 py-2.5">
        <span className="font-medium">{t('form.duration')}</span>
        <output className="font-semibold tabular-nums">
          {minutes === undefined ? t('form.noDuration') : duration(minutes)}
        </output>
      </p>
      <Field of={form} name="quality" type="number">
        {({ value, error }) => (
          <QualitySlider
            value={value}
            fallback={initial.quality}
            error={error}
            onValueChange={(quality) => setValue(form, 'quality', quality)}
          />
        )}
      </Field>
      <TextAreaField of={form} name="notes" label={t('form.notes')} help={t('form.notesHelp')} optional />
    </>
  )
}
