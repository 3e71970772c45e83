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

/** After the password: the code, or setting the second factor up where the company asks for one. */
export function SecondStep({ administrator, onPassed }: SecondStepProps) {
  const client = useQueryClient()
  const [enabled, setEnabled] = useState(false)

  async function pass() {
    const entered: Administrator = { ...administrator, access: 'full' }
    client.setQueryData(adminSessionQuery.queryKey, entered)
    await onPassed()
  }

  if (administrator.access === 'enrolment') {
    return (
      <>
        <Head title={t(enabled ? 'recovery.title' : 'enrolment.title')}>
          {!enabled && t('enrolment.required')}
        </Head>
        <Suspense>
          <Enrolment onEnabled={() => setEnabled(true)} onDone={() => void pass()} />
        </Suspense>
        {!enabled && <OtherAccount />}
      </>
    )
  }
  return (
    <>
      <Head title={t('step.title')} focused={false}>
        {t('step.intro', { name: administrator.fullName.split(' ')[0] ?? '' })}
      </Head>
      <CodeForm
        recovery
        focusFirst
        submitLabel={t('step.submit')}
        busyLabel={t('step.busy')}
        onCode={async (code) => {
          await secondFactorApi.verify.$post({ json: { code } })
          await pass()
        }}
      />
      <p className="text-14 text-soft">{t('step.lost')}</p>
      <OtherAccount />
    </>
  )
}

interface HeadProps {
  title: string
  children?: ReactNode
  focused?: boolean
}

/** Takes the focus, unless a field of the step does: what was on the page before is gone. */
function Head({ title, children, focused = true }: HeadProps) {
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

function OtherAccount() {
  const client = useQueryClient()
  const leaving = useMutation({
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
      busy={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      {t('step.other')}
    </Button>
  )
}
