import { TextField, type TextFieldProps } from './text-field.tsx'

/** The device's own clock picker: the value is `HH:MM`, or empty while incomplete. */
export function TimeField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  return <TextField {...props} type="time" />
}
