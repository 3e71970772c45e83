import { FieldArray, type FormStore, getValue, insert, remove } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { Plus, Trash2 } from 'lucide-react'
import { ALLERGIES_MAX, allergySeverities } from '#contract/health-profile.ts'
import { NAME_MAX } from '#contract/text.ts'
import { healthProfileTexts as t } from '#member/shared/lib/health/health-profile-text.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { blankAllergy, type ProfileValues } from './profile-values.ts'
import { useRows } from './use-rows.ts'

const severityOptions = allergySeverities.map((value) => ({ value, label: t(`severity.${value}`) }))

export function AllergyRows({ form }: { form: FormStore<ProfileValues> }) {
  useSignals()
  const { rows, addButton, focusLast, focusAdd } = useRows()
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('allergies')}</h2>
      <p className="mt-1 text-14 text-soft">{t('form.allergiesHelp')}</p>
      <FieldArray of={form} name="allergies">
        {({ items }) => (
          <>
            <div ref={rows} className="divide-y divide-edge">
              {items.value.map((item, index) => (
                <AllergyRow
                  key={item}
                  form={form}
                  index={index}
                  onRemove={() => {
                    remove(form, 'allergies', { at: index })
                    focusAdd()
                  }}
                />
              ))}
            </div>
            {items.value.length < ALLERGIES_MAX && (
              <Button
                ref={addButton}
                variant="tint"
                className="mt-3"
                icon={<Plus size={20} aria-hidden />}
                onClick={() => {
                  insert(form, 'allergies', { value: { ...blankAllergy } })
                  focusLast()
                }}
              >
                {t('form.addAllergy')}
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Card>
  )
}

interface AllergyRowProps {
  form: FormStore<ProfileValues>
  index: number
  onRemove: () => void
}

function AllergyRow({ form, index, onRemove }: AllergyRowProps) {
  useSignals()
  const row = `allergies.${index}` as const
  const legend = t('form.allergy', { number: index + 1 })
  const name = getValue(form, `${row}.substance`)?.trim() || String(index + 1)
  return (
    <fieldset className="grid gap-3 py-4">
      <legend className="sr-only">{legend}</legend>
      <TextField of={form} name={`${row}.substance`} label={t('form.substance')} maxLength={NAME_MAX} />
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_10rem]">
        <TextField
          of={form}
          name={`${row}.reaction`}
          label={t('form.reaction')}
          optional
          maxLength={NAME_MAX}
        />
        <SelectField
          of={form}
          name={`${row}.severity`}
          label={t('form.severity')}
          options={severityOptions}
        />
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
      >
        <span className="wrap-anywhere">{t('form.removeAllergy', { name })}</span>
      </Button>
    </fieldset>
  )
}
