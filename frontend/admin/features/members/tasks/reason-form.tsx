import { t } from '#locales/admin-members.ts'
import { RadioGroupField, type RadioOption } from '#shared/ui/forms/radio-group-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { TaskForm, type TaskFormProps } from './task-form.tsx'

interface ReasonFormProps<Output> extends Omit<TaskFormProps<Output>, 'start' | 'fields'> {
  /** Omitted if the text alone gives the reason. */
  reasons?: readonly RadioOption[]
  textHelp: string
}

/** Asks for a reason from a list, if there is one, and for a free text. */
export function ReasonForm<Output>({ reasons, textHelp, ...props }: ReasonFormProps<Output>) {
  return (
    <TaskForm
      {...props}
      start={{ ...(reasons && { reason: '' }), text: '' }}
      fields={(form) => (
        <>
          {reasons && (
            <RadioGroupField
              of={form}
              name="reason"
              label={t('reason.label')}
              layout="grid"
              options={reasons}
            />
          )}
          <TextAreaField
            of={form}
            name="text"
            label={t('reason.text')}
            help={textHelp}
            style={{ minHeight: '5rem' }}
          />
        </>
      )}
    />
  )
}
