import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/email-confirmation.ts'
import { ui } from '#locales/ui.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { EmailConfirmation, useEmailConfirmation } from '../email-confirmation.tsx'

export function ConfirmNewEmailScreen() {
  const confirmation = useEmailConfirmation('emailChange')
  return (
    <EmailConfirmation
      {...confirmation}
      done={confirmation.query.data?.message}
      actions={(failure) => <WayOn {...failure} />}
    />
  )
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
      {onRetry && <NetworkButton onClick={onRetry}>{ui.retry}</NetworkButton>}
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
