import { useQuery } from '@tanstack/react-query'
import { t } from '#locales/account-access.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { NetworkError } from '#shared/lib/api/errors.ts'
import { EmailConfirmation, useEmailConfirmation } from '../email-confirmation.tsx'
import { ConfirmationActions } from './confirmation-actions.tsx'

export function ConfirmEmailScreen() {
  const confirmation = useEmailConfirmation('registration')
  const { data: user } = useQuery(sessionQuery)
  const { data, error, isFetching } = confirmation.query
  // A link works once: opening it again, or reloading its page, means that the address is already confirmed.
  const wasConfirmedBefore =
    (confirmation.isMissing || (error !== null && !(error instanceof NetworkError))) &&
    user != null &&
    user.status !== 'pending'
  return (
    <EmailConfirmation
      {...confirmation}
      done={data?.message ?? (wasConfirmedBefore && !isFetching ? t('confirm.already') : undefined)}
      actions={(failure) => <ConfirmationActions user={user} {...failure} />}
    />
  )
}
