import { useSignals } from '@preact/signals-react/runtime'
import { ChevronDown } from 'lucide-react'
import {
  type ChangeEventHandler,
  type ComponentPropsWithRef,
  type EventHandler,
  type ReactNode,
  type SyntheticEvent,
  useId,
} from 'react'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'
import { type Live, textOf } from './live.ts'
import { useDomValue } from './use-dom-value.ts'

export interface Option<Value extends string = string> {
  value: Value
  label: string
}

type SelectAttributes = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'className' | 'children' | 'multiple'
>

export interface SelectInputProps extends FieldTexts, SelectAttributes {
  value: Live
  options: readonly Option[]
  onChange?: ChangeEventHandler<HTMLSelectElement>
  /** A first entry without a value, such as "Selecione". */
  emptyLabel?: string
}

export const selectClass = cx(controlClass, 'appearance-none pr-11')

/** Draws the arrow of a select with `selectClass`. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative min-w-0 flex-1">
      {children}
      <ChevronDown
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
      />
    </div>
  )
}

/** A select without a form, such as a filter; `SelectField` also binds to one. */
export function SelectInput({
  label,
  help,
  error,
  optional,
  value,
  options,
  emptyLabel,
  onChange,
  id,
  ref,
  ...rest
}: SelectInputProps) {
  useSignals()
  const ownId = useId()
  const fieldId = id ?? ownId
  const bound = useDomValue(textOf(value), ref)
  const onInput: EventHandler<SyntheticEvent<HTMLSelectElement>> | undefined = onChange
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} optional={Boolean(optional)}>
      <SelectFrame>
        <select
          {...rest}
          {...bound}
          {...fieldAttributes(fieldId, { help, error })}
          onInput={onInput}
          className={selectClass}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </FieldFrame>
  )
}
