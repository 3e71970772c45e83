import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import * as v from 'valibot'
import { rejectionReasons } from '../../../../worker/contract/accounts.ts'
import {
  type RegistrationInQueue,
  registrationRejectionSchema,
} from '../../../../worker/contract/registrations.ts'
import { draftOf } from '../../../shared/lib/draft.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { showFieldErrors, useDraft } from '../../../shared/lib/forms.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FormError } from '../../../shared/ui/form-error.tsx'
import { RadioGroupField } from '../../../shared/ui/radio-group-field.tsx'
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx'
import { useRejection } from './decisions.ts'
import { t } from './registrations-texts.ts'

type Values = {
  reason?: string | undefined
  text?: string | undefined
}

const reasons = rejectionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))
const draftSchema = v.object({ reason: v.optional(v.string()), text: v.optional(v.string()) })

function isDraft(value: unknown): value is Values {
  return v.is(draftSchema, value)
}

interface RejectionFormProps {
  registrations: readonly RegistrationInQueue[]
  /** Under which what is written is kept. */
  draftName: string
  administratorId: string
  onClose: () => void
}

export function RejectionForm({ registrations, draftName, administratorId, onClose }: RejectionFormProps) {
  useSignals()
  const [draft] = useState(() => draftOf<Values>(administratorId, `rejection:${draftName}`))
  const [initialValues] = useState(() => draft.read(isDraft) ?? { reason: '', text: '' })
  const [form, { Form, Field }] = useForm<Values>({
    initialValues,
    validate: valiForm(registrationRejectionSchema),
  })
  const [problem, setProblem] = useState<string>()
  const reject = useRejection()
  useDraft(form, draft)

  async function submit(values: Values) {
    setProblem(undefined)
    try {
      await reject(registrations, v.parse(registrationRejectionSchema, values))
      draft.clear()
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(messageFor(error))
    }
  }

  return (
    <Form onSubmit={submit} className="mt-4 grid gap-4">
      <FormError message={problem} />
      <Field name="reason">
        {(field, props) => (
          <RadioGroupField
            {...props}
            label={t('rejection.reason')}
            look="list"
            options={reasons}
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <Field name="text">
        {(field, props) => (
          <TextAreaField
            {...props}
            label={t('rejection.text')}
            help={t('rejection.textHelp')}
            style={{ minHeight: '6rem' }}
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="quiet" onClick={onClose}>
          {t('rejection.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={form.submitting.value} busyLabel={t('rejection.busy')}>
          {registrations.length === 1
            ? t('rejection.submit')
            : t('rejection.submitMany', { count: registrations.length })}
        </Button>
      </div>
    </Form>
  )
}
