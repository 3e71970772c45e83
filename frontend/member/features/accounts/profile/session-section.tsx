import { useQuery } from '@tanstack/react-query'
import { accountsApi } from '#shared/lib/api/clients.ts'
import { Card } from '#shared/ui/card.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { SessionList } from '#shared/ui/session-list.tsx'
import { EndAllSessions } from './end-all-sessions.tsx'
import { profileTexts as t } from './profile-texts.ts'
import { sessionsQuery } from './sessions.ts'

export function SessionSection({ memberId }: { memberId: string }) {
  const query = useQuery(sessionsQuery)
  return (
    <section>
      <SectionTitle>{t('sessions.title')}</SectionTitle>
      <Card>
        <SessionList query={query} end={(id) => accountsApi.sessions[':id'].$delete({ param: { id } })}>
          <EndAllSessions memberId={memberId} />
        </SessionList>
      </Card>
    </section>
  )
}
