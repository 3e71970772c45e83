import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Session } from '#contract/accounts.ts'
import { t } from '#locales/sessions.ts'
import { ago, dateAndTime } from '../lib/format/format.ts'
import { Badge } from './feedback/badge.tsx'
import { ErrorState } from './feedback/error-state.tsx'
import { Loading, SkeletonText } from './feedback/skeleton.tsx'
import { toast, toastFailure } from './feedback/toast.ts'
import { NetworkButton } from './network-button.tsx'

interface SessionListProps {
  query: UseQueryResult<Session[]>
  end: (id: string) => Promise<unknown>
  /** Shown below the list: the button that ends all sessions. */
  children: ReactNode
}

/** An account's sessions, each with a button that ends it. */
export function SessionList({ query, end, children }: SessionListProps) {
  const { data, isError, refetch } = query
  if (!data) {
    return isError ? (
      <ErrorState message={t('failed')} query={query} />
    ) : (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const currentFirst = data.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <>
      <ul className="mb-4 grid">
        {currentFirst.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            end={() => end(session.id)}
            // Also removes a session that had already ended.
            onEnded={refetch}
          />
        ))}
      </ul>
      {children}
    </>
  )
}

interface SessionRowProps {
  session: Session
  end: () => Promise<unknown>
  onEnded: () => Promise<unknown>
}

function SessionRow({ session, end, onEnded }: SessionRowProps) {
  const ending = useMutation({
    mutationFn: end,
    onSuccess: () => toast({ variant: 'success', title: t('ended'), description: session.device }),
    onError: (error) => toastFailure(t('endFailed'), error),
    onSettled: onEnded,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-edge py-3 first:pt-0">
      <MonitorSmartphone size={24} aria-hidden className="text-soft" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span>{session.device}</span>
          {session.current && <Badge meaning="good">{t('here')}</Badge>}
        </p>
        <p className="text-14 text-soft">
          {session.current ? t('inUse') : t('used', { ago: ago(session.lastSeenAt) })} ·{' '}
          {t('since', { moment: dateAndTime(session.createdAt) })}
        </p>
      </div>
      {!session.current && (
        <NetworkButton
          variant="quiet"
          size="sm"
          aria-label={t('endLabel', { device: session.device })}
          busy={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {t('end')}
        </NetworkButton>
      )}
    </li>
  )
}
