import {
  Field,
  type FieldElementProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type FormStore,
  type MaybeValue,
  type ResponseData,
} from '@modular-forms/react'
import type { ComponentType, ReactNode } from 'react'

/** The names of a form's fields with text. */
type TextName<Values extends FieldValues, Name = FieldPath<Values>> =
  Name extends FieldPath<Values>
    ? FieldPathValue<Values, Name> extends MaybeValue<string>
      ? Name
      : never
    : never

interface Binding<Values extends FieldValues, Data extends ResponseData> {
  of: FormStore<Values, Data>
  name: TextName<Values>
}

type Bound = 'name' | 'value' | 'error' | 'ref' | 'onChange' | 'onBlur' | 'onValueChange'

type TextValues = Record<string, string>
export type Adapt = (props: FieldElementProps<TextValues, string>, of: FormStore<TextValues>) => object

/**
 * A control that takes its value and error from the field `name` of the form `of`, or from its own `value` and `error`
 * where there is no form.
 */
export function bindable<Props extends object>(
  Control: ComponentType<Props>,
  adapt: Adapt = (props) => props,
) {
  return function Bindable<Values extends FieldValues, Data extends ResponseData>(
    props: (Binding<Values, Data> & Omit<Props, Bound>) | (Props & { of?: undefined }),
  ): ReactNode {
    const { of, ...own } = props as Props & { of?: FormStore<TextValues>; name: string }
    if (!of) return <Control {...(props as Props)} />
    return (
      <Field of={of} name={own.name}>
        {({ value, error }, bound) => (
          <Control {...({ ...own, ...adapt(bound, of), value, error } as object as Props)} />
        )}
      </Field>
    )
  }
}
