import { useId } from 'react'
import { type Option, SelectFrame, selectClass } from '#shared/ui/forms/select-input.tsx'

interface FilterSelectProps<Value extends string> {
  label: string
  /** Label of the entry that shows every record. */
  allLabel: string
  options: readonly Option<Value>[]
  /** `undefined` means every record. */
  value: Value | undefined
  disabled: boolean
  onChange: (value: Value | undefined) => void
}

/** Limits a list to one kind or one year. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  options,
  value,
  disabled,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId()
  return (
    <div className="min-w-32 flex-1 large-text:basis-full">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <SelectFrame>
        <select
          id={id}
          value={value ?? ''}
          disabled={disabled}
          className={selectClass}
          onChange={({ currentTarget }) =>
            onChange(options.find(({ value }) => value === currentTarget.value)?.value)
          }
        >
          <option value="">{allLabel}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  )
}
