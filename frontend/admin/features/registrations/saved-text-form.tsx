import { focus, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { rejectionReasons } from '../../../../worker/contract/accounts.ts'
import { type RejectionText, rejectionTextSchema } from '../../../../worker/contract/rejection-texts.ts'
import { draftOf } from '../../../shared/lib/draft.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { useDraft } from '../../../shared/lib/form-edits.ts'
import { showFieldErrors } from '../../../shared/lib/forms.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FormError } from '../../../shared/ui/form-error.tsx'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { t } from './registrations-texts.ts'
import { useSaveText } from './saved-texts.ts'

type Values = { reason?: string | undefined; name?: string | undefined; text?: string | undefined }

const optional = v.optional(v.string())
const draftSchema = v.object({ reason: optional, name: optional, text: optional })
const isDraft = (value: unknown): value is Values => v.is(draftSchema, value)
const reasons = rejectionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))

interface SavedTextFormProps {
  /** What it begins with; a new text where there is no id. */
  start: Partial<RejectionText>
  administratorId: string
  onDone: () => void
}

export function SavedTextForm({ start, administratorId, onDone }: SavedTextFormProps) {
  useSignals()
  // What is just being written for a rejection is kept there.
  const draftName = start.id ?? (start.text ? 'words' : 'new')
  const [draft] = useState(() => draftOf<Values>(administratorId, `rejection-text:${draftName}`))
  const [initialValues] = useState(() => {
    const { reason = '', name = '', text = '' } = start
    return (draftName !== 'words' && draft.read(isDraft)) || { reason, name, text }
  })
  const [form, { Form, Field }] = useForm<Values>({ initialValues, validate: valiForm(rejectionTextSchema) })
  const [problem, setProblem] = useState<string>()
  const save = useSaveText(start.id)
  useDraft(form, draft)
  useEffect(() => focus(form, 'name'), [form])

  function leave() {
    draft.clear()
    onDone()
  }

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      const { name } = await save.mutateAsync(v.parse(rejectionTextSchema, values))
      toast({ variant: 'success', title: t('savedTexts.saved', { name }) })
      leave()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(messageFor(error))
    }
  }

  return (
    <Form onSubmit={submit} className="mt-4 grid gap-4">
      <FormError message={problem} />
      <Field name="name">
        {(field, props) => (
          <TextField
            {...props}
            label={t('savedTexts.name')}
            help={t('savedTexts.nameHelp')}
            autoComplete="off"
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <Field name="reason">
        {(field, props) => (
          <SelectField
            {...props}
            label={t('rejection.reason')}
            emptyLabel={t('savedTexts.reasonNone')}
            options={reasons}
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <Field name="text">
        {(field, props) => (
          <TextAreaField {...props} label={t('rejection.text')} value={field.value} error={field.error} />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="quiet" onClick={leave}>
          {t('rejection.cancel')}
        </Button>
        <Button type="submit" busy={form.submitting.value} busyLabel={t('savedTexts.saving')}>
          {t('savedTexts.submit')}
        </Button>
      </div>
    </Form>
  )
}
