import { Link } from '@tanstack/react-router'
import type { User } from '#contract/accounts.ts'
import { t } from '#locales/account-access.ts'
import { ui } from '#locales/ui.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { ResendEmail } from './resend-email.tsx'

interface ConfirmationActionsProps {
  user: User | null | undefined
  failed?: boolean
  /** Set if a retry may help. */
  onRetry?: () => void
}

/**
 * Links after a confirmation: the registration status and the sign-in, or their replacements for a signed-in
 * member. The sign-in is first unless something else may help after a failure.
 */
export function ConfirmationActions({ user, failed = false, onRetry }: ConfirmationActionsProps) {
  const asksSignIn = failed && user === null && !onRetry
  const isSignInFirst = !failed || asksSignIn
  const signInLink = (
    <Link to={user ? '/' : '/auth'} className={buttonClass({ variant: isSignInFirst ? 'solid' : 'ghost' })}>
      {user ? t('confirm.follow') : t('signIn')}
    </Link>
  )
  return (
    <>
      {onRetry && <NetworkButton onClick={onRetry}>{ui.retry}</NetworkButton>}
      {failed && user?.status === 'pending' && <ResendEmail user={user} />}
      {asksSignIn && <p className="mb-2 text-soft">{t('confirm.signInForAnother')}</p>}
      {isSignInFirst && signInLink}
      <Link to="/status-cadastro" className={buttonClass({ variant: 'tint' })}>
        {t('checkStatus')}
      </Link>
      {!isSignInFirst && signInLink}
    </>
  )
}
