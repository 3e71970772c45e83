import { AlarmClock, CalendarClock, Clock } from 'lucide-react'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { t } from '../policy-reviews-texts.ts'
import { dayOf, dueText } from './due-text.ts'

/** Late from the day after the due day, even if no business day has passed since. */
function isLate({ dueDay, status, daysLeft }: ReviewQueueItem, today: string): boolean {
  return status === 'pending' && (daysLeft < 0 || dueDay < today)
}

/** Business days left for the review. */
export function DueBadge({ policy, today }: { policy: ReviewQueueItem; today: string }) {
  const { dueDay, daysLeft } = policy
  const late = isLate(policy, today)
  const Icon = late ? AlarmClock : daysLeft === 0 ? Clock : CalendarClock
  return (
    <span className="inline-grid justify-items-start gap-y-0.5">
      <Badge
        meaning={late ? 'problem' : daysLeft === 0 ? 'attention' : 'neutral'}
        icon={<Icon size={16} aria-hidden />}
      >
        {dueText(policy, late, today)}
      </Badge>
      <span className="text-12 text-soft">{t('due.until', { day: dayOf(dueDay) })}</span>
    </span>
  )
}
