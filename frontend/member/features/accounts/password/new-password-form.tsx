import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { newPasswordProofFormSchema, passwordResetFormSchema } from '#contract/accounts.ts'
import { t } from '#locales/account-access.ts'
import { ui } from '#locales/ui.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { everyField } from '../every-field.ts'
import { NewPasswordField } from './new-password-field.tsx'

type Values = {
  /** Only in forms that ask for it. */
  fullName: string
  password: string
  confirmPassword: string
}

interface NewPasswordFormProps {
  submitLabel: string
  /** Throws the API's error if the password was not accepted. */
  onChoose: (values: { password: string; fullName: string }) => Promise<void>
  asksName?: boolean
  failedTitle?: string
  /** Shown if the error has no message. */
  failedText?: string
}

export function NewPasswordForm({
  submitLabel,
  onChoose,
  asksName = false,
  failedTitle,
  failedText,
}: NewPasswordFormProps) {
  useSignals()
  const [form, { Form }] = useForm<Values>({
    validate: everyField(asksName ? newPasswordProofFormSchema : passwordResetFormSchema),
  })
  const [problem, setProblem] = useState<string>()
  useEarlySubmit(form)

  async function choose({ password, fullName }: Values) {
    setProblem(undefined)
    try {
      await onChoose({ password, fullName })
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error, failedText))
    }
  }

  return (
    <Form method="post" onSubmit={choose} className="grid gap-4">
      <FormError message={problem} {...(failedTitle && { title: failedTitle })} />
      {asksName && <TextField of={form} name="fullName" label={t('prove.fullName')} autoComplete="name" />}
      <NewPasswordField of={form} name="password" label={t('reset.password')} />
      <PasswordField of={form} name="confirmPassword" label={t('reset.confirmPassword')} isNew />
      <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={ui.saving}>
        {submitLabel}
      </NetworkButton>
    </Form>
  )
}
