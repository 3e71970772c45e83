import { useMaskito } from '@maskito/react'
import { Clock } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { bindable } from '#shared/ui/forms/bindable.tsx'
import { numberPartsMask } from '#shared/ui/forms/number-parts-mask.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import type { TextInputProps } from '#shared/ui/forms/text-input.tsx'

/** More digits than either number has. */
const WHOLE_DIGITS = 3

/** HH:MM, while being typed or pasted. An hour that begins with 3 to 9 has only one digit. */
export const timeMask = numberPartsMask({
  separator: ':',
  typedSeparator: /\s*[:.h-]\s*|\s+/i,
  count: 2,
  lengthOf: (position, digits) => (position === 0 && /^[3-9]/.test(digits) ? 1 : 2),
  wholeDigits: WHOLE_DIGITS,
})

/** Completes "8", "8:" and "8:30" to `HH:MM` once typing has finished. "8:3" may lack a digit, so it is left alone. */
export function completeTime(text: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2})(?::(\d{2})?)?$/.exec(text) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}` : text
}

/** A time as `HH:MM` in 24 hours. The native control would follow the browser's language instead of the page's. */
function TimeInput({ onBlur, ...rest }: Omit<TextInputProps, 'type' | 'trailing' | 'onKeyDown'>) {
  const maskRef = useMaskito({ options: timeMask })
  return (
    <div ref={maskRef}>
      <TextField
        {...rest}
        inputMode="numeric"
        // Enter submits the form without leaving the field.
        onKeyDown={(event) => event.key === 'Enter' && complete(event)}
        onBlur={(event) => {
          complete(event)
          onBlur?.(event)
        }}
        trailing={<Clock size={20} aria-hidden />}
      />
    </div>
  )
}

export const TimeField = bindable(TimeInput)

function complete({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const completed = completeTime(input.value)
  if (completed === input.value) return
  input.value = completed
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
