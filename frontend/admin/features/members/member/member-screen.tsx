import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { EmptyCard } from '#admin/shared/ui/empty-list.tsx'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { BlockNotice } from '../actions/block-notice.tsx'
import { MemberActions } from '../actions/member-actions.tsx'
import { HealthPanel } from '../health/health-panel.tsx'
import { RoleBadge, StatusBadge } from '../member-badges.tsx'
import { memberQuery } from '../members-query.ts'
import { t } from '../members-texts.ts'
import { AccountCard } from './account-card.tsx'
import { BackLink } from './back-link.tsx'
import { HistoryCard } from './history-card.tsx'
import { MessagesCard, SessionsCard } from './traffic-cards.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

const route = getRouteApi('/_app/membros/$id')

export function MemberScreen() {
  const { id } = route.useParams()
  const { administrator } = route.useRouteContext()
  const { data: member, error, isFetching, refetch } = useQuery(memberQuery(id))
  const missing = error instanceof ApiError && error.status === 404
  if (!member)
    return (
      <>
        <BackLink />
        <PageHeader title={t(missing ? 'missing.page' : 'member')} />
        {missing ? (
          <EmptyCard icon={UserX} title={t('missing.title')} hint={t('missing.hint')} />
        ) : error ? (
          <ErrorState message={messageFor(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList rows={4} />
        )}
      </>
    )
  return (
    <>
      <BackLink />
      <PageHeader
        title={member.fullName}
        description={
          <span className="flex flex-wrap items-center gap-2">
            <EmailText>{member.email}</EmailText>
            <StatusBadge member={member} />
            {member.role === 'admin' && <RoleBadge />}
          </span>
        }
        action={<MemberActions member={member} administratorId={administrator.id} />}
      />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
        <div className="grid gap-4">
          {member.block && <BlockNotice block={member.block} />}
          {member.status === 'email_confirmed' && !member.block && <WaitingNotice id={member.id} />}
          <AccountCard member={member} />
          {/* The key closes opened health data when the member changes. */}
          <HealthPanel key={member.id} memberId={member.id} administratorId={administrator.id} />
        </div>
        <div className="grid gap-4">
          <HistoryCard history={member.history} memberId={member.id} />
          <SessionsCard sessions={member.sessions} />
          <MessagesCard messages={member.messages} />
        </div>
      </div>
    </>
  )
}
