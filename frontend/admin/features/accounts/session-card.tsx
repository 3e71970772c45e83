import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '../../../../worker/contract/accounts.ts'
import { adminKeys } from '../../../shared/lib/admin-keys.ts'
import { forgetAdminSession } from '../../../shared/lib/admin-session.ts'
import { adminAccountsApi, answer } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { ago, date } from '../../../shared/lib/format.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Loading, SkeletonText } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { t } from './security-texts.ts'

const sessionsQuery = queryOptions({
  queryKey: adminKeys.adminSessions,
  queryFn: ({ signal }) => answer(adminAccountsApi.sessions.$get(undefined, { init: { signal } })),
  staleTime: 0,
})

export function SessionCard() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery)
  return (
    <Card>
      <section aria-labelledby="sessoes" className="grid gap-3">
        <h2 id="sessoes" className="text-18 font-semibold">
          {t('sessions.title')}
        </h2>
        {data && (
          <>
            <ul className="grid divide-y divide-edge">
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
      </section>
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => adminAccountsApi.sessions[':id'].$delete({ param: { id: session.id } }),
    onSuccess: () => toast({ variant: 'success', title: t('sessions.ended'), description: session.device }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('sessions.endFailed'), description: messageFor(error) }),
    // One that was gone already goes from the list, too.
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.adminSessions }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
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

function EndAllSessions() {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const endAll = useMutation({
    mutationFn: () => adminAccountsApi.sessions.$delete(),
    onSuccess: () => forgetAdminSession(client),
    onError: (error) => {
      setOpen(false)
      toast({ variant: 'destructive', title: t('sessions.endAllFailed'), description: messageFor(error) })
    },
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('sessions.endAll')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('sessions.endAllTitle')}
        description={t('sessions.endAllText')}
        confirmLabel={t('sessions.endAll')}
        busy={endAll.isPending}
        onConfirm={() => endAll.mutate()}
      />
    </>
  )
}
