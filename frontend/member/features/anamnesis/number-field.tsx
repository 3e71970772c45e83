import { parseDecimal } from '#shared/lib/format/format.ts'
import { TextField, type TextFieldProps } from '#shared/ui/forms/text-field.tsx'
import { type Steps, stepValue } from './step-value.ts'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | keyof Steps> {
  unit: string
  /** Parses the typed text into a number in the unit of the steps. */
  read?: (text: string) => number
  steps: Steps
  onStep: (value: string) => void
}

/** A number as text, with a decimal comma if allowed; the arrow keys step it. */
export function NumberField({
  unit,
  steps,
  read = parseDecimal,
  inputMode,
  onStep,
  ...rest
}: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode={inputMode ?? (Number.isInteger(steps.step) ? 'numeric' : 'decimal')}
      autoComplete="off"
      maxLength={7}
      trailing={<span className="pr-1 text-14">{unit}</span>}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onStep(stepValue(read(event.currentTarget.value), event.key === 'ArrowUp' ? 1 : -1, steps))
      }}
    />
  )
}
