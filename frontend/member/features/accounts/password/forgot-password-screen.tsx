import { setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { Link, useRouter } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { passwordResetRequestSchema } from '#contract/accounts.ts'
import { t } from '#locales/account-access.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { Outcome } from '../outcome.tsx'
import { PublicPage, PublicTitle } from '../public-page.tsx'

export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<string>()
  return (
    <PublicPage>
      {sent && (
        <Outcome
          meaning="info"
          focused
          icon={MailOpen}
          title={t('forgot.sentTitle')}
          actions={
            <>
              <Link to="/auth" className={buttonClass()}>
                {t('backToSignIn')}
              </Link>
              <Button variant="ghost" onClick={() => setSent(undefined)}>
                {t('forgot.another')}
              </Button>
            </>
          }
        >
          {sent}
        </Outcome>
      )}
      {!sent && <RequestForm onSent={setSent} />}
    </PublicPage>
  )
}

type Values = {
  email: string
}

function RequestForm({ onSent }: { onSent: (message: string) => void }) {
  useSignals()
  const [form, { Form }] = useForm<Values>({ validate: valiForm(passwordResetRequestSchema) })
  const [problem, setProblem] = useState<string>()
  const { latestLocation } = useRouter()
  useEarlySubmit(form)
  // After hydration: the prerendered markup has no e-mail.
  useEffect(() => {
    const { email } = latestLocation.state
    if (email) setValue(form, 'email', email, { shouldFocus: false })
  }, [form, latestLocation])

  async function request(json: Values) {
    setProblem(undefined)
    try {
      const { message } = await answer(accountsApi['password-reset'].$post({ json }))
      onSent(message)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error, t('forgot.failed')))
    }
  }

  return (
    <>
      <PublicTitle title={t('forgot.title')} text={t('forgot.text')} />
      <Form method="post" onSubmit={request} className="grid gap-4">
        <FormError message={problem} />
        <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username" />
        <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={t('forgot.busy')}>
          {t('forgot.submit')}
        </NetworkButton>
      </Form>
      <Link to="/auth" className={`mt-3 ${textLinkClass}`}>
        {t('backToSignIn')}
      </Link>
    </>
  )
}
