import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import * as v from 'valibot'
import { failureText } from '#shared/lib/api/connection.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { RadioGroupField, type RadioOption } from '#shared/ui/forms/radio-group-field.tsx'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { t } from '../members-texts.ts'

type Values = {
  reason?: string | undefined
  text?: string | null | undefined
}

const draftSchema = v.object({ reason: v.optional(v.string()), text: v.optional(v.nullable(v.string())) })

function isDraft(value: unknown): value is Values {
  return v.is(draftSchema, value)
}

interface ReasonFormProps<Output> {
  schema: v.GenericSchema<Values, Output>
  reasons: readonly RadioOption[]
  /** Owner and name of the stored draft. */
  administratorId: string
  draftName: string
  textHelp: string
  submitLabel: string
  busyLabel: string
  danger?: boolean
  onSubmit: (output: Output) => Promise<unknown>
  onDone: () => void
}

/** Asks for a reason from a list and a free text. The draft survives a failed request and an ended session. */
export function ReasonForm<Output>(props: ReasonFormProps<Output>) {
  useSignals()
  const { schema, reasons, administratorId, draftName, onSubmit, onDone } = props
  const [draft] = useState(() => draftOf<Values>(administratorId, draftName))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { reason: '', text: '' })
  const [form, { Form, Field }] = useForm<Values>({ initialValues, validate: valiForm(schema) })
  const [problem, setProblem] = useState<string>()
  useDraft(form, draft)

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      await onSubmit(v.parse(schema, values))
      draft.clear()
      onDone()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={submit} className="mt-4 grid gap-4">
      <FormError message={problem} />
      <Field name="reason">
        {(field, bound) => (
          <RadioGroupField
            {...bound}
            label={t('reason.label')}
            layout="list"
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
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="quiet" onClick={onDone}>
          {t('reason.cancel')}
        </Button>
        <Button
          type="submit"
          variant={props.danger ? 'danger' : 'solid'}
          busy={form.submitting.value}
          busyLabel={props.busyLabel}
        >
          {props.submitLabel}
        </Button>
      </div>
    </Form>
  )
}
