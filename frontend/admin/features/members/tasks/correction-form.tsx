import { TextField } from '#shared/ui/forms/text-field.tsx'
import { TaskForm, type TaskFormProps } from './task-form.tsx'

interface CorrectionFormProps<Output> extends Omit<TaskFormProps<Output>, 'start' | 'fields'> {
  field: 'fullName' | 'email'
  label: string
  current: string
}

export function CorrectionForm<Output>({
  field: name,
  label,
  current,
  ...props
}: CorrectionFormProps<Output>) {
  return (
    <TaskForm
      {...props}
      start={{ [name]: current }}
      fields={(form) => (
        <TextField
          of={form}
          name={name}
          label={label}
          {...(name === 'email' && { type: 'email', inputMode: 'email' })}
          spellCheck={false}
        />
      )}
    />
  )
}
