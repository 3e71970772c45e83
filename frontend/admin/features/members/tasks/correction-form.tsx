import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { PanelFormActions, usePanelForm } from '#admin/shared/ui/workbench/panel-form.tsx'
import { failureText } from '#shared/lib/api/connection.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { t } from '../members-texts.ts'
import { TaskHead } from './task-head.tsx'

type Values = { fullName?: string; email?: string }

const draftSchema = v.object({ fullName: v.optional(v.string()), email: v.optional(v.string()) })
const isDraft = (value: unknown): value is Values => v.is(draftSchema, value)

interface CorrectionFormProps<Output> {
  title: string
  /** What follows. */
  text: string
  field: keyof Values
  label: string
  /** What the account has. */
  current: string
  schema: v.GenericSchema<Values, Output>
  /** Owner and name of the stored draft. */
  administratorId: string
  draftName: string
  submitLabel: string
  onSubmit: (output: Output) => Promise<unknown>
  onClose: () => void
}

/** Corrects a person's name or e-mail. The draft survives a failed request and an ended session. */
export function CorrectionForm<Output>(props: CorrectionFormProps<Output>) {
  useSignals()
  const { title, text, field: name, label, current, schema, onSubmit, onClose } = props
  const id = useId()
  const [draft] = useState(() => draftOf<Values>(props.administratorId, props.draftName))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { [name]: current })
  const [form, { Form, Field }] = useForm<Values>({ initialValues, validate: valiForm(schema) })
  const [problem, setProblem] = useState<string>()
  const { element, onKeyDown } = usePanelForm(onClose)
  useDraft(form, draft)

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      await onSubmit(v.parse(schema, values))
      draft.clear()
      // Whoever went on meanwhile stays there.
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
        <TaskHead id={id} title={title} text={text} problem={problem} />
        <Field name={name}>
          {({ value, error }, bound) => (
            <TextField
              {...bound}
              label={label}
              {...(name === 'email' && { type: 'email', inputMode: 'email' })}
              autoComplete="off"
              spellCheck={false}
              value={value}
              error={error}
            />
          )}
        </Field>
        <PanelFormActions
          submit={props.submitLabel}
          danger={false}
          busy={form.submitting.value}
          cancel={t('reason.cancel')}
          onCancel={onClose}
        />
      </Form>
    </div>
  )
}
