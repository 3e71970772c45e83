import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { messageFor, NetworkError } from '../../../../shared/lib/errors.ts'
import { emailConfirmation } from '../email-confirmation.ts'
import { accessTexts as t } from './access-texts.ts'
import { ConfirmationFailed, ConfirmationSucceeded } from './confirmation-outcome.tsx'
import { Outcome } from './outcome.tsx'
import { PublicPage } from './public-page.tsx'

const route = getRouteApi('/_public/confirmar-email')

export function ConfirmEmailScreen() {
  const { token } = route.useSearch()
  // The page that was made at build time knows no token.
  const hydrated = useHydrated()
  return (
    <PublicPage>
      <div aria-live="polite">
        {!hydrated && <Confirming />}
        {hydrated &&
          (token ? <Confirmation token={token} /> : <ConfirmationFailed message={t('confirm.missing')} />)}
      </div>
    </PublicPage>
  )
}

function Confirmation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(emailConfirmation(token))
  if (data !== undefined) return <ConfirmationSucceeded message={data} />
  if (isFetching || !error) return <Confirming />
  if (error instanceof NetworkError) {
    return <ConfirmationFailed message={t('confirm.network')} onRetry={() => void refetch()} />
  }
  return <ConfirmationFailed message={messageFor(error, t('confirm.failed'))} />
}

function Confirming() {
  return (
    <Outcome meaning="info" icon={Hourglass} title={t('confirm.working')}>
      {t('confirm.wait')}
    </Outcome>
  )
}
