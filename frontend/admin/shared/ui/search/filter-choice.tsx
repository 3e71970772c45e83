import { cx } from '#shared/ui/cx.ts'
import { SelectFrame, selectClass } from '#shared/ui/forms/select-input.tsx'

interface FilterChoiceProps {
  label: string
  /** Label of the option that does not filter. */
  any: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

export function FilterChoice({ label, any, value = '', options, onChange }: FilterChoiceProps) {
  return (
    <div className="flex min-w-32 flex-1 max-sm:max-w-full max-sm:basis-auto sm:max-w-52 sm:basis-38">
      <SelectFrame>
        <select
          aria-label={label}
          className={cx(selectClass, 'truncate max-sm:field-sizing-content max-sm:pr-9 lg:text-14')}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
            // After a choice by pointer, the next key is the list's.
            if (!target.matches(':focus-visible')) target.blur()
          }}
        >
          <option value="">{any}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  )
}
