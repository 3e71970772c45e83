import { CircleCheck, CircleX } from 'lucide-react'
import type { Column } from '#admin/shared/ui/table/data-table.tsx'
import type { PolicyStatus } from '#contract/insurance.ts'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { policyStateNames } from '#texts/labels.ts'
import { DueBadge } from '../due/due-badge.tsx'
import { t } from '../policy-reviews-texts.ts'

function FileCell({ fileName, member }: ReviewQueueItem) {
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">
        <FileName name={fileName} />
      </span>
      <span className="block text-14 text-soft wrap-anywhere">
        {member.fullName} · {member.email}
      </span>
    </span>
  )
}

export function DecisionCell({ policy }: { policy: ReviewQueueItem }) {
  const { status, decidedAt, decidedBy } = policy
  const approved = status === 'approved'
  const Icon = approved ? CircleCheck : CircleX
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
      <Badge meaning={approved ? 'good' : 'problem'} icon={<Icon size={16} aria-hidden />}>
        {policyStateNames[status]}
      </Badge>
      <span>
        {decidedAt && <time dateTime={decidedAt}>{dateAndTime(decidedAt)}</time>}
        {decidedBy && <span className="text-soft"> · {t('by', { name: decidedBy })}</span>}
      </span>
    </span>
  )
}

/** Table columns for each status. `today` is `YYYY-MM-DD` in Brasília. */
export function columnsFor(status: PolicyStatus, today: string): Column<ReviewQueueItem>[] {
  const file: Column<ReviewQueueItem> = { key: 'file', title: t('columns.file'), cell: FileCell }
  if (status === 'pending') {
    return [
      file,
      {
        key: 'sent',
        title: t('columns.sent'),
        cell: ({ uploadedAt }) => <span className="text-14">{dateAndTime(uploadedAt)}</span>,
        className: 'md:w-44',
      },
      {
        key: 'due',
        title: t('columns.due'),
        cell: (policy) => <DueBadge policy={policy} today={today} />,
        className: 'md:w-72',
      },
    ]
  }
  const decision: Column<ReviewQueueItem> = {
    key: 'decision',
    title: t('columns.decision'),
    cell: (policy) => <DecisionCell policy={policy} />,
    className: 'md:w-80',
  }
  if (status === 'approved') {
    return [
      file,
      {
        key: 'number',
        title: t('columns.number'),
        cell: ({ policyNumber }) => <span className="text-14 tabular-nums">{policyNumber ?? '—'}</span>,
        className: 'md:w-48',
      },
      decision,
    ]
  }
  return [
    file,
    {
      key: 'reason',
      title: t('columns.reason'),
      cell: ({ rejectionText }) => <span className="line-clamp-2 text-14">{rejectionText ?? '—'}</span>,
    },
    decision,
  ]
}
