import { useSignals } from '@preact/signals-react/runtime'
import {
  type ChangeEventHandler,
  type ComponentPropsWithRef,
  type EventHandler,
  type SyntheticEvent,
  useId,
} from 'react'
import { cx } from '../cx.ts'
import { bindable } from './bindable.tsx'
import { controlClass, FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'
import { type Live, textOf } from './live.ts'
import { useDomValue } from './use-dom-value.ts'

type AreaAttributes = Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'className' | 'children'
>

export interface TextAreaFieldProps extends FieldTexts, AreaAttributes {
  value: Live
  onChange?: ChangeEventHandler<HTMLTextAreaElement>
}

function TextArea({
  label,
  help,
  error,
  optional,
  value,
  onChange,
  id,
  ref,
  rows = 3,
  ...rest
}: TextAreaFieldProps) {
  useSignals()
  const ownId = useId()
  const fieldId = id ?? ownId
  const bound = useDomValue(textOf(value), ref)
  const onInput: EventHandler<SyntheticEvent<HTMLTextAreaElement>> | undefined = onChange
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} optional={Boolean(optional)}>
      <textarea
        {...rest}
        {...bound}
        {...fieldAttributes(fieldId, { help, error })}
        rows={rows}
        onInput={onInput}
        className={cx(controlClass, 'field-sizing-content min-h-24')}
      />
    </FieldFrame>
  )
}

export const TextAreaField = bindable(TextArea)
