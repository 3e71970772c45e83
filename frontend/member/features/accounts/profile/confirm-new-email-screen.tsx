import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { Hourglass, MailCheck, MailX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { t } from '#locales/email-change.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { NetworkError, serverMessageFor } from '#shared/lib/api/errors.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { oncePerToken } from '../once-per-token.ts'
import { LateText, Outcome } from '../outcome.tsx'
import { PublicPage } from '../public-page.tsx'
import { useLinkToken } from '../use-link-token.ts'

const ProvePassword = lazy(async () => ({
  default: (await import('../registration/prove-password.tsx')).ProvePassword,
}))

export function ConfirmNewEmailScreen() {
  const token = useLinkToken()
  // The prerendered page has no token.
  const hydrated = useHydrated()
  const { data, error, isFetching, refetch } = useQuery({
    ...emailChangeConfirmation(token ?? ''),
    enabled: hydrated && token !== undefined,
  })
  const missing = hydrated && token === undefined
  const passwordProof = data?.passwordProof

  // One Outcome for all three states, so that a screen reader announces the change.
  return (
    <PublicPage>
      {data !== undefined ? (
        <Outcome
          meaning="good"
          icon={MailCheck}
          title={t('doneTitle')}
          {...(!passwordProof && { actions: <WayOn /> })}
        >
          {data.message}
        </Outcome>
      ) : missing || (error && !isFetching) ? (
        <Outcome
          meaning="problem"
          icon={MailX}
          title={t('failedTitle')}
          actions={<WayOn failed {...(error instanceof NetworkError && { onRetry: () => void refetch() })} />}
        >
          {missing ? t('missing') : failureOf(error)}
        </Outcome>
      ) : (
        <Outcome meaning="info" icon={Hourglass} title={t('working')}>
          {t('wait')} <LateText>{t('late')}</LateText>
        </Outcome>
      )}
      {passwordProof && (
        <Suspense>
          <ProvePassword proof={passwordProof} fullName={data?.fullName} after="emailChange" />
        </Suspense>
      )}
    </PublicPage>
  )
}

function failureOf(error: unknown): string {
  return error instanceof NetworkError ? t('network') : serverMessageFor(error, t('failed'))
}

interface WayOnProps {
  failed?: boolean
  /** Set if a retry may help. */
  onRetry?: () => void
}

/** Links to the profile, where another link can be requested. */
function WayOn({ failed = false, onRetry }: WayOnProps) {
  const { data: user } = useQuery(sessionQuery)
  return (
    <>
      {onRetry && <NetworkButton onClick={onRetry}>{t('retry')}</NetworkButton>}
      {failed && user === null && !onRetry && <p className="text-soft">{t('signInForAnother')}</p>}
      <Link
        to={user ? '/app/profile' : '/auth'}
        className={buttonClass({ variant: onRetry ? 'ghost' : 'solid' })}
      >
        {user ? t('account') : t('signIn')}
      </Link>
    </>
  )
}

/**
 * Resolves to the message to show and, if this browser has no session of the account, the proof needed for the password
 * and the account's name. For a signed-in member, the session query then has the new address.
 */
function emailChangeConfirmation(token: string) {
  return queryOptions({
    queryKey: queryKeys.emailChange(token),
    queryFn: async ({ client }) => {
      const { message, passwordProof, fullName } = await answer(
        accountsApi['email-change'].confirm.$post({ query: {}, json: { token } }),
      )
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return { message: message || t('done'), passwordProof, fullName }
    },
    ...oncePerToken,
  })
}
