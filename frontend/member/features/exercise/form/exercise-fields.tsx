import type { FormStore } from '@modular-forms/react'
import { exerciseIntensities, exerciseKinds } from '#contract/exercise.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { t } from '#locales/exercise.ts'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { exerciseIntensityNames, exerciseKindNames } from '#texts/labels.ts'
import type { ExerciseValues } from './exercise-values.ts'

const kinds = exerciseKinds.map((value) => ({ value, label: exerciseKindNames[value] }))
const intensities = exerciseIntensities.map((value) => ({
  value,
  label: exerciseIntensityNames[value],
  hint: t(`intensityHints.${value}`),
}))

export function ExerciseFields({ form }: { form: FormStore<ExerciseValues> }) {
  const today = isoDay(Date.now() + CLOCK_TOLERANCE_MS)
  return (
    <>
      <SelectField
        of={form}
        name="kind"
        label={t('form.kind')}
        emptyLabel={t('form.kindEmpty')}
        options={kinds}
      />
      <div className="grid grid-cols-[1fr_7.5rem] items-start gap-2.5 max-[22rem]:grid-cols-1">
        <DatePickerField of={form} name="day" label={t('form.day')} help={null} max={today} />
        <TimeField of={form} name="time" label={t('form.time')} />
      </div>
      <TextField
        of={form}
        name="minutes"
        label={t('form.minutes')}
        inputMode="numeric"
        trailing={t('week.minutes')}
      />
      <RadioGroupField
        of={form}
        name="intensity"
        label={t('form.intensity')}
        layout="list"
        options={intensities}
      />
      <TextAreaField of={form} name="notes" label={t('form.notes')} help={t('form.notesHelp')} optional />
    </>
  )
}
