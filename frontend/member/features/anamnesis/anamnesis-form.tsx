import { setValue, useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import {
  AGE_MAX,
  AGE_MIN,
  type Anamnesis,
  activityLevels,
  goals,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '#contract/anamnesis.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { RadioGroupField } from '#shared/ui/forms/radio-group-field.tsx'
import { anamnesisTexts as t } from './anamnesis-texts.ts'
import { type AnamnesisValues, isAnamnesisValues, validateAnamnesis, valuesOf } from './anamnesis-values.ts'
import { BmiCard } from './bmi-card.tsx'
import { NumberField } from './number-field.tsx'
import { useSendAnamnesis } from './use-send-anamnesis.ts'

const numbers = {
  age: { step: 1, min: AGE_MIN, max: AGE_MAX },
  weightKg: { step: 0.1, min: WEIGHT_MIN_KG, max: WEIGHT_MAX_KG },
  heightCm: { step: 1, min: HEIGHT_MIN_CM, max: HEIGHT_MAX_CM },
} as const

const activityOptions = activityLevels.map((value) => ({
  value,
  label: t(`activityLevels.${value}`),
  hint: t(`activityHelp.${value}`),
}))
const goalOptions = goals.map((value) => ({ value, label: t(`goals.${value}`) }))
const sportsOptions = [
  { value: 'yes', label: t('yes') },
  { value: 'no', label: t('no') },
]

export function AnamnesisForm({ memberId, current }: { memberId: string; current: Anamnesis | null }) {
  useSignals()
  const [draft] = useState(() => draftOf<AnamnesisValues>(memberId, 'anamnesis'))
  const [kept] = useState(() => draft.read(isAnamnesisValues))
  const [form, { Form, Field }] = useForm<AnamnesisValues>({
    initialValues: kept ?? valuesOf(current),
    validate: validateAnamnesis,
  })
  useDraft(form, draft)
  const send = useSendAnamnesis({
    onSaved: draft.clear,
    onFailed: (error) => showFieldErrors(form, error),
  })

  async function submit(values: AnamnesisValues) {
    await send.mutateAsync(values).catch(() => undefined)
  }

  return (
    <Card>
      <Form onSubmit={submit} className="grid gap-5">
        {kept && (
          <Notice meaning="info" role="status">
            {t('restored')}
          </Notice>
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 sm:gap-2.5 md:gap-4">
          <Field name="age">
            {({ value, error }, props) => (
              <NumberField
                {...props}
                label={t('age')}
                unit={t('ageUnit')}
                steps={numbers.age}
                onStep={(next) => setValue(form, 'age', next)}
                value={value}
                error={error}
              />
            )}
          </Field>
          <Field name="weightKg">
            {({ value, error }, props) => (
              <NumberField
                {...props}
                label={t('weight')}
                unit={t('weightUnit')}
                steps={numbers.weightKg}
                onStep={(next) => setValue(form, 'weightKg', next)}
                value={value}
                error={error}
              />
            )}
          </Field>
          <Field name="heightCm">
            {({ value, error }, props) => (
              <NumberField
                {...props}
                label={t('height')}
                unit={t('heightUnit')}
                steps={numbers.heightCm}
                onStep={(next) => setValue(form, 'heightCm', next)}
                value={value}
                error={error}
              />
            )}
          </Field>
        </div>
        <BmiCard form={form} />
        <Field name="activityLevel">
          {({ value, error }, props) => (
            <RadioGroupField
              {...props}
              look="list"
              label={t('activityLevel')}
              options={activityOptions}
              value={value}
              error={error}
            />
          )}
        </Field>
        <Field name="goal">
          {({ value, error }, props) => (
            <RadioGroupField
              {...props}
              look="list"
              label={t('goal')}
              options={goalOptions}
              value={value}
              error={error}
            />
          )}
        </Field>
        <Field name="playsSports">
          {({ value, error }, props) => (
            <RadioGroupField
              {...props}
              label={t('playsSports')}
              options={sportsOptions}
              value={value}
              error={error}
            />
          )}
        </Field>
        <Button type="submit" wide busy={form.submitting.value} busyLabel={t('busy')}>
          {t(current ? 'update' : 'submit')}
        </Button>
      </Form>
    </Card>
  )
}
