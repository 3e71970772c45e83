import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import type { Session } from '../../../../worker/contract/accounts.ts'
import { accountsApi } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { ago, date } from '../../../shared/lib/format.ts'
import { keys } from '../../../shared/lib/query.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { SectionTitle } from '../../../shared/ui/page-header.tsx'
import { Loading, SkeletonText } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { EndAllSessions } from './end-all-sessions.tsx'
import { profileTexts as t } from './profile-texts.ts'
import { sessionsQuery } from './sessions.ts'

export function SessionList() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery)
  return (
    <section>
      <SectionTitle>{t('sessions.title')}</SectionTitle>
      <Card>
        {data && (
          <>
            <ul className="grid">
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            <EndAllSessions />
          </>
        )}
        {!data && isError && (
          <ErrorState message={t('sessions.failed')} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isError && (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
      </Card>
    </section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => accountsApi.sessions[':id'].$delete({ param: { id: session.id } }),
    onSuccess: () => toast({ variant: 'success', title: t('sessions.ended'), description: session.device }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('sessions.endFailed'), description: messageFor(error) }),
    // One that was gone already goes from the list, too.
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-edge py-3 first:pt-0">
      <MonitorSmartphone size={24} aria-hidden className="text-soft" />
      <div className="min-w-40 flex-1">
        <p className="font-medium">{session.device}</p>
        <p className="text-14 text-soft">
          {t('sessions.used', { ago: ago(session.lastSeenAt) })} ·{' '}
          {t('sessions.since', { date: date(session.createdAt) })}
        </p>
      </div>
      {session.current ? (
        <Badge meaning="good">{t('sessions.here')}</Badge>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('sessions.endLabel', { device: session.device })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
