import { useSignals } from '@preact/signals-react/runtime'
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

type InputAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'className' | 'children'
>

export interface TextInputProps extends FieldTexts, InputAttributes {
  value: Live
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** Drawn inside the control's right edge, such as a unit or a button. */
  trailing?: ReactNode
}

/** A text field without a form, such as a search; `TextField` also binds to one. */
export function TextInput({
  label,
  help,
  error,
  optional,
  value,
  onChange,
  trailing,
  id,
  ref,
  type = 'text',
  autoComplete = 'off',
  ...rest
}: TextInputProps) {
  useSignals()
  const ownId = useId()
  const fieldId = id ?? ownId
  const bound = useDomValue(textOf(value), ref)
  const onInput: EventHandler<SyntheticEvent<HTMLInputElement>> | undefined = onChange
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} optional={Boolean(optional)}>
      <div className="relative">
        <input
          {...rest}
          {...bound}
          {...fieldAttributes(fieldId, { help, error })}
          type={type}
          autoComplete={autoComplete}
          onInput={onInput}
          className={cx(controlClass, Boolean(trailing) && 'pr-14')}
        />
        {trailing && (
          <span className="pointer-events-none absolute inset-y-0 right-0.5 grid min-w-11 place-items-center text-soft [&>button]:pointer-events-auto">
            {trailing}
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
