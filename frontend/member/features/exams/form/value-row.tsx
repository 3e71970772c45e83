import { Field, type FormStore, getError, getValue, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { SlidersHorizontal, Trash2 } from 'lucide-react'
import { type FocusEvent, useId, useState } from 'react'
import { readNumber } from '#contract/exam-values.ts'
import { type Analyte, BOUND_MAX, UNIT_MAX } from '#contract/exams.ts'
import { NAME_MAX } from '#contract/text.ts'
import { analyteOf } from '#domain/analytes.ts'
import { rangePosition } from '#domain/exam-values.ts'
import { t } from '#locales/exams.ts'
import { cx } from '#shared/ui/cx.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { LOCALE } from '#texts/language.ts'
import { PositionLabel } from '../position-label.tsx'
import { splitUnit } from '../report/report-line.ts'
import { type ExamFormValues, usualUnitOf } from './exam-form-values.ts'

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
  const textOf = (name: 'analyte' | 'value' | 'unit' | 'low' | 'high' | 'reference') =>
    getValue(form, `${row}.${name}`) ?? ''
  const [analyte, unit, value] = [textOf('analyte'), textOf('unit'), textOf('value')]
  const typed = (name: 'low' | 'high' | 'reference') => textOf(name).trim() || null
  const number = readNumber(value)
  const words = analyteOf(analyte)?.words
  const example = words ? t('form.example', { words }) : undefined
  // A row whose name comes from a panel, a report or a saved exam asks only for the figures.
  const [isNamed] = useState(() => Boolean(getValue(form, `${row}.analyte`, { shouldActive: false })))
  const [isOpen, setOpen] = useState(!isNamed)
  const detailsId = useId()
  const name = analyte || t('form.valueLegend', { number: index + 1 })
  const hidesDetails = !isOpen && !getError(form, `${row}.analyte`) && !getError(form, `${row}.unit`)
  const hidesReference = hidesDetails && !words && !textOf('reference') && !getError(form, `${row}.reference`)

  function fillUnit() {
    const usual = usualUnitOf(analyte, known)
    if (usual && !unit) setValue(form, `${row}.unit`, usual)
  }
  /** Splits "92 mg/dL" into the value and its unit. */
  function splitValue({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const split = splitUnit(currentTarget.value)
    if (!split) return
    setValue(form, `${row}.value`, split.value)
    setValue(form, `${row}.unit`, split.unit)
  }
  return (
    <fieldset className={cx('grid gap-3', isNamed ? 'py-3' : 'pt-4 pb-2')}>
      <legend className="sr-only">{t('form.valueLegend', { number: index + 1 })}</legend>
      <div className="flex items-start gap-1 large-text:flex-wrap large-text:justify-end">
        <div className="min-w-0 flex-1 large-text:basis-full">
          {hidesDetails && (
            <p className="py-2.5 wrap-break-word">
              <span className="font-semibold">{analyte}</span>
              {unit && <span className="text-14 text-soft"> {unit}</span>}
            </p>
          )}
          <div
            id={detailsId}
            hidden={hidesDetails}
            className="grid items-start gap-3 sm:grid-cols-[1fr_10rem]"
          >
            <Field of={form} name={`${row}.analyte`}>
              {(field, props) => (
                <TextField
                  {...props}
                  label={t('form.analyte')}
                  list={suggestions}
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
            <TextField
              of={form}
              name={`${row}.unit`}
              label={t('form.unit')}
              optional
              autoCapitalize="none"
              spellCheck={false}
              maxLength={UNIT_MAX}
            />
          </div>
        </div>
        {isNamed && (
          <IconButton
            label={t('form.details', { name })}
            icon={<SlidersHorizontal size={20} aria-hidden />}
            aria-expanded={!hidesDetails}
            aria-controls={detailsId}
            className="text-soft"
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <IconButton
          label={t('form.removeValue', { name })}
          icon={<Trash2 size={20} aria-hidden />}
          className={cx('-mr-2 text-soft', !hidesDetails && 'mt-8')}
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-3 items-start gap-2 large-text:grid-cols-1 max-sm:[&_input]:px-2.5">
        <Field of={form} name={`${row}.value`}>
          {(field, props) => (
            <TextField
              {...props}
              label={t('form.value')}
              placeholder={example}
              maxLength={NAME_MAX}
              help={
                value.includes('.') && number
                  ? t('form.readAs', { number: plainNumber.format(number.number) })
                  : undefined
              }
              value={field.value}
              error={field.error}
              onBlur={(event) => {
                splitValue(event)
                props.onBlur(event)
              }}
            />
          )}
        </Field>
        <TextField
          of={form}
          name={`${row}.low`}
          label={t('form.low')}
          inputMode="decimal"
          maxLength={BOUND_MAX}
        />
        <TextField
          of={form}
          name={`${row}.high`}
          label={t('form.high')}
          inputMode="decimal"
          maxLength={BOUND_MAX}
        />
      </div>
      <div hidden={hidesReference}>
        <TextField
          of={form}
          name={`${row}.reference`}
          label={t('form.reference')}
          placeholder={example}
          optional
          maxLength={NAME_MAX}
        />
      </div>
      <p aria-live="polite" className={isNamed ? 'empty:hidden' : '-mt-1 min-h-5'}>
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
