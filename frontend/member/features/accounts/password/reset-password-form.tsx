import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { passwordResetFormSchema } from '#contract/accounts.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { everyField } from '../every-field.ts'
import { PublicTitle } from '../public-page.tsx'
import { accessTexts as t } from '../sign-in/access-texts.ts'
import { PasswordStrength } from './password-strength-meter.tsx'

type Values = {
  password: string
  confirmPassword: string
}

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  useSignals()
  const [form, { Form, Field }] = useForm<Values>({ validate: everyField(passwordResetFormSchema) })
  const [problem, setProblem] = useState<string>()
  useEarlySubmit(form)

  async function reset({ password }: Values) {
    setProblem(undefined)
    try {
      const { message } = await answer(
        accountsApi['password-reset'].confirm.$post({ json: { token, password } }),
      )
      onDone(message)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error, t('reset.failed')))
    }
  }

  return (
    <>
      <PublicTitle title={t('reset.title')} text={t('reset.text')} />
      <Form method="post" onSubmit={reset} className="grid gap-4">
        <FormError message={problem} title={t('reset.failedTitle')} />
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
          {t('reset.submit')}
        </Button>
      </Form>
      <Link to="/esqueci-senha" className={`mt-3 ${textLinkClass}`}>
        {t('reset.another')}
      </Link>
    </>
  )
}
