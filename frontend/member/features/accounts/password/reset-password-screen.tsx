import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { CircleCheck, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { t } from '#locales/account-access.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Outcome } from '../outcome.tsx'
import { PublicPage } from '../public-page.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

export function ResetPasswordScreen() {
  const token = useLinkToken()
  const [done, setDone] = useState<string>()
  const client = useQueryClient()
  // The prerendered page has no token.
  const hydrated = useHydrated()
  const incomplete = hydrated && !token

  function succeeded(message: string) {
    setDone(message)
    // The reset ended every session of the account, possibly including this browser's.
    void client.refetchQueries(sessionQuery)
  }

  return (
    <PublicPage>
      {incomplete && (
        <Outcome
          meaning="problem"
          icon={Link2Off}
          title={t('reset.missingTitle')}
          actions={
            <>
              <Link to="/esqueci-senha" className={buttonClass()}>
                {t('reset.another')}
              </Link>
              <Link to="/auth" className={buttonClass({ variant: 'ghost' })}>
                {t('backToSignIn')}
              </Link>
            </>
          }
        >
          {t('reset.missing')}
        </Outcome>
      )}
      {done && (
        <Outcome
          meaning="good"
          focused
          icon={CircleCheck}
          title={t('reset.doneTitle')}
          actions={
            <Link to="/auth" className={buttonClass()}>
              {t('signIn')}
            </Link>
          }
        >
          {done}
        </Outcome>
      )}
      {!incomplete && !done && <ResetPasswordForm token={token ?? ''} onDone={succeeded} />}
    </PublicPage>
  )
}
