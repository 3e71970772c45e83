import { type FormStore, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId, useState } from 'react'
import * as v from 'valibot'
import { PanelFormActions, usePanelForm } from '#admin/shared/ui/workbench/panel-form.tsx'
import { t } from '#locales/admin-members.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'

/** What the forms ask for: a reason and a text, or the corrected name or e-mail. */
const valuesSchema = v.partial(
  v.object({ reason: v.string(), text: v.nullable(v.string()), fullName: v.string(), email: v.string() }),
)
export type TaskValues = v.InferOutput<typeof valuesSchema>

export interface TaskFormProps<Output> {
  title: string
  /** Describes the consequences. */
  text: string
  schema: v.GenericSchema<TaskValues, Output>
  start: TaskValues
  fields?: (form: FormStore<TaskValues>) => ReactNode
  /** Owner and name of the stored draft. */
  administratorId: string
  draftName: string
  submitLabel: string
  /** Whether the person loses something. */
  danger?: boolean
  onSubmit: (output: Output) => Promise<unknown>
  onClose: () => void
}

/**
 * A form in the panel: what it does, its fields and its buttons. The draft survives a failed request and an ended
 * session.
 */
export function TaskForm<Output>(props: TaskFormProps<Output>) {
  useSignals()
  const { title, text, schema, start, fields, submitLabel, danger = false, onSubmit, onClose } = props
  const id = useId()
  const [draft] = useState(() => draftOf<TaskValues>(props.administratorId, props.draftName))
  const [initialValues] = useState(() => draft.read(fits(valuesSchema)) ?? start)
  const [form, { Form }] = useForm<TaskValues>({ initialValues, validate: valiForm(schema) })
  const [problem, setProblem] = useState<string>()
  const { element, onKeyDown } = usePanelForm(onClose)
  useDraft(form, draft)

  async function submit(values: TaskValues) {
    setProblem(undefined)
    try {
      await onSubmit(v.parse(schema, values))
      draft.clear()
      // Stay put if the administrator has moved on.
      if (element.current) onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <div ref={element}>
      <Form
        onSubmit={submit}
        onKeyDown={onKeyDown}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        className="grid gap-4"
      >
        <div className="grid gap-2">
          <h3
            ref={showHeading}
            id={id}
            tabIndex={-1}
            className="scroll-mt-20 text-18 font-semibold tracking-tight wrap-anywhere"
          >
            {title}
          </h3>
          <p id={`${id}-text`} className="text-soft">
            {text}
          </p>
          <FormError message={problem} />
        </div>
        {fields?.(form)}
        <PanelFormActions
          submit={submitLabel}
          danger={danger}
          busy={form.submitting.value}
          cancel={t('reason.cancel')}
          onCancel={onClose}
        />
      </Form>
    </div>
  )
}

/** The panel may be scrolled down to the button that opened the form. */
function showHeading(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'nearest' })
}

const emptySchema = v.object({})

/** Describes the consequences and asks for confirmation. */
export function ConfirmForm(props: Omit<TaskFormProps<object>, 'schema' | 'start' | 'fields'>) {
  return <TaskForm {...props} schema={emptySchema} start={{}} />
}
