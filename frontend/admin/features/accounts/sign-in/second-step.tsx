import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { adminSessionQuery, signOutAdmin } from '#admin/shared/lib/admin-session.ts'
import type { Administrator } from '#contract/second-factor.ts'
import { secondFactorApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { CodeForm } from '../second-factor/code-form.tsx'
import { t } from '../security-texts.ts'

const Enrolment = lazy(async () => ({ default: (await import('../second-factor/enrolment.tsx')).Enrolment }))

interface SecondStepProps {
  administrator: Administrator
  onPassed: () => Promise<void>
}

/** The step after the password: enter a code, or set up the second factor if the company requires one. */
export function SecondStep({ administrator, onPassed }: SecondStepProps) {
  const client = useQueryClient()
  const [enabled, setEnabled] = useState(false)

  async function completeSignIn() {
    const signedIn: Administrator = { ...administrator, access: 'full' }
    client.setQueryData(adminSessionQuery.queryKey, signedIn)
    await onPassed()
  }

  if (administrator.access === 'enrolment') {
    return (
      <>
        <StepHeading title={t(enabled ? 'recovery.title' : 'enrolment.title')}>
          {!enabled && t('enrolment.required')}
        </StepHeading>
        <Suspense>
          <Enrolment onEnabled={() => setEnabled(true)} onDone={() => void completeSignIn()} />
        </Suspense>
        {!enabled && <OtherAccountButton />}
      </>
    )
  }
  return (
    <>
      <StepHeading title={t('step.title')} focused={false}>
        {t('step.intro', { name: administrator.fullName.split(' ')[0] ?? '' })}
      </StepHeading>
      <CodeForm
        recovery
        focusFirst
        submitLabel={t('step.submit')}
        busyLabel={t('step.busy')}
        onCode={async (code) => {
          await secondFactorApi.verify.$post({ json: { code } })
          await completeSignIn()
        }}
      />
      <p className="text-14 text-soft">{t('step.lost')}</p>
      <OtherAccountButton />
    </>
  )
}

interface StepHeadingProps {
  title: string
  children?: ReactNode
  focused?: boolean
}

/** Takes the focus unless a field of the step does: the element that had it before is gone. */
function StepHeading({ title, children, focused = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [title, focused])
  return (
    <div className="grid gap-1">
      <h1 ref={heading} tabIndex={-1} className="text-28 font-bold tracking-tight text-balance outline-none">
        {title}
      </h1>
      {children && <p className="text-soft">{children}</p>}
    </div>
  )
}

function OtherAccountButton() {
  const client = useQueryClient()
  const signingOut = useMutation({
    networkMode: 'always',
    mutationFn: () => signOutAdmin(client),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('step.otherFailed'), description: messageFor(error) }),
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
