import { Field, type FormStore, setValue } from '@modular-forms/react'
import { exerciseIntensities, exerciseKinds } from '#contract/exercise.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { exerciseIntensityNames, exerciseKindNames } from '#texts/labels.ts'
import { exerciseTexts as t } from '../exercise-texts.ts'
import type { ExerciseValues } from './exercise-values.ts'

const kinds = exerciseKinds.map((value) => ({ value, label: exerciseKindNames[value] }))
const intensities = exerciseIntensities.map((value) => ({
  value,
  label: exerciseIntensityNames[value],
  hint: t(`intensityHints.${value}`),
}))

export function ExerciseFields({ form }: { form: FormStore<ExerciseValues> }) {
  return (
    <>
      <Field of={form} name="kind">
        {({ value, error }, props) => (
          <SelectField
            {...props}
            label={t('form.kind')}
            emptyLabel={t('form.kindEmpty')}
            options={kinds}
            value={value}
            error={error}
          />
        )}
      </Field>
      <div className="grid grid-cols-[1fr_7.5rem] items-start gap-2.5 max-[22rem]:grid-cols-1">
        <Field of={form} name="day">
          {({ value, error }, { name, ref, onBlur }) => (
            <DatePickerField
              {...{ name, ref, onBlur, value, error }}
              label={t('form.day')}
              help={null}
              max={isoDay(Date.now() + CLOCK_TOLERANCE_MS)}
              onValueChange={(day) => setValue(form, 'day', day)}
            />
          )}
        </Field>
        <Field of={form} name="time">
          {({ value, error }, props) => (
            <TimeField {...props} label={t('form.time')} value={value} error={error} />
          )}
        </Field>
      </div>
      <Field of={form} name="minutes">
        {({ value, error }, props) => (
          <TextField
            {...props}
            label={t('form.minutes')}
            inputMode="numeric"
            autoComplete="off"
            trailing={t('form.minutesUnit')}
            value={value}
            error={error}
          />
        )}
      </Field>
      <Field of={form} name="intensity">
        {({ value, error }, props) => (
          <RadioGroupField
            {...props}
            label={t('form.intensity')}
            layout="list"
            options={intensities}
            value={value}
            error={error}
          />
        )}
      </Field>
      <Field of={form} name="notes">
        {({ value, error }, props) => (
          <TextAreaField
            {...props}
            label={t('form.notes')}
            help={t('form.notesHelp')}
            optional
            value={value}
            error={error}
          />
        )}
      </Field>
    </>
  )
}
