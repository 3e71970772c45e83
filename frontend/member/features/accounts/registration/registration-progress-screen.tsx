import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/accounts.ts'
import { givenNameOf } from '#contract/given-name.ts'
import { t } from '#locales/registration-progress.ts'
import { companyQuery, sessionQuery } from '#member/shared/lib/session/session.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { Steps } from '#member/shared/ui/steps.tsx'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { rejectionReasonClauses } from '#texts/labels.ts'
import { PhoneHelp } from '../phone-help.tsx'
import { CorrectEmail } from './correct-email.tsx'
import { CorrectRegistrationForm } from './correct-registration-form.tsx'
import { registrationSteps } from './registration-steps.ts'
import { ResendEmail } from './resend-email.tsx'
import { usualWaitText } from './usual-wait.ts'

const REFRESH_MS = 20_000

/** The only screen for an account that is not approved; the surrounding shell offers the sign-out. */
export function RegistrationProgressScreen() {
  const { data: user } = useQuery({
    ...sessionQuery,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
  useWelcomeWhenApproved()
  return <div className="mx-auto max-w-160 pt-3 pb-8">{user && <Progress user={user} />}</div>
}

function Progress({ user }: { user: User }) {
  const { data: company } = useQuery(companyQuery)
  const rejected = user.status === 'rejected'
  const usual = company?.usualWaitMinutes
  const usualWait = usual === undefined ? '' : ` ${usualWaitText(usual)}`
  const name = givenNameOf(user.fullName)
  const steps = registrationSteps(user).map(({ key, state, at }) => ({
    key,
    state,
    label: t(key === 'confirmed' && state === 'current' ? 'steps.confirm' : `steps.${key}`),
    ...(at && { time: dayAndTime(at) }),
    ...(key === 'confirmed' && state === 'current' && { detail: <ConfirmationHelp user={user} /> }),
    ...(key === 'decided' && state === 'current' && { detail: `${t('reviewHelp')}${usualWait}` }),
    ...(key === 'decided' && user.rejection && { detail: <Rejection {...user.rejection} /> }),
  }))
  const now = steps.find(({ state }) => state !== 'done')
  return (
    <>
      <PageHeader title={t('title')} description={t(rejected ? 'greetingRejected' : 'greeting', { name })} />
      <Card>
        <p role="status" className="sr-only">
          {t('now', { step: now?.label ?? '' })}
        </p>
        <Steps label={t('stepsLabel')} steps={steps} />
      </Card>
      {(rejected || user.status === 'email_confirmed') && <CorrectRegistrationForm user={user} />}
      <PhoneHelp phone={company?.phone} />
    </>
  )
}

function ConfirmationHelp({ user }: { user: User }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="wrap-anywhere">{t('confirmHelp', { email: user.email })}</p>
      <NeedsNetwork act="confirmation" />
      <ResendEmail user={user} />
      <CorrectEmail user={user} />
    </div>
  )
}

function Rejection({ reason, text }: NonNullable<User['rejection']>) {
  return (
    <Notice meaning="problem" title={t('rejected', { reason: rejectionReasonClauses[reason] })}>
      <p className="whitespace-pre-line">{text}</p>
    </Notice>
  )
}

/** The approval replaces this screen; a toast says why. */
function useWelcomeWhenApproved(): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      const user = client.getQueryData(sessionQuery.queryKey)
      if (user?.status !== 'approved') return
      toast({ record: user.id, variant: 'success', title: t('approvedTitle'), description: t('approved') })
    },
    [client],
  )
}
