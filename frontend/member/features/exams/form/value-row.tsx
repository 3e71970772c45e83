import { Field, type FormStore, getValue, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { Trash2 } from 'lucide-react'
import { rangePosition, readNumber } from '#contract/exam-values.ts'
import { type Analyte, BOUND_MAX, UNIT_MAX } from '#contract/exams.ts'
import { NAME_MAX } from '#contract/text.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { LOCALE } from '#texts/language.ts'
import { examsTexts as t } from '../exams-texts.ts'
import { PositionLabel } from '../position-label.tsx'
import { type ExamFormValues, lastUnitOf } from './exam-form-values.ts'

interface ValueRowProps {
  form: FormStore<ExamFormValues>
  index: number
  known: readonly Analyte[]
  /** Id of the `datalist` with the suggested analytes. */
  suggestions: string
  onRemove: () => void
}

const plainNumber = new Intl.NumberFormat(LOCALE, { useGrouping: false, maximumFractionDigits: 10 })

export function ValueRow({ form, index, known, suggestions, onRemove }: ValueRowProps) {
  useSignals()
  const row = `values.${index}` as const
  const [analyte, value] = [getValue(form, `${row}.analyte`) ?? '', getValue(form, `${row}.value`) ?? '']
  const typed = (name: 'low' | 'high' | 'reference') => getValue(form, `${row}.${name}`)?.trim() || null
  const number = readNumber(value)

  function fillUnit() {
    const unit = lastUnitOf(analyte, known)
    if (unit && !getValue(form, `${row}.unit`)) setValue(form, `${row}.unit`, unit)
  }
  return (
    <fieldset className="grid gap-3 py-4">
      <legend className="sr-only">{t('form.valueLegend', { number: index + 1 })}</legend>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Field of={form} name={`${row}.analyte`}>
            {(field, props) => (
              <TextField
                {...props}
                label={t('form.analyte')}
                list={suggestions}
                autoComplete="off"
                maxLength={NAME_MAX}
                value={field.value}
                error={field.error}
                onBlur={(event) => {
                  fillUnit()
                  props.onBlur(event)
                }}
              />
            )}
          </Field>
        </div>
        <IconButton
          label={t('form.removeValue', { name: analyte || t('form.valueLegend', { number: index + 1 }) })}
          icon={<Trash2 size={20} aria-hidden />}
          className="-mr-2 mt-8 text-soft"
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 max-[18rem]:grid-cols-1 md:grid-cols-4">
        <Field of={form} name={`${row}.value`}>
          {(field, props) => (
            <TextField
              {...props}
              label={t('form.value')}
              autoComplete="off"
              maxLength={NAME_MAX}
              help={
                value.includes('.') && number
                  ? t('form.readAs', { number: plainNumber.format(number.number) })
                  : undefined
              }
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
        <Field of={form} name={`${row}.unit`}>
          {(field, props) => (
            <TextField
              {...props}
              label={t('form.unit')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={UNIT_MAX}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
        <Field of={form} name={`${row}.low`}>
          {(field, props) => (
            <TextField
              {...props}
              label={t('form.low')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={BOUND_MAX}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
        <Field of={form} name={`${row}.high`}>
          {(field, props) => (
            <TextField
              {...props}
              label={t('form.high')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={BOUND_MAX}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
      </div>
      <Field of={form} name={`${row}.reference`}>
        {(field, props) => (
          <TextField
            {...props}
            label={t('form.reference')}
            optional
            autoComplete="off"
            maxLength={NAME_MAX}
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <p aria-live="polite" className="min-h-5">
        {value.trim() !== '' && (
          <PositionLabel
            position={rangePosition({
              value,
              low: typed('low'),
              high: typed('high'),
              reference: typed('reference'),
            })}
          />
        )}
      </p>
    </fieldset>
  )
}
