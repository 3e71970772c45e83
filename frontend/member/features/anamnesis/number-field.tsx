import { TextField, type TextFieldProps } from '#shared/ui/forms/text-field.tsx'
import { type Steps, stepValue } from './step-value.ts'

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode' | keyof Steps> {
  unit: string
  steps: Steps
  onStep: (value: string) => void
}

/** A number as text, with a decimal comma where allowed; the arrow keys step it. */
export function NumberField({ unit, steps, onStep, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode={Number.isInteger(steps.step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={7}
      trailing={<span className="pr-1 text-14">{unit}</span>}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onStep(stepValue(event.currentTarget.value, event.key === 'ArrowUp' ? 1 : -1, steps))
      }}
    />
  )
}
