import { Clock } from 'lucide-react'
import { type ChangeEventHandler, useRef } from 'react'
import { TextField, type TextFieldProps } from '#shared/ui/forms/text-field.tsx'
import { padTime, withColon } from './time-text.ts'

/**
 * A time as `HH:MM` in 24 hours. The native control would follow the language of the browser instead of the
 * page's.
 */
export function TimeField({ onChange, onBlur, ...rest }: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const before = useRef('')
  const change: ChangeEventHandler<HTMLInputElement> = (event) => {
    const input = event.currentTarget
    const next = withColon(input.value, before.current)
    if (next !== input.value) input.value = next
    before.current = next
    onChange?.(event)
  }
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      onChange={change}
      onBlur={(event) => {
        const input = event.currentTarget
        const padded = padTime(input.value)
        if (padded !== input.value) {
          input.value = padded
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }
        onBlur?.(event)
      }}
      trailing={<Clock size={20} aria-hidden />}
    />
  )
}
