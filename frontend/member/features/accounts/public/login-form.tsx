import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Login, loginSchema } from '../../../../../worker/contract/accounts.ts'
import accountsPt from '../../../../locales/pt/accounts.json'
import { accountsApi, answer } from '../../../../shared/lib/api.ts'
import { messageFor } from '../../../../shared/lib/errors.ts'
import { showFieldErrors, useEarlySubmit } from '../../../../shared/lib/forms.ts'
import { plainTexts } from '../../../../shared/lib/plain-texts.ts'
import { safeRedirect } from '../../../../shared/lib/redirect.ts'
import { beginSession } from '../../../../shared/lib/session.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { FormError } from '../../../../shared/ui/form-error.tsx'
import { PasswordField } from '../../../../shared/ui/password-field.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'

const t = plainTexts('accounts', accountsPt)

export function LoginForm({ redirect }: { redirect: string | undefined }) {
  useSignals()
  const [form, { Form, Field }] = useForm<Login>({ validate: valiForm(loginSchema) })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const router = useRouter()
  useEarlySubmit(form)

  async function signIn(values: Login) {
    setProblem(undefined)
    try {
      const user = await answer(accountsApi.login.$post({ json: values }))
      beginSession(client, user)
      await router.navigate({ href: safeRedirect(redirect), replace: true })
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(messageFor(error, t('login.failed')))
    }
  }

  return (
    <Form method="post" onSubmit={signIn} className="grid gap-4">
      <h1 className="text-28 font-bold">{t('login.title')}</h1>
      <FormError message={problem} title={t('login.failureTitle')} />
      <Field name="email">
        {(field, props) => (
          <TextField
            {...props}
            label={t('email')}
            type="email"
            autoComplete="username"
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <Field name="password">
        {(field, props) => (
          <PasswordField
            {...props}
            label={t('password')}
            autoComplete="current-password"
            value={field.value}
            error={field.error}
          />
        )}
      </Field>
      <Button type="submit" wide busy={form.submitting.value} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </Form>
  )
}
