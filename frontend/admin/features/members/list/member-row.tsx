import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { RecordHeads, RecordRow, RecordSkeletons } from '#admin/shared/ui/workbench/record-row.tsx'
import type { MemberInList } from '#contract/members.ts'
import { cardNumberText } from '#domain/card-number.ts'
import { t } from '#locales/admin-members.ts'
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { ExceptionBadges } from '../member-badges.tsx'
import { membersSearch } from './members-search.ts'

const columns =
  'grid-cols-[minmax(0,1fr)_auto] @md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_9.5rem] @min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_8.5rem_14rem]'

export function MembersHeads() {
  return (
    <RecordHeads columns={columns} hasActions={false}>
      <span>{t('columns.person')}</span>
      <span className="hidden @md:block">{t('columns.email')}</span>
      <span className="hidden @min-[54rem]:block">{t('columns.card')}</span>
      <span className="hidden @md:block">{t('columns.status')}</span>
    </RecordHeads>
  )
}

interface MemberRowProps {
  member: MemberInList
  isOpen: boolean
}

/** Memoized: moving and searching must not render fifty rows that stay the same. */
export const MemberRow = memo(function MemberRow({ member, isOpen }: MemberRowProps) {
  const { id, fullName, email, cardNumber } = member
  return (
    <RecordRow
      id={id}
      isOpen={isOpen}
      columns={columns}
      link={(props) => (
        <Link to="/membros/$id" params={{ id }} search={membersSearch} {...props}>
          {fullName}
        </Link>
      )}
    >
      <span className="hidden min-w-0 truncate text-14 text-soft @md:block">{email}</span>
      <span className="hidden text-14 whitespace-nowrap text-soft tabular-nums @min-[54rem]:block">
        {cardNumberText(cardNumber)}
      </span>
      {/* Two badges in the narrow column: the first alone, so that the row keeps its height. */}
      <span className="flex min-w-0 flex-wrap gap-1 *:truncate @md:max-h-6 @md:overflow-hidden">
        <ExceptionBadges member={member} />
      </span>
    </RecordRow>
  )
})

export function MembersSkeleton() {
  return (
    <RecordSkeletons label={t('loading')} heads={<MembersHeads />} columns={columns}>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="hidden h-4 w-44 @md:block" />
      <Skeleton className="hidden h-4 w-28 @min-[54rem]:block" />
    </RecordSkeletons>
  )
}
