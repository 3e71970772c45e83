import { DatePicker } from '@ark-ui/react/date-picker'
import { Portal } from '@ark-ui/react/portal'
import { getLocalTimeZone, parseDate } from '@internationalized/date'
import { useMaskito } from '@maskito/react'
import { useSignals } from '@preact/signals-react/runtime'
import { CalendarDays } from 'lucide-react'
import { type FocusEventHandler, type Ref, type SyntheticEvent, useId } from 'react'
import { ui } from '#locales/ui.ts'
import { LOCALE } from '#texts/language.ts'
import { cx } from '../cx.ts'
import { iconButtonClass } from '../icon-button.tsx'
import { bindable } from './bindable.tsx'
import { byValue } from './by-value.ts'
import { Calendar, calendarTexts } from './calendar.tsx'
import { completeDate, dateMask, isoToText, textToIso } from './date-text.ts'
import { controlClass, FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'
import { type Live, textOf } from './live.ts'
import { useDomValue } from './use-dom-value.ts'

export interface DatePickerFieldProps extends FieldTexts {
  name: string
  /** `YYYY-MM-DD`; an incomplete or invalid date stays as typed, for the schema to reject. */
  value: Live
  onValueChange: (value: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** `YYYY-MM-DD`: earlier days cannot be picked. */
  min?: string | undefined
  max?: string
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

function DateInput({
  label,
  help = ui.date.help,
  error,
  optional,
  name,
  value,
  onValueChange,
  onBlur,
  ref,
  min,
  max,
}: DatePickerFieldProps) {
  useSignals()
  const id = useId()
  const current = textOf(value)
  const text = isoToText(current)
  const bound = useDomValue(text, ref)
  const maskRef = useMaskito({ options: dateMask })
  function complete({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const completed = textToIso(completeDate(currentTarget.value, max))
    if (completed !== current) onValueChange(completed)
  }
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={Boolean(optional)}>
      <DatePicker.Root
        locale={LOCALE}
        timeZone={getLocalTimeZone()}
        startOfWeek={0}
        maxView="day"
        translations={calendarTexts}
        value={ISO_DATE.test(current) ? [parseDate(current)] : []}
        onValueChange={(details) => onValueChange(details.value[0]?.toString() ?? '')}
        positioning={{ placement: 'bottom-end', gutter: 6 }}
        {...(min && { min: parseDate(min) })}
        {...(max && { max: parseDate(max) })}
        lazyMount
        unmountOnExit
      >
        <DatePicker.Control ref={maskRef} className="relative">
          <input
            {...bound}
            {...fieldAttributes(id, { help, error })}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            onInput={(event) => onValueChange(textToIso(event.currentTarget.value))}
            // Enter submits the form without leaving the field.
            onKeyDown={(event) => event.key === 'Enter' && complete(event)}
            onBlur={(event) => {
              complete(event)
              onBlur?.(event)
            }}
            className={cx(controlClass, 'pr-14 tabular-nums')}
          />
          <DatePicker.Trigger className={cx(iconButtonClass, 'absolute! top-0.5 right-0.5 text-soft')}>
            <CalendarDays size={20} aria-hidden />
          </DatePicker.Trigger>
        </DatePicker.Control>
        <Portal>
          <Calendar />
        </Portal>
      </DatePicker.Root>
    </FieldFrame>
  )
}

export const DatePickerField = bindable(DateInput, byValue)
