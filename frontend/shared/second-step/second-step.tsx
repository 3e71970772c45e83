import { useMutation } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AdminAccess, Factor } from '#contract/second-factor.ts'
import { t } from '#locales/admin-security.ts'
import type { SecondStepApi } from '#shared/lib/api/clients.ts'
import { Button } from '#shared/ui/button.tsx'
import { toastFailure } from '#shared/ui/feedback/toast.ts'
import { PasskeyButton } from '#shared/ui/passkeys/passkey-button.tsx'
import { CodeForm } from './code-form.tsx'
import { StaffPasswordForm } from './staff-password-form.tsx'

const Enrolment = lazy(async () => ({ default: (await import('./enrolment.tsx')).Enrolment }))

interface SecondStepProps {
  /** What the sign-in still requires. */
  access: Exclude<AdminAccess, 'full'>
  /** Greets the person before the code. */
  intro: string
  factors: readonly Factor[]
  /** Resolves to false if the person cancels. */
  proveWithPasskey: () => Promise<boolean>
  api: SecondStepApi
  changePassword: (input: { currentPassword: string; newPassword: string }) => Promise<unknown>
  /** Determines what the sign-in requires next. */
  onPassed: () => Promise<void>
  onOtherAccount: () => Promise<unknown>
}

/**
 * The steps of an administrator's sign-in after the password: a code, a password that meets the rules, or setting up the
 * second factor if the company requires one.
 */
export function SecondStep({
  access,
  intro,
  factors,
  proveWithPasskey,
  api,
  changePassword,
  onPassed,
  onOtherAccount,
}: SecondStepProps) {
  const [enabled, setEnabled] = useState(false)
  const other = <OtherAccountButton onOtherAccount={onOtherAccount} />

  if (access === 'password') {
    return (
      <>
        <StepHeading title={t('staffPassword.title')}>{t('staffPassword.text')}</StepHeading>
        <StaffPasswordForm onChange={changePassword} onDone={onPassed} />
        {other}
      </>
    )
  }
  if (access === 'enrolment') {
    return (
      <>
        <StepHeading title={t(enabled ? 'recovery.title' : 'enrolment.title')}>
          {!enabled && t('enrolment.required')}
        </StepHeading>
        <Suspense>
          <Enrolment api={api} onEnabled={() => setEnabled(true)} onDone={() => void onPassed()} />
        </Suspense>
        {!enabled && other}
      </>
    )
  }
  return (
    <>
      <StepHeading title={t('step.title')} focused={factors.includes('passkey')}>
        {intro}
      </StepHeading>
      {factors.includes('passkey') && (
        <PasskeyButton
          label={t('step.passkey')}
          busyLabel={t('step.passkeyBusy')}
          onUse={async () => {
            if (await proveWithPasskey()) await onPassed()
          }}
        />
      )}
      {factors.includes('app') && (
        <CodeForm
          recovery
          focusFirst={!factors.includes('passkey')}
          submitLabel={t('step.submit')}
          busyLabel={t('step.busy')}
          onCode={async (code) => {
            await api.verify.$post({ json: { code } })
            await onPassed()
          }}
        />
      )}
      <p className="text-14 text-soft">{t('step.lost')}</p>
      {other}
    </>
  )
}

interface StepHeadingProps {
  title: string
  children?: ReactNode
  focused?: boolean
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** Takes the focus unless a field of the step does, because the previously focused element is gone. */
function StepHeading({ title, children, focused = true }: StepHeadingProps) {
  return (
    <div className="grid gap-1">
      <h1
        // A new title is a new step.
        key={title}
        ref={focused ? takeFocus : undefined}
        tabIndex={-1}
        className="text-28 font-bold tracking-tight text-balance outline-none"
      >
        {title}
      </h1>
      {children && <p className="text-soft">{children}</p>}
    </div>
  )
}

function OtherAccountButton({ onOtherAccount }: { onOtherAccount: () => Promise<unknown> }) {
  const signingOut = useMutation({
    networkMode: 'always',
    mutationFn: onOtherAccount,
    onError: (error) => toastFailure(t('step.otherFailed'), error),
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      className="justify-self-start"
      busy={signingOut.isPending}
      onClick={() => signingOut.mutate()}
    >
      {t('step.other')}
    </Button>
  )
}
