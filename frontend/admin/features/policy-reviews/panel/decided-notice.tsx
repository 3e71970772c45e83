import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { approvalDraft } from '../decision/approval-form.tsx'
import { rejectionDraft } from '../decision/rejection-form.tsx'

interface DecidedNoticeProps {
  policy: ReviewQueueItem
  administratorId: string
}

/** The decision, and what this administrator had typed before somebody else decided. */
export function DecidedNotice({ policy, administratorId }: DecidedNoticeProps) {
  const { id, status, decidedAt, decidedBy, policyNumber, rejectionText } = policy
  if (status === 'pending') return null
  const who = decidedBy ? t('by', { name: decidedBy }) : t('byUnknown')
  const drafts = [approvalDraft(administratorId, id), rejectionDraft(administratorId, id)]
  const kept = drafts.map((draft) => draft.text()).filter(Boolean)
  return (
    <div className="mb-5 grid gap-3">
      <Notice
        meaning={status === 'approved' ? 'good' : 'problem'}
        role="status"
        title={t(`review.decided.${status}`, { who, when: decidedAt ? dateAndTime(decidedAt) : '—' })}
      >
        {policyNumber && <p className="tabular-nums">{t('review.number', { number: policyNumber })}</p>}
        {rejectionText && <p className="whitespace-pre-line">{rejectionText}</p>}
      </Notice>
      {kept.length > 0 && (
        <p className="text-14 text-soft wrap-anywhere">{t('review.kept', { text: kept.join(' · ') })}</p>
      )}
    </div>
  )
}
