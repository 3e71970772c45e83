import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { adminCompanyQuery } from '#admin/shared/lib/admin-session.ts'
import { decidedBefore } from '#admin/shared/lib/decided-before.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { MailPreview } from '#admin/shared/ui/mail-preview.tsx'
import { PanelFormActions, usePanelForm } from '#admin/shared/ui/workbench/panel-form.tsx'
import { focusPanel } from '#admin/shared/ui/workbench/record-keys.ts'
import { type RegistrationInQueue, reversalSchema, reversibleStatuses } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { answer, idempotent, registrationsApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { type Live, textOf } from '#shared/ui/forms/live.ts'
import { TextAreaField } from '#shared/ui/forms/text-area-field.tsx'
import { reopenedMail } from '#texts/mails.ts'
import { decidedText } from '../decisions/decided-text.ts'
import { registrationQuery } from '../queue/queue-query.ts'

const valuesSchema = v.object({ text: v.string() })
type Values = v.InferOutput<typeof valuesSchema>
const schema = v.object({ text: reversalSchema.entries.text })

interface ReversalFormProps {
  registration: RegistrationInQueue
  administratorId: string
  onReversed: () => void
  onCancel: () => void
}

/** Reverses the decision on a registration, with a reason shown to the person. */
export function ReversalForm({ registration, administratorId, onReversed, onCancel }: ReversalFormProps) {
  useSignals()
  const [draft] = useState(() => draftOf<Values>(administratorId, `reversal:${registration.id}`))
  const [initialValues] = useState(() => draft.read(fits(valuesSchema)) ?? { text: '' })
  const [form, { Form, Field }] = useForm<Values>({ initialValues, validate: valiForm(schema) })
  const [problem, setProblem] = useState<string>()
  const reverse = useReverse(registration)
  // The decision that the form was opened on, so that a later one is not reversed.
  const [{ status, statusSince }] = useState(registration)
  const decision = reversibleStatuses.find((known) => known === status)
  const { element, onKeyDown } = usePanelForm(onCancel)
  useDraft(form, draft)

  async function submit(values: Values) {
    if (!decision) return
    setProblem(undefined)
    try {
      await reverse.mutateAsync({ status: decision, decidedAt: statusSince, ...v.parse(schema, values) })
      draft.clear()
      // Leave the focus alone if it has moved on.
      if (element.current?.isConnected) focusPanel()
      onReversed()
    } catch (error) {
      if (showFieldErrors(form, error)) return
      const before = decidedBefore(error)
      setProblem(before ? t('reversal.changed', { decision: decidedText(before) }) : failureText(error))
    }
  }

  return (
    <div ref={element}>
      <Form
        onSubmit={submit}
        onKeyDown={onKeyDown}
        aria-label={t('reversal.title')}
        className="grid items-start gap-4 @lg/panel:grid-cols-2"
      >
        <div className="col-span-full grid gap-3">
          <FormError message={problem} />
          <p className="text-14 text-soft">
            {t(decision === 'approved' ? 'reversal.textApproved' : 'reversal.textRejected')}
          </p>
        </div>
        <Field name="text">
          {(field, bound) => (
            <>
              <TextAreaField
                {...bound}
                label={t('reversal.reason')}
                help={t('reversal.reasonHelp')}
                value={field.value}
                error={field.error}
              />
              <Preview text={field.value} />
            </>
          )}
        </Field>
        <PanelFormActions
          submit={t('reversal.submit')}
          danger={decision === 'approved'}
          busy={form.submitting.value}
          cancel={t('reversal.cancel')}
          onCancel={onCancel}
        />
      </Form>
    </div>
  )
}

function Preview({ text }: { text: Live }) {
  useSignals()
  const { data: company } = useQuery(adminCompanyQuery)
  return (
    <MailPreview
      title={t('reversal.preview')}
      subject={reopenedMail.subject}
      paragraphs={[reopenedMail.intro(company?.name ?? pageBrand().name)]}
      quote={textOf(text).trim()}
    />
  )
}

/** Reverses a decision. The form shows errors itself. */
function useReverse({ id, fullName }: RegistrationInQueue) {
  const client = useQueryClient()
  const [keys] = useState(createIdempotencyKeys)
  return useMutation({
    // Offline, fail now instead of sending it later, unnoticed.
    networkMode: 'always',
    mutationFn: (json: v.InferInput<typeof reversalSchema>) =>
      answer(registrationsApi[':id'].reverse.$post({ param: { id }, json }, idempotent(keys.keyFor(json)))),
    onSuccess() {
      keys.reset()
      toast({ variant: 'success', record: id, title: t('reversal.done', { name: fullName }) })
    },
    // Also after a conflict: the screen showed stale data.
    async onSettled() {
      // Before the lists, which lose it: the panel then shows its new state instead of the reversed decision.
      await client.prefetchQuery(registrationQuery(id))
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.registrations.all }),
        client.invalidateQueries({ queryKey: queryKeys.members.all }),
      ])
    },
  })
}
