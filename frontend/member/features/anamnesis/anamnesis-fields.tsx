import type { FormStore } from '@modular-forms/react'
import {
  AGE_MAX,
  AGE_MIN,
  activityLevels,
  goals,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { RadioGroupField, type RadioGroupFieldProps } from '#shared/ui/forms/radio-group-field.tsx'
import { activityLevelNames } from '#texts/labels.ts'
import type { AnamnesisValues } from './anamnesis-values.ts'
import { BmiCard } from './bmi-card.tsx'
import { HeightField } from './height-field.tsx'
import { NumberField } from './number-field.tsx'

const numberFields = {
  age: { label: t('age'), unit: t('ageUnit'), steps: { step: 1, min: AGE_MIN, max: AGE_MAX } },
  weightKg: {
    label: t('weight'),
    unit: t('weightUnit'),
    steps: { step: 0.1, min: WEIGHT_MIN_KG, max: WEIGHT_MAX_KG },
  },
  heightCm: {
    label: t('height'),
    unit: t('heightUnit'),
    steps: { step: 1, min: HEIGHT_MIN_CM, max: HEIGHT_MAX_CM },
  },
} as const

type NumberName = keyof typeof numberFields
type ChoiceName = Exclude<keyof AnamnesisValues, NumberName>
type Choice = Pick<RadioGroupFieldProps, 'label' | 'layout' | 'options'>

/** A `Record`, so that the compiler requires every field of the form: either a number above or a choice. */
const choiceFields: Record<ChoiceName, Choice> = {
  activityLevel: {
    layout: 'list',
    label: t('activityLevel'),
    options: activityLevels.map((value) => ({
      value,
      label: activityLevelNames[value],
      hint: t(`activityHelp.${value}`),
    })),
  },
  goal: {
    layout: 'list',
    label: t('goal'),
    options: goals.map((value) => ({ value, label: t(`goals.${value}`) })),
  },
  playsSports: {
    label: t('playsSports'),
    options: [
      { value: 'yes', label: t('yes') },
      { value: 'no', label: t('no') },
    ],
  },
}

export const comparedFields: ConflictFields<AnamnesisValues> = {
  ...numberFields,
  activityLevel: { label: t('activityLevel'), show: (level) => activityLevelNames[level] },
  goal: { label: t('goal'), show: (goal) => t(`goals.${goal}`) },
  playsSports: { label: t('playsSports'), show: (plays) => t(plays) },
}

const namesOf = <Name extends string>(fields: Record<Name, unknown>) => Object.keys(fields) as Name[]

/** The questions with the live BMI, for a new questionnaire or a correction of a saved one. */
export function AnamnesisFields({ form }: { form: FormStore<AnamnesisValues> }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 sm:gap-2.5 md:gap-4">
        {namesOf(numberFields).map((name) => {
          const NumberControl = name === 'heightCm' ? HeightField : NumberField
          return <NumberControl key={name} of={form} name={name} {...numberFields[name]} />
        })}
      </div>
      <BmiCard form={form} />
      {namesOf(choiceFields).map((name) => (
        <RadioGroupField key={name} of={form} name={name} {...choiceFields[name]} />
      ))}
    </>
  )
}

/** "30 anos", "Moderado": a value as the form shows it. */
export function shownValue(values: AnamnesisValues, name: keyof AnamnesisValues): string {
  switch (name) {
    case 'activityLevel':
      return activityLevelNames[values.activityLevel]
    case 'goal':
      return t(`goals.${values.goal}`)
    case 'playsSports':
      return t(values.playsSports)
    default:
      return `${values[name]} ${numberFields[name].unit}`
  }
}
