import { decimalText, parseDecimal } from '#shared/lib/format/format.ts'
import { bindable } from '#shared/ui/forms/bindable.tsx'
import { byValue } from '#shared/ui/forms/by-value.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import type { TextInputProps } from '#shared/ui/forms/text-input.tsx'

interface Steps {
  step: number
  min: number
  max: number
}

/** The next value up or down from the typed one, in whole steps and within the limits. */
export function stepValue(typed: number, direction: 1 | -1, { step, min, max }: Steps): string {
  // Computed in whole steps to avoid accumulating binary fractions.
  const next = Number.isNaN(typed) ? min / step : Math.round(typed / step) + direction
  const value = Math.min(Math.max(Math.round(next) * step, min), max)
  return decimalText(Math.round(value * 10) / 10)
}

export interface NumberFieldProps extends Omit<TextInputProps, 'type' | 'trailing' | keyof Steps> {
  unit: string
  /** Parses the typed text into a number in the unit of the steps. */
  read?: (text: string) => number
  steps: Steps
  onValueChange: (value: string) => void
}

/** A number as text, with a decimal comma if allowed; the arrow keys step it. */
function NumberInput({
  unit,
  steps,
  read = parseDecimal,
  inputMode,
  onValueChange,
  ...rest
}: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode={inputMode ?? (Number.isInteger(steps.step) ? 'numeric' : 'decimal')}
      maxLength={7}
      trailing={<span className="pr-1 text-14">{unit}</span>}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onValueChange(stepValue(read(event.currentTarget.value), event.key === 'ArrowUp' ? 1 : -1, steps))
      }}
    />
  )
}

export const NumberField = bindable(NumberInput, byValue)
