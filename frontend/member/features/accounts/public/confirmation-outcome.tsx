import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailCheck, MailX } from 'lucide-react'
import { sessionQuery } from '../../../../shared/lib/session.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { accessTexts as t } from './access-texts.ts'
import { Outcome } from './outcome.tsx'
import { ResendEmail } from './resend-email.tsx'

export function ConfirmationSucceeded({ message }: { message: string }) {
  const { data: user } = useQuery(sessionQuery)
  return (
    <Outcome
      meaning="good"
      icon={MailCheck}
      title={t('confirm.doneTitle')}
      actions={
        <>
          {user ? (
            <Link to="/" className={buttonClass()}>
              {t('confirm.follow')}
            </Link>
          ) : (
            <Link to="/auth" className={buttonClass()}>
              {t('signIn')}
            </Link>
          )}
          <StatusLink />
        </>
      }
    >
      {message}
    </Outcome>
  )
}

export function ConfirmationFailed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { data: user } = useQuery(sessionQuery)
  const waiting = user?.status === 'pending'
  return (
    <Outcome
      meaning="problem"
      icon={MailX}
      title={t('confirm.failedTitle')}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
          {waiting && <ResendEmail user={user} />}
          <StatusLink />
          {!user && (
            <Link to="/auth" className={buttonClass({ variant: 'ghost' })}>
              {t('signIn')}
            </Link>
          )}
          {user && (
            <Link to="/" className={buttonClass({ variant: 'ghost' })}>
              {t('confirm.follow')}
            </Link>
          )}
        </>
      }
    >
      {message}
      {!user && !onRetry && ` ${t('confirm.signInForAnother')}`}
    </Outcome>
  )
}

function StatusLink() {
  return (
    <Link to="/status-cadastro" className={buttonClass({ variant: 'tint' })}>
      {t('checkStatus')}
    </Link>
  )
}
