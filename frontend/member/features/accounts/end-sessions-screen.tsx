import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#locales/end-sessions.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { accountsApi, answer } from '#shared/lib/api/clients.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { EndSessions } from '#shared/ui/end-sessions.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { PublicPage } from './public-page.tsx'

const end = (token: string) => answer(accountsApi.sessions['end-by-link'].$post({ json: { token } }))

export function EndSessionsScreen() {
  const client = useQueryClient()
  return (
    <PublicPage>
      <EndSessions
        end={end}
        // The session of this browser may have ended too.
        onEnded={() => void client.refetchQueries(sessionQuery)}
        newPassword={
          <Link to="/esqueci-senha" className={buttonClass({ wide: true })}>
            {t('newPassword')}
          </Link>
        }
      />
      <Link to="/auth" className={`mt-3 ${textLinkClass}`}>
        {t('signIn')}
      </Link>
    </PublicPage>
  )
}
