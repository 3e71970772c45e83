import { queryOptions, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Hourglass, MailCheck, MailX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { t } from '#locales/account-access.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { NetworkError, serverMessageFor } from '#shared/lib/api/errors.ts'
import { oncePerToken } from '../once-per-token.ts'
import { LateText, Outcome } from '../outcome.tsx'
import { PublicPage } from '../public-page.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { ConfirmationActions } from './confirmation-actions.tsx'

const ProvePassword = lazy(async () => ({
  default: (await import('./prove-password.tsx')).ProvePassword,
}))

export function ConfirmEmailScreen() {
  const token = useLinkToken()
  const { data: user } = useQuery(sessionQuery)
  // The prerendered page has no token.
  const hydrated = useHydrated()
  const { data, error, isFetching, refetch } = useQuery({
    ...emailConfirmation(token ?? ''),
    enabled: hydrated && token !== undefined,
  })
  const missing = hydrated && token === undefined
  // A link works once: opening it again, or reloading its page, means that the address is already confirmed.
  const wasConfirmedBefore =
    (missing || (error !== null && !(error instanceof NetworkError))) &&
    user != null &&
    user.status !== 'pending'
  const done = data?.message ?? (wasConfirmedBefore && !isFetching ? t('confirm.already') : undefined)

  const passwordProof = data?.passwordProof

  // One Outcome for all three states, so that a screen reader announces the change.
  return (
    <PublicPage>
      {done !== undefined ? (
        <Outcome
          meaning="good"
          icon={MailCheck}
          title={t('confirm.doneTitle')}
          {...(!passwordProof && { actions: <ConfirmationActions user={user} /> })}
        >
          {done}
        </Outcome>
      ) : missing || (error && !isFetching) ? (
        <Outcome
          meaning="problem"
          icon={MailX}
          title={t('confirm.failedTitle')}
          actions={
            <ConfirmationActions
              failed
              user={user}
              {...(error instanceof NetworkError && { onRetry: () => void refetch() })}
            />
          }
        >
          {missing ? t('confirm.missing') : failureOf(error)}
        </Outcome>
      ) : (
        <Outcome meaning="info" icon={Hourglass} title={t('confirm.working')}>
          {t('confirm.wait')} <LateText>{t('confirm.late')}</LateText>
        </Outcome>
      )}
      {passwordProof && (
        <Suspense>
          <ProvePassword proof={passwordProof} fullName={data?.fullName} after="registration" />
        </Suspense>
      )}
    </PublicPage>
  )
}

function failureOf(error: unknown): string {
  return error instanceof NetworkError ? t('confirm.network') : serverMessageFor(error, t('confirm.failed'))
}

/**
 * Resolves to the message to show and, if this browser has no session of the account, the proof needed for the password
 * and the account's name.
 */
function emailConfirmation(token: string) {
  return queryOptions({
    queryKey: queryKeys.emailConfirmation(token),
    queryFn: async ({ client }) => {
      const { message, passwordProof, fullName } = await answer(
        accountsApi['email-confirmation'].$post({ query: {}, json: { token } }),
      )
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return { message: message || t('confirm.done'), passwordProof, fullName }
    },
    ...oncePerToken,
  })
}
