import { useMaskito } from '@maskito/react'
import { Clock } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { bindable } from '#shared/ui/forms/bindable.tsx'
import { TextField, type TextFieldProps } from '#shared/ui/forms/text-field.tsx'
import { completeTime, timeMask } from './time-text.ts'

/** A time as `HH:MM` in 24 hours. The native control would follow the browser's language instead of the page's. */
function TimeInput({ onBlur, ...rest }: Omit<TextFieldProps, 'type' | 'trailing' | 'onKeyDown'>) {
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
