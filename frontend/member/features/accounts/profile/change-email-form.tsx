import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { emailChangeRequestSchema, emailChangeSchema } from '#contract/accounts.ts'
import { t } from '#locales/profile.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { useMemberDraft } from '#member/shared/lib/session/use-member-draft.ts'
import { FormButtons } from '#member/shared/ui/forms/form-buttons.tsx'
import { answer, provenAccountsApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { useDraft } from '#shared/lib/forms/form-edits.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { everyField } from '../every-field.ts'
import { EMAIL_CHANGE } from './pending-email-actions.tsx'

/** What survives a reload: no password is stored. */
const typedSchema = v.object({ email: v.string() })
type Typed = v.InferOutput<typeof typedSchema>

type Values = {
  email: string
  password: string
}

interface ChangeEmailFormProps {
  /** False if the account has no password: the server asks for the passkey. */
  asksPassword: boolean
  onClose: () => void
}

export function ChangeEmailForm({ asksPassword, onClose }: ChangeEmailFormProps) {
  useSignals()
  const schema = asksPassword ? emailChangeSchema : emailChangeRequestSchema
  const draft = useMemberDraft<Typed>('email-change')
  const [saved] = useState(() => draft.read(fits(typedSchema)))
  const [form, { Form }] = useForm<Values>({
    validate: everyField(schema),
    ...(saved && { initialValues: saved }),
  })
  const draftWithoutPassword = useMemo(
    () => ({ ...draft, write: ({ email = '' }: Partial<Values>) => draft.write({ email }) }),
    [draft],
  )
  useDraft(form, draftWithoutPassword)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()

  function close() {
    draft.clear()
    onClose()
  }

  async function ask(values: Values) {
    setProblem(undefined)
    try {
      const json = v.parse(schema, values)
      const { message } = await answer(provenAccountsApi['email-change'].$post({ json }))
      client.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, newEmail: json.email })
      toast({
        record: EMAIL_CHANGE,
        variant: 'success',
        title: t('email.sentTitle'),
        description: message,
      })
      close()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form onSubmit={ask} className="grid gap-4">
      <FormError message={problem} title={t('email.failedTitle')} />
      <TextField of={form} name="email" label={t('email.email')} type="email" autoComplete="email" />
      {asksPassword && <PasswordField of={form} name="password" label={t('email.password')} />}
      <FormButtons
        busy={form.submitting.value}
        submit={t('email.submit')}
        busyLabel={t('email.busy')}
        onCancel={close}
      />
    </Form>
  )
}
