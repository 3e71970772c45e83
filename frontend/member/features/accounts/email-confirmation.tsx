import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Hourglass, MailCheck, MailX } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { t } from '#locales/email-confirmation.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { NetworkError, serverMessageFor } from '#shared/lib/api/errors.ts'
import { oncePerToken } from './once-per-token.ts'
import { LateText, Outcome } from './outcome.tsx'
import { PublicPage } from './public-page.tsx'
import { useLinkToken } from './use-link-token.ts'

const ProvePassword = lazy(async () => ({
  default: (await import('./registration/prove-password.tsx')).ProvePassword,
}))

const purposes = {
  registration: { keyOf: queryKeys.emailConfirmation, confirm: accountsApi['email-confirmation'].$post },
  emailChange: { keyOf: queryKeys.emailChange, confirm: accountsApi['email-change'].confirm.$post },
}

/**
 * Sends the token of the link that opened the screen. The data are the message to show and, if this browser has no
 * session of the account, the proof needed for the password and the account's name. For a signed-in member, the session
 * query then has the confirmed address.
 */
export function useEmailConfirmation(purpose: keyof typeof purposes) {
  const { keyOf, confirm } = purposes[purpose]
  const token = useLinkToken()
  // The prerendered page has no token.
  const hydrated = useHydrated()
  const query = useQuery({
    queryKey: keyOf(token ?? ''),
    queryFn: async ({ client }) => {
      const { message, passwordProof, fullName } = await answer(
        confirm({ query: {}, json: { token: token ?? '' } }),
      )
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return { message: message || t(`${purpose}.done`), passwordProof, fullName }
    },
    ...oncePerToken,
    enabled: hydrated && token !== undefined,
  })
  return { purpose, query, isMissing: hydrated && token === undefined }
}

interface Failure {
  failed: true
  /** Set if a retry may help. */
  onRetry?: () => void
}

interface EmailConfirmationProps extends ReturnType<typeof useEmailConfirmation> {
  /** The message of a success. */
  done: string | undefined
  /** Links to what comes next. */
  actions: (failure?: Failure) => ReactNode
}

export function EmailConfirmation({ purpose, query, isMissing, done, actions }: EmailConfirmationProps) {
  const { data, error, isFetching, refetch } = query
  const passwordProof = data?.passwordProof

  // One Outcome for all three states, so that a screen reader announces the change.
  return (
    <PublicPage>
      {done !== undefined ? (
        <Outcome
          meaning="good"
          icon={MailCheck}
          title={t(`${purpose}.doneTitle`)}
          actions={passwordProof ? undefined : actions()}
        >
          {done}
        </Outcome>
      ) : isMissing || (error && !isFetching) ? (
        <Outcome
          meaning="problem"
          icon={MailX}
          title={t(`${purpose}.failedTitle`)}
          actions={actions({
            failed: true,
            ...(error instanceof NetworkError && { onRetry: () => void refetch() }),
          })}
        >
          {isMissing ? t('missing') : failureText(error)}
        </Outcome>
      ) : (
        <Outcome meaning="info" icon={Hourglass} title={t(`${purpose}.working`)}>
          {t('wait')} <LateText>{t('late')}</LateText>
        </Outcome>
      )}
      {passwordProof && (
        <Suspense>
          <ProvePassword proof={passwordProof} fullName={data?.fullName} after={purpose} />
        </Suspense>
      )}
    </PublicPage>
  )
}

function failureText(error: unknown): string {
  return error instanceof NetworkError ? t('network') : serverMessageFor(error, t('failed'))
}
