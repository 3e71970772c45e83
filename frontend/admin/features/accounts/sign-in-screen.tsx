import { useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { adminLoginSchema } from '../../../../worker/contract/accounts.ts'
import accountsPt from '../../../locales/pt/accounts.json'
import { beginAdminSession } from '../../../shared/lib/admin-session.ts'
import { adminAccountsApi, answer } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { showFieldErrors, useEarlySubmit } from '../../../shared/lib/forms.ts'
import { plainTexts } from '../../../shared/lib/plain-texts.ts'
import { safeRedirect } from '../../../shared/lib/redirect.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FormError } from '../../../shared/ui/form-error.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

const t = plainTexts('accounts', accountsPt)
const route = getRouteApi('/entrar')

type Credentials = {
  email: string
  password: string
}

export function SignInScreen() {
  useSignals()
  const { redirect } = route.useSearch()
  const [form, { Form, Field }] = useForm<Credentials>({ validate: valiForm(adminLoginSchema) })
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const router = useRouter()
  useEarlySubmit(form)

  async function signIn(values: Credentials) {
    setProblem(undefined)
    try {
      beginAdminSession(client, await answer(adminAccountsApi.login.$post({ json: values })))
      await router.navigate({ href: safeRedirect(redirect), replace: true })
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(messageFor(error))
    }
  }

  return (
    <main className="mx-auto grid min-h-dvh max-w-96 content-center p-4">
      <Form method="post" onSubmit={signIn} className="grid gap-4">
        <h1 className="text-28 font-bold">{t('admin.title')}</h1>
        <FormError message={problem} />
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
    </main>
  )
}
