import { setValue } from '@modular-forms/react'
import type { Adapt } from './bindable.tsx'

/** Binds a control that reports a value instead of an event. */
export const byValue: Adapt = (props, form) => ({
  ...props,
  onValueChange: (value: string) => setValue(form, props.name, value),
})
