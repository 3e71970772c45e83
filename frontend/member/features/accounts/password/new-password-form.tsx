import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { passwordResetFormSchema } from '#contract/accounts.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { everyField } from '../every-field.ts'
import { accessTexts as t } from '../sign-in/access-texts.ts'
import { PasswordStrength } from './password-strength-meter.tsx'

type Values = {
  password: string
  confirmPassword: string
}

interface NewPasswordFormProps {
  submitLabel: string
  /** Throws the API's error where the password was not accepted. */
  onChoose: (password: string) => Promise<void>
  failedTitle?: string
  /** Shown where the error has no message. */
  failedText?: string
}

/** Asks for a new password, typed twice. */
export function NewPasswordForm({ submitLabel, onChoose, failedTitle, failedText }: NewPasswordFormProps) {
  useSignals()
  const [form, { Form, Field }] = useForm<Values>({ validate: everyField(passwordResetFormSchema) })
  const [problem, setProblem] = useState<string>()
  useEarlySubmit(form)

  async function choose({ password }: Values) {
    setProblem(undefined)
    try {
      await onChoose(password)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error, failedText))
    }
  }

  return (
    <Form method="post" onSubmit={choose} className="grid gap-4">
      <FormError message={problem} {...(failedTitle && { title: failedTitle })} />
      <Field name="password">
        {({ value, error }, props) => (
          <PasswordField
            {...props}
            label={t('reset.password')}
            autoComplete="new-password"
            help={<PasswordStrength password={value} />}
            value={value}
            error={error}
          />
        )}
      </Field>
      <Field name="confirmPassword">
        {({ value, error }, props) => (
          <PasswordField
            {...props}
            label={t('reset.confirmPassword')}
            autoComplete="new-password"
            value={value}
            error={error}
          />
        )}
      </Field>
      <Button type="submit" wide busy={form.submitting.value} busyLabel={t('reset.busy')}>
        {submitLabel}
      </Button>
    </Form>
  )
}
