import { getValue, setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type RegistrationStatusAnswer, registrationStatusSchema } from '#contract/accounts.ts'
import { t } from '#locales/account-access.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { serverMessageFor } from '#shared/lib/api/errors.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { PublicPage, PublicTitle } from '../public-page.tsx'
import { RegistrationStatusResult } from './registration-status-result.tsx'

type Values = {
  email: string
}

export function RegistrationStatusScreen() {
  useSignals()
  const [form, { Form }] = useForm<Values>({ validate: valiForm(registrationStatusSchema) })
  const [problem, setProblem] = useState<string>()
  const [result, setResult] = useState<RegistrationStatusAnswer>()
  useEarlySubmit(form)
  const { data: user } = useQuery(sessionQuery)
  useEffect(() => {
    if (user && !getValue(form, 'email')) setValue(form, 'email', user.email, { shouldFocus: false })
  }, [form, user])

  async function check(json: Values) {
    setProblem(undefined)
    setResult(undefined)
    try {
      setResult(await answer(accountsApi['registration-status'].$post({ json })))
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(serverMessageFor(error, t('status.failed')))
    }
  }

  return (
    <PublicPage>
      <PublicTitle title={t('status.title')} text={t('status.text')} />
      <Form method="post" onSubmit={check} className="grid gap-4">
        <FormError message={problem} />
        <TextField of={form} name="email" label={t('email')} type="email" autoComplete="email" />
        <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={t('status.busy')}>
          {t('status.submit')}
        </NetworkButton>
      </Form>
      <div aria-live="polite">{result && <RegistrationStatusResult {...result} />}</div>
      {!result && (
        <Link to="/auth" className={`mt-3 ${textLinkClass}`}>
          {t('backToSignIn')}
        </Link>
      )}
    </PublicPage>
  )
}
