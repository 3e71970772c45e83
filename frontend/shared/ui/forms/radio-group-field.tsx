import { useSignals } from '@preact/signals-react/runtime'
import {
  type ChangeEventHandler,
  type EventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { cx } from '../cx.ts'
import { checkedSegmentClass, segmentClass, segmentsClass } from '../segments.tsx'
import { bindable } from './bindable.tsx'
import { FieldError, FieldLabel, type FieldTexts, fieldAttributes } from './field-frame.tsx'
import { type Live, textOf } from './live.ts'

export interface RadioOption<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  hint?: string
}

export interface RadioGroupFieldProps extends FieldTexts {
  name: string
  value: Live
  options: readonly RadioOption[]
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** `segments` for two to four short labels, `list` for more or longer ones, `grid` where height is scarce. */
  layout?: 'segments' | 'list' | 'grid'
}

/** A custom radio: the native one does not fit the dark theme. */
const dotClass = cx(
  'size-5 flex-none appearance-none rounded-full border border-edge-strong bg-surface',
  'checked:border-6 checked:border-brand-deep forced-colors:appearance-auto',
)
const listItemClass = cx(
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-edge-strong bg-surface px-3.5 py-2',
  'has-checked:border-brand-deep has-checked:bg-brand-tint has-checked:font-medium',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-deep',
)

function RadioGroup({
  label,
  help,
  error,
  optional,
  name,
  value,
  options,
  onChange,
  onBlur,
  ref,
  layout = 'segments',
}: RadioGroupFieldProps) {
  useSignals()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const current = textOf(value)
  const message = textOf(error)
  const onInput: EventHandler<SyntheticEvent<HTMLInputElement>> | undefined = onChange
  const segments = layout === 'segments'

  const adopted = useRef(false)
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    if (!adopted.current) {
      adopted.current = true
      const chosen = inputs.find((input) => input.checked)
      if (chosen && chosen.value !== current) chosen.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    for (const input of inputs) input.checked = input.value === current
  }, [current])

  const { 'aria-describedby': describedBy } = fieldAttributes(id, { help, error })
  return (
    <fieldset ref={group} aria-describedby={describedBy} className="min-w-0">
      <legend className="mb-1.5 font-medium">
        <FieldLabel label={label} optional={Boolean(optional)} />
      </legend>
      <div
        className={segments ? segmentsClass : cx('grid gap-2', layout === 'grid' && 'text-14 sm:grid-cols-2')}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={segments ? cx(segmentClass, checkedSegmentClass) : listItemClass}
          >
            <input
              ref={ref}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === current}
              aria-invalid={message ? true : undefined}
              onInput={onInput}
              onBlur={onBlur}
              className={segments ? 'absolute inset-y-0 left-0 w-2 opacity-0' : dotClass}
            />
            {option.icon}
            <span className="min-w-0">
              {option.label}
              {option.hint && <span className="block text-14 font-normal text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {(help || message) && (
        <div className="mt-1.5 grid gap-1.5">
          {help && (
            <p id={`${id}-help`} className="text-14 text-soft">
              {help}
            </p>
          )}
          {message && <FieldError id={id}>{message}</FieldError>}
        </div>
      )}
    </fieldset>
  )
}

export const RadioGroupField = bindable(RadioGroup)
