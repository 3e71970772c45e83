import { setError, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { type Login, loginSchema, type User } from '#contract/accounts.ts'
import { t } from '#locales/accounts.ts'
import { beginSession } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { ApiError, serverMessageFor } from '#shared/lib/api/errors.ts'
import { showFieldErrors, useEarlySubmit } from '#shared/lib/forms/forms.ts'
import { forgetVault, WAITING } from '#shared/lib/session/forget-vault.ts'
import { safeRedirect } from '#shared/lib/session/redirect.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { PublicTitle } from '../public-page.tsx'
import { preloadRegistrationForm } from '../registration/lazy-registration-form.ts'
import { errorStaysOnPage } from './error-stays-on-page.ts'
import { type OpenStep, openStepOf } from './open-step.ts'
import { usePasskeySuggestions } from './use-passkey-suggestions.ts'

const AdministratorStep = lazy(async () => ({
  default: (await import('./administrator-step.tsx')).AdministratorStep,
}))

// Loaded on first use, or once the first load is over.
const passkeySignIn = () => import('./passkey-sign-in.ts')
const enterWithPasskey = async () => (await passkeySignIn()).enterWithPasskey()
const enterBySuggestion = async (signal: AbortSignal) => (await passkeySignIn()).enterBySuggestion(signal)

export function LoginForm({ redirect }: { redirect: string | undefined }) {
  useSignals()
  const [problem, setProblem] = useState<string>()
  const [step, setStep] = useState<OpenStep>()
  const [isAsking, setIsAsking] = useState(false)
  const client = useQueryClient()
  const router = useRouter()
  const [form, { Form }] = useForm<Login>({
    validate: valiForm(loginSchema),
    initialValues: { email: router.latestLocation.state.email },
  })
  useEarlySubmit(form)
  usePasskeySuggestions((signal) => signIn(() => enterBySuggestion(signal)))

  async function enter(user: User) {
    beginSession(client, user)
    await router.navigate({ href: safeRedirect(redirect), replace: true })
    const name = user.fullName || user.email
    toast({ variant: 'success', title: t('login.welcomeTitle'), description: t('login.welcome', { name }) })
  }

  async function signIn(ask: () => Promise<User | undefined>) {
    setProblem(undefined)
    try {
      const user = await ask()
      if (user) await enter(user)
    } catch (error) {
      const next = openStepOf(error)
      if (next) return setStep(next)
      if (showFieldErrors(form, error)) return
      // The block ended the session; only the sign-in names it.
      if (error instanceof ApiError && error.is('account_blocked')) forgetVault(WAITING)
      const message = serverMessageFor(error, t('login.failed'))
      if (errorStaysOnPage(error)) return setProblem(message)
      // The toast disappears; the form keeps saying what to do.
      if (error instanceof ApiError && error.is('invalid_credentials'))
        setError(form, 'password', t('login.wrong'))
      toast({ variant: 'destructive', title: t('login.failureTitle'), description: message })
    }
  }

  async function signInWithPasskey() {
    setIsAsking(true)
    await signIn(enterWithPasskey)
    setIsAsking(false)
  }

  if (step) {
    return (
      <Suspense>
        <AdministratorStep first={step} onEntered={enter} onOtherAccount={() => setStep(undefined)} />
      </Suspense>
    )
  }
  return (
    <>
      <PublicTitle title={t('login.title')} text={t('login.text')} />
      <SessionEndedNotice />
      <Form
        method="post"
        onSubmit={(values: Login) => signIn(() => answer(accountsApi.login.$post({ json: values })))}
        className="grid gap-4"
      >
        <FormError message={problem} title={t('login.failureTitle')} />
        <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username webauthn" />
        <PasswordField of={form} name="password" label={t('password')} />
        <NetworkButton type="submit" wide busy={form.submitting.value} busyLabel={t('login.busy')}>
          {t('login.submit')}
        </NetworkButton>
      </Form>
      <NetworkButton variant="quiet" wide className="mt-3" busy={isAsking} onClick={signInWithPasskey}>
        {t('login.passkey')}
      </NetworkButton>
      <div className="mt-3 flex flex-wrap justify-center gap-x-5 text-14 sm:justify-between sm:gap-x-2">
        <Link
          to="/esqueci-senha"
          state={() => ({ email: form.internal.fields.email?.value.peek() })}
          className={textLinkClass}
        >
          {t('login.forgotPassword')}
        </Link>
        <Link to="/confirmar-email" className={textLinkClass}>
          {t('login.confirmEmail')}
        </Link>
        <Link to="/status-cadastro" className={textLinkClass}>
          {t('login.registrationStatus')}
        </Link>
      </div>
      <p className="mt-2 text-center text-soft">
        {t('login.noAccount')}{' '}
        <Link
          to="/auth"
          search={{ modo: 'cadastro', ...(redirect && { redirect }) }}
          className={textLinkClass}
          onPointerEnter={preloadRegistrationForm}
          onFocus={preloadRegistrationForm}
        >
          {t('login.register')}
        </Link>
      </p>
    </>
  )
}

/** Explains why the sign-in is shown if a session ended while the app was in use. */
function SessionEndedNotice() {
  const { history } = useRouter()
  // The prerendered page has no history state.
  const hydrated = useHydrated()
  const { sessionEnded } = history.location.state
  if (!hydrated || !sessionEnded) return null
  return (
    <div className="mb-5">
      <Notice meaning="info" role="status" title={t(`sessionEnded.${sessionEnded}`)}>
        {t('sessionEnded.text')}
      </Notice>
    </div>
  )
}
