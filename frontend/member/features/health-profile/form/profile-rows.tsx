import { FieldArray, type FormStore, getValue, getValues, insert, remove } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { Plus, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { ALLERGIES_MAX, allergySeverities, CONDITIONS_MAX } from '#contract/health-profile.ts'
import { NAME_MAX } from '#contract/text.ts'
import { t } from '#locales/health-profile.ts'
import { ui } from '#locales/ui.ts'
import { offerUndo } from '#member/shared/lib/offer-undo.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import type { ToastHandle } from '#shared/ui/feedback/toast.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { blankAllergy, blankCondition, isEntered, type ProfileValues } from './profile-values.ts'

const severityOptions = allergySeverities.map((value) => ({ value, label: t(`severity.${value}`) }))

interface FormProps {
  form: FormStore<ProfileValues>
}

export function AllergyRows({ form }: FormProps) {
  return (
    <Rows
      form={form}
      name="allergies"
      max={ALLERGIES_MAX}
      title={t('allergies')}
      help={t('form.allergiesHelp')}
      addLabel={t('form.addAllergy')}
      removedLabel={t('form.removedAllergy')}
      blank={blankAllergy}
      Row={AllergyRow}
    />
  )
}

export function ConditionRows({ form }: FormProps) {
  return (
    <Rows
      form={form}
      name="conditions"
      max={CONDITIONS_MAX}
      title={t('conditions')}
      help={t('form.conditionsHelp')}
      addLabel={t('form.addCondition')}
      removedLabel={t('form.removedCondition')}
      blank={blankCondition}
      Row={ConditionRow}
    />
  )
}

type RowValues = (ProfileValues['allergies'] | ProfileValues['conditions'])[number]

interface RowsProps extends FormProps {
  name: 'allergies' | 'conditions'
  max: number
  title: string
  help: string
  addLabel: string
  /** Title of the toast after a removal. */
  removedLabel: string
  /** The values of an empty row. */
  blank: RowValues
  Row: ComponentType<RowProps>
}

function Rows({ form, name, max, title, help, addLabel, removedLabel, blank, Row }: RowsProps) {
  useSignals()
  const rows = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const offers = useRef<ToastHandle[]>([])
  // Nothing can be put back into a form that is closed.
  useEffect(
    () => () => {
      for (const { dismiss } of offers.current) dismiss()
    },
    [],
  )
  // A row is rendered, or gone, in the next task.
  const focusRow = (index: number) =>
    setTimeout(() => rows.current?.children[index]?.querySelector<HTMLElement>('input')?.focus())
  const focusAdd = () => setTimeout(() => addButton.current?.focus())

  function insertRow(index: number, values: RowValues) {
    insert(form, name, { at: index, value: { ...values } })
    focusRow(index)
  }
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{title}</h2>
      <p className="mt-1 text-14 text-soft">{help}</p>
      <FieldArray of={form} name={name}>
        {({ items }) => (
          <>
            <div ref={rows} className="divide-y divide-edge">
              {items.value.map((item, index) => (
                <Row
                  key={item}
                  form={form}
                  index={index}
                  onRemove={(about) => {
                    const values = { ...blank, ...getValues(form, name)[index] } as RowValues
                    remove(form, name, { at: index })
                    focusAdd()
                    if (!isEntered(values, blank)) return
                    function undo() {
                      // Another row may have taken the last place: offered again, until a row is removed.
                      if (items.value.length === max) offer(t('form.full'), 'info')
                      else insertRow(Math.min(index, items.value.length), values)
                    }
                    function offer(title: string, variant: 'success' | 'info') {
                      const record = `${name}-${item}`
                      offers.current.push(offerUndo({ record, title, variant, about, label: ui.undo, undo }))
                    }
                    offer(removedLabel, 'success')
                  }}
                />
              ))}
            </div>
            {items.value.length < max && (
              <Button
                ref={addButton}
                variant="tint"
                className="mt-3"
                icon={<Plus size={20} aria-hidden />}
                onClick={() => insertRow(items.value.length, blank)}
              >
                {addLabel}
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Card>
  )
}

interface RowProps extends FormProps {
  index: number
  /** @param about names the row */
  onRemove: (about: string) => void
}

function AllergyRow({ form, index, onRemove }: RowProps) {
  useSignals()
  const row = `allergies.${index}` as const
  const name = getValue(form, `${row}.substance`)?.trim() ?? ''
  const legend = t('form.allergy', { number: index + 1 })
  return (
    <RowFields
      legend={legend}
      removeLabel={t('form.removeAllergy', { name: name || String(index + 1) })}
      onRemove={() => onRemove(name || legend)}
    >
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
    </RowFields>
  )
}

function ConditionRow({ form, index, onRemove }: RowProps) {
  useSignals()
  const row = `conditions.${index}` as const
  const name = getValue(form, `${row}.name`)?.trim() ?? ''
  const legend = t('form.condition', { number: index + 1 })
  return (
    <RowFields
      legend={legend}
      removeLabel={t('form.removeCondition', { name: name || String(index + 1) })}
      onRemove={() => onRemove(name || legend)}
    >
      <TextField of={form} name={`${row}.name`} label={t('form.conditionName')} maxLength={NAME_MAX} />
      <TextField
        of={form}
        name={`${row}.notes`}
        label={t('form.conditionNotes')}
        optional
        maxLength={NAME_MAX}
      />
    </RowFields>
  )
}

interface RowFieldsProps {
  legend: string
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}

function RowFields({ legend, removeLabel, onRemove, children }: RowFieldsProps) {
  return (
    <fieldset className="grid gap-3 py-4">
      <legend className="sr-only">{legend}</legend>
      {children}
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
      >
        <span className="wrap-anywhere">{removeLabel}</span>
      </Button>
    </fieldset>
  )
}
