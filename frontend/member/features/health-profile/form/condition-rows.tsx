import { FieldArray, type FormStore, getValue, insert, remove } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { Plus, Trash2 } from 'lucide-react'
import { CONDITIONS_MAX } from '#contract/health-profile.ts'
import { NAME_MAX } from '#contract/text.ts'
import { healthProfileTexts as t } from '#member/shared/lib/health/health-profile-text.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { blankCondition, type ProfileValues } from './profile-values.ts'
import { useRows } from './use-rows.ts'

export function ConditionRows({ form }: { form: FormStore<ProfileValues> }) {
  useSignals()
  const { rows, addButton, focusLast, focusAdd } = useRows()
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('conditions')}</h2>
      <p className="mt-1 text-14 text-soft">{t('form.conditionsHelp')}</p>
      <FieldArray of={form} name="conditions">
        {({ items }) => (
          <>
            <div ref={rows} className="divide-y divide-edge">
              {items.value.map((item, index) => (
                <ConditionRow
                  key={item}
                  form={form}
                  index={index}
                  onRemove={() => {
                    remove(form, 'conditions', { at: index })
                    focusAdd()
                  }}
                />
              ))}
            </div>
            {items.value.length < CONDITIONS_MAX && (
              <Button
                ref={addButton}
                variant="tint"
                className="mt-3"
                icon={<Plus size={20} aria-hidden />}
                onClick={() => {
                  insert(form, 'conditions', { value: { ...blankCondition } })
                  focusLast()
                }}
              >
                {t('form.addCondition')}
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Card>
  )
}

interface ConditionRowProps {
  form: FormStore<ProfileValues>
  index: number
  onRemove: () => void
}

function ConditionRow({ form, index, onRemove }: ConditionRowProps) {
  useSignals()
  const row = `conditions.${index}` as const
  const legend = t('form.condition', { number: index + 1 })
  const name = getValue(form, `${row}.name`)?.trim() || String(index + 1)
  return (
    <fieldset className="grid gap-3 py-4">
      <legend className="sr-only">{legend}</legend>
      <TextField of={form} name={`${row}.name`} label={t('form.conditionName')} maxLength={NAME_MAX} />
      <TextField
        of={form}
        name={`${row}.notes`}
        label={t('form.conditionNotes')}
        optional
        maxLength={NAME_MAX}
      />
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
      >
        <span className="wrap-anywhere">{t('form.removeCondition', { name })}</span>
      </Button>
    </fieldset>
  )
}
