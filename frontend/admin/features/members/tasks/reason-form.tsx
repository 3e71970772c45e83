import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { PanelFormActions, usePanelForm } from '#admin/shared/ui/workbench/panel-form.tsx'
import { failureText } from '#shared/lib/api/connection.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { RadioGroupField, type RadioOption } from '#shared/ui/forms/radio-group-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { t } from '../members-texts.ts'
import { TaskHead } from './task-head.tsx'

type Values = {
  reason?: string | undefined
  text?: string | null | undefined
}

const draftSchema = v.object({ reason: v.optional(v.string()), text: v.optional(v.nullable(v.string())) })

function isDraft(value: unknown): value is Values {
  return v.is(draftSchema, value)
}

interface ReasonFormProps<Output> {
  title: string
  /** What follows. */
  text: string
  schema: v.GenericSchema<Values, Output>
  reasons: readonly RadioOption[]
  /** Owner and name of the stored draft. */
  administratorId: string
  draftName: string
  textHelp: string
  submitLabel: string
  /** Whether it takes something from the person. */
  danger: boolean
  onSubmit: (output: Output) => Promise<unknown>
  onClose: () => void
}

/** Asks for a reason from a list and a free text. The draft survives a failed request and an ended session. */
export function ReasonForm<Output>(props: ReasonFormProps<Output>) {
  useSignals()
  const { title, text, schema, reasons, administratorId, draftName, onSubmit, onClose } = props
  const id = useId()
  const [draft] = useState(() => draftOf<Values>(administratorId, draftName))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { reason: '', text: '' })
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
        <Field name="reason">
          {(field, bound) => (
            <RadioGroupField
              {...bound}
              label={t('reason.label')}
              layout="grid"
              options={reasons}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
        <Field name="text">
          {(field, bound) => (
            <TextAreaField
              {...bound}
              label={t('reason.text')}
              help={props.textHelp}
              style={{ minHeight: '5rem' }}
              value={field.value}
              error={field.error}
            />
          )}
        </Field>
        <PanelFormActions
          submit={props.submitLabel}
          danger={props.danger}
          busy={form.submitting.value}
          cancel={t('reason.cancel')}
          onCancel={onClose}
        />
      </Form>
    </div>
  )
}
