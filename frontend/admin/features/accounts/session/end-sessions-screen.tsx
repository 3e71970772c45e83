import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { t } from '#locales/admin.ts'
import { t as endSessionsTexts } from '#locales/end-sessions.ts'
import { adminAccountsApi, adminAddressesApi, answer } from '#shared/lib/api/clients.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EndSessions } from '#shared/ui/end-sessions.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'

const end = (token: string) => answer(adminAccountsApi.sessions['end-by-link'].$post({ json: { token } }))

export function EndSessionsScreen() {
  const client = useQueryClient()
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-112 content-center gap-6 px-4 py-8">
      <BrandMark line={t('area')} />
      <Card className="p-5 md:p-7">
        <EndSessions
          end={end}
          // The session of this browser may have ended too.
          onEnded={() => void client.refetchQueries({ queryKey: adminSessionQuery.queryKey })}
          newPassword={<NewPassword />}
        />
        <Link to="/entrar" className={`mt-3 ${textLinkClass}`}>
          {endSessionsTexts('signIn')}
        </Link>
      </Card>
    </main>
  )
}

/** Links to the member app, where passwords are reset. The server knows the member address. */
function NewPassword() {
  const { data } = useQuery({
    queryKey: queryKeys.addresses,
    queryFn: () => answer(adminAddressesApi.index.$get()),
  })
  return (
    data && (
      <a href={`${data.memberUrl}/esqueci-senha`} className={buttonClass({ wide: true })}>
        {endSessionsTexts('newPassword')}
      </a>
    )
  )
}
