import { useForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { passwordProofFormSchema, type User } from '#contract/accounts.ts'
import { t } from '#locales/account-access.ts'
import { beginSession } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { showFieldErrors } from '#shared/lib/forms/forms.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { everyField } from '../every-field.ts'
import { NewPasswordForm } from '../password/new-password-form.tsx'
import { type OpenStep, openStepOf } from '../sign-in/open-step.ts'

const AdministratorStep = lazy(async () => ({
  default: (await import('../sign-in/administrator-step.tsx')).AdministratorStep,
}))

interface ProvePasswordProps {
  proof: string
  /** The account's name: a stranger's shows that somebody else chose the password. */
  fullName: string | undefined
  after: 'registration' | 'emailChange'
}

/**
 * The step after a confirmation in a browser without a session of the account: the person enters the account's
 * password, or chooses a new one and the name, and is then signed in.
 */
export function ProvePassword({ proof, fullName, after }: ProvePasswordProps) {
  const [choosing, setChoosing] = useState(false)
  const [step, setStep] = useState<OpenStep>()
  const client = useQueryClient()
  const router = useRouter()

  async function enter(user: User) {
    beginSession(client, user)
    await router.navigate({ to: '/', replace: true })
  }

  async function enterWith(entered: Promise<User>) {
    try {
      await enter(await entered)
    } catch (error) {
      const open = openStepOf(error)
      if (!open) throw error
      setStep(open)
    }
  }

  const routes = accountsApi['email-confirmation']
  const prove = (password: string) => enterWith(answer(routes.password.$post({ json: { proof, password } })))
  const choose = (values: { password: string; fullName: string }) =>
    enterWith(answer(routes['new-password'].$post({ json: { proof, ...values } })))

  if (step) {
    return (
      <Suspense>
        <AdministratorStep
          first={step}
          onEntered={enter}
          onOtherAccount={() => void router.navigate({ to: '/auth', replace: true })}
        />
      </Suspense>
    )
  }

  return (
    <section aria-labelledby="prove-password" className="mt-8 grid gap-4">
      <div className="grid gap-1">
        <h2 id="prove-password" className="text-22 font-bold tracking-tight">
          {t('prove.title')}
        </h2>
        <p className="text-soft">{t(choosing ? 'prove.newText' : `prove.${after}.text`)}</p>
        {fullName && <p className="wrap-anywhere">{t(`prove.${after}.name`, { name: fullName })}</p>}
      </div>
      {choosing ? (
        <NewPasswordForm asksName submitLabel={t('prove.saveAndEnter')} onChoose={choose} />
      ) : (
        <AccountPasswordForm label={t(`prove.${after}.password`)} onProve={prove} />
      )}
      <Button variant="ghost" wide onClick={() => setChoosing(!choosing)}>
        {t(choosing ? `prove.${after}.typeInstead` : 'prove.chooseInstead')}
      </Button>
    </section>
  )
}

interface AccountPasswordFormProps {
  label: string
  /** Throws the API's error if the password was not accepted. */
  onProve: (password: string) => Promise<void>
}

function AccountPasswordForm({ label, onProve }: AccountPasswordFormProps) {
  useSignals()
  const [form, { Form }] = useForm<{ password: string }>({
    validate: everyField(passwordProofFormSchema),
  })
  const [problem, setProblem] = useState<string>()

  async function prove({ password }: { password: string }) {
    setProblem(undefined)
    try {
      await onProve(password)
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(failureText(error))
    }
  }

  return (
    <Form method="post" onSubmit={prove} className="grid gap-4">
      <FormError message={problem} />
      <PasswordField of={form} name="password" label={label} />
      <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={t('prove.busy')}>
        {t('prove.submit')}
      </NetworkButton>
    </Form>
  )
}
