import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { RecordRow } from '#admin/shared/ui/workbench/record-row.tsx'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { isLate } from '#domain/policy-rules.ts'
import { t } from '#locales/admin-policies.ts'
import { date } from '#shared/lib/format/format.ts'
import { dueInRow } from '../due/due-text.ts'
import { sameList } from '../queue/review-queue-search.ts'

interface PolicyRowProps {
  policy: ReviewQueueItem
  isOpen: boolean
  /** `YYYY-MM-DD` in Brasília time. */
  today: string
}

/**
 * The person; below, the file, and when the review is due or was decided. Memoized: moving and deciding must not render
 * fifty rows that stay the same.
 */
export const PolicyRow = memo(function PolicyRow({ policy, isOpen, today }: PolicyRowProps) {
  const { id, member, fileName, policyNumber, rejectionText, assignee } = policy
  const more = policyNumber ?? rejectionText
  return (
    <RecordRow
      id={id}
      isOpen={isOpen}
      assignee={assignee}
      columns="grid-cols-[minmax(0,1fr)_auto] gap-x-2! leading-5 *:first:col-span-full in-data-[density=comfortable]:py-3 in-data-[density=compact]:py-0.5"
      link={(props) => (
        <Link to="/apolices/$id" params={{ id }} search={sameList} {...props}>
          {member.fullName}
        </Link>
      )}
    >
      <span className="text-14 leading-4.5 wrap-anywhere text-soft @md:truncate lg:truncate" title={fileName}>
        {more ? `${more} · ${fileName}` : fileName}
      </span>
      <span className="text-12 whitespace-nowrap tabular-nums">
        <When policy={policy} today={today} />
      </span>
    </RecordRow>
  )
})

function When({ policy, today }: Pick<PolicyRowProps, 'policy' | 'today'>) {
  const { status, decidedAt, dueDay } = policy
  if (status !== 'pending')
    return decidedAt ? (
      <time dateTime={decidedAt} className="text-soft">
        {date(decidedAt)}
      </time>
    ) : null
  const late = isLate(dueDay, today)
  const isDated = !late && dueDay !== today
  return (
    <span className={late ? 'font-bold text-problem' : isDated ? 'text-soft' : 'font-bold'}>
      {isDated && <span className="sr-only">{t('due.label')} </span>}
      {dueInRow(policy, today)}
    </span>
  )
}
