import { getValues, setValue, useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense, useState } from 'react'
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
import { ValueList } from '#member/shared/ui/value-list.tsx'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { RadioGroupField, type RadioGroupFieldProps } from '#shared/ui/forms/radio-group-field.tsx'
import { useOpened, useRecordEdit } from '#shared/ui/forms/use-record-edit.tsx'
import { activityLevelNames } from '#texts/labels.ts'
import { anamnesisTexts as t } from './anamnesis-texts.ts'
import {
  type AnamnesisValues,
  inCentimetres,
  isAnamnesisValues,
  untouchedFields,
  validateAnamnesis,
  valuesOf,
} from './anamnesis-values.ts'
import { BmiCard } from './bmi-card.tsx'
import { HeightField } from './height-field.tsx'
import { NumberField } from './number-field.tsx'
import { useSendAnamnesis } from './use-send-anamnesis.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#shared/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
}))

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

/** The compiler asks for every field of the form here: either a number above or a choice. */
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
/** The fields by name, for the comparison of two versions. */
const comparedFields: ConflictFields<AnamnesisValues> = {
  ...numberFields,
  activityLevel: { label: t('activityLevel'), show: (level) => activityLevelNames[level] },
  goal: { label: t('goal'), show: (goal) => t(`goals.${goal}`) },
  playsSports: { label: t('playsSports'), show: (plays) => t(plays) },
}

const namesOf = <Name extends string>(fields: Record<Name, unknown>) => Object.keys(fields) as Name[]

export function AnamnesisForm({ memberId, current }: { memberId: string; current: Anamnesis | null }) {
  useSignals()
  const [draft] = useState(() => draftOf<AnamnesisValues>(memberId, 'anamnesis'))
  const [saved] = useState(() => draft.read(isAnamnesisValues))
  const [form, { Form, Field }] = useForm<AnamnesisValues>({
    initialValues: saved ?? valuesOf(current),
    validate: validateAnamnesis,
  })
  const opened = useOpened({
    record: current ?? undefined,
    valuesOf,
    draft,
    isValues: isAnamnesisValues,
  })
  useDraft(form, draft, opened)
  const edit = useRecordEdit<Anamnesis, AnamnesisValues>({
    form,
    opened,
    valuesOf,
    fields: comparedFields,
    draft,
  })
  const send = useSendAnamnesis({
    save: edit.save,
    onSaved: draft.clear,
    onFailed: (error) => showFieldErrors(form, error),
  })

  const question = useUntouchedQuestion()

  async function submit(values: AnamnesisValues) {
    const untouched = current ? [] : untouchedFields(values, getValues(form, { shouldTouched: true }))
    if (question.asks(values, untouched)) return
    await send.mutateAsync(inCentimetres(values)).catch(() => undefined)
  }

  return (
    <Card>
      <Form onSubmit={submit} className="grid gap-5">
        {saved && (
          <Notice meaning="info" role="status">
            {t('restored')}
          </Notice>
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 sm:gap-2.5 md:gap-4">
          {namesOf(numberFields).map((name) => (
            <Field key={name} name={name}>
              {({ value, error }, props) => {
                const NumberControl = name === 'heightCm' ? HeightField : NumberField
                return (
                  <NumberControl
                    {...props}
                    {...numberFields[name]}
                    onStep={(next) => setValue(form, name, next)}
                    value={value}
                    error={error}
                  />
                )
              }}
            </Field>
          ))}
        </div>
        <BmiCard form={form} />
        {namesOf(choiceFields).map((name) => (
          <Field key={name} name={name}>
            {({ value, error }, props) => (
              <RadioGroupField {...props} {...choiceFields[name]} value={value} error={error} />
            )}
          </Field>
        ))}
        <Button type="submit" wide busy={form.submitting.value || send.isPending} busyLabel={t('busy')}>
          {t(current ? 'update' : 'submit')}
        </Button>
      </Form>
      {edit.dialog}
      <UntouchedDialog
        question={question}
        busy={send.isPending}
        onSave={(values) => send.mutate(inCentimetres(values))}
      />
    </Card>
  )
}

interface Untouched {
  values: AnamnesisValues
  names: (keyof AnamnesisValues)[]
}

/** Asks once about values that nobody touched. */
function useUntouchedQuestion() {
  const [asked, setAsked] = useState<Untouched>()
  const [open, setOpen] = useState(false)
  return {
    asked,
    open,
    close: () => setOpen(false),
    /** Opens the question, unless there is nothing to ask or it was asked before. */
    asks(values: AnamnesisValues, names: Untouched['names']): boolean {
      if (asked || names.length === 0) return false
      setAsked({ values, names })
      setOpen(true)
      return true
    },
  }
}

interface UntouchedDialogProps {
  question: ReturnType<typeof useUntouchedQuestion>
  busy: boolean
  onSave: (values: AnamnesisValues) => void
}

function UntouchedDialog({ question: { asked, open, close }, busy, onSave }: UntouchedDialogProps) {
  if (!asked) return null
  return (
    <Suspense>
      <ConfirmDialog
        open={open}
        onOpenChange={close}
        tone="solid"
        title={t('untouched.title')}
        description={t('untouched.text')}
        confirmLabel={t('untouched.save')}
        cancelLabel={t('untouched.back')}
        busy={busy}
        onConfirm={() => {
          close()
          onSave(asked.values)
        }}
      >
        <ValueList
          rows={asked.names.map((name) => [comparedFields[name].label, shownValue(asked.values, name)])}
        />
      </ConfirmDialog>
    </Suspense>
  )
}

/** "30 anos", "Moderado": a value as the form shows it. */
function shownValue(values: AnamnesisValues, name: keyof AnamnesisValues): string {
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
