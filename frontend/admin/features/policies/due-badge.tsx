import { AlarmClock, CalendarClock, Clock } from 'lucide-react'
import type { PolicyOnDesk } from '../../../../worker/contract/policy-reviews.ts'
import { date } from '../../../shared/lib/format.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { t } from './policies-texts.ts'

/** A calendar day as it is read, whatever the clock's zone. */
export function dayOf(day: string): string {
  return date(`${day}T12:00:00Z`, 'UTC')
}

/** How much of the analysis is left, in the company's business days. */
export function DueBadge({ policy: { dueDay, daysLeft }, late }: { policy: PolicyOnDesk; late: boolean }) {
  const icon = late ? AlarmClock : daysLeft === 0 ? Clock : CalendarClock
  const Icon = icon
  return (
    <span className="inline-grid justify-items-start gap-y-0.5">
      <Badge
        meaning={late ? 'problem' : daysLeft === 0 ? 'attention' : 'neutral'}
        icon={<Icon size={16} aria-hidden />}
      >
        {dueWords(daysLeft, late, dueDay)}
      </Badge>
      <span className="text-12 text-soft">{t('due.until', { day: dayOf(dueDay) })}</span>
    </span>
  )
}

function dueWords(daysLeft: number, late: boolean, dueDay: string): string {
  if (late)
    return daysLeft === 0 ? t('due.lateToday', { day: dayOf(dueDay) }) : t('due.late', { count: -daysLeft })
  return daysLeft === 0 ? t('due.today') : t('due.left', { count: daysLeft })
}
