import { type Ref, useId } from 'react'
import { t as medicationWord } from '#locales/medication-words.ts'
import { t } from '#locales/medications.ts'
import { cx } from '#shared/ui/cx.ts'
import { FieldError } from '#shared/ui/forms/field-frame.tsx'

const days = ['0', '1', '2', '3', '4', '5', '6'] as const

interface WeekdaysFieldProps {
  chosen: readonly string[]
  error: string
  onChosen: (days: string[]) => void
  ref?: Ref<HTMLInputElement>
}

export function WeekdaysField({ chosen, error, onChosen, ref }: WeekdaysFieldProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">{t('form.weekdays')}</legend>
      <div className="mb-1.5 grid grid-cols-4 gap-1.5 sm:grid-cols-7">
        {days.map((day, index) => (
          <label
            key={day}
            className={cx(
              'relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-edge-strong bg-surface px-1 text-14',
              'has-checked:border-brand has-checked:bg-brand-tint has-checked:font-semibold',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-deep',
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              name="weekdays"
              value={day}
              aria-label={medicationWord(`weekdays.long.${day}`)}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(day)}
              onChange={(event) =>
                onChosen(
                  days.filter((one) => (one === day ? event.currentTarget.checked : chosen.includes(one))),
                )
              }
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden>{medicationWord(`weekdays.short.${day}`)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
