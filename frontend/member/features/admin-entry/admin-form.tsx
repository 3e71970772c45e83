import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { t } from '#locales/admin-entry.ts'
import { useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { markBlank } from '#shared/lib/forms/mark-blank.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import type { AdminRecord } from './admin-record.ts'
import { refusalOf, verifyAdmin } from './verify-admin.ts'

type Credentials = {
  email: string
  password: string
}

export interface AdminFormProps {
  /** The message for a blank field. */
  blank: string
  submit: string
  busy: string
  failedTitle: string
  onVerified: (record: AdminRecord) => void
}

/** The form of both admin screens. It only requires both fields; the server checks the rest. */
export function AdminForm({ blank, submit, busy, failedTitle, onVerified }: AdminFormProps) {
  useSignals()
  const [form, { Form }] = useForm<Credentials>()
  const [problem, setProblem] = useState<{ message: string; title?: string }>()
  useEarlySubmit(form)

  async function verify({ email = '', password = '' }: Partial<Credentials>) {
    setProblem(undefined)
    if (markBlank(form, ['email', 'password'])) {
      setProblem({ message: blank })
      return
    }
    try {
      onVerified(await verifyAdmin({ email, password }))
    } catch (error) {
      setProblem({ message: refusalOf(error), title: failedTitle })
    }
  }

  return (
    <Form method="post" onSubmit={verify} className="grid gap-4">
      <FormError message={problem?.message} {...(problem?.title && { title: problem.title })} />
      <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username" />
      <PasswordField of={form} name="password" label={t('password')} />
      <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={busy}>
        {submit}
      </NetworkButton>
    </Form>
  )
}
