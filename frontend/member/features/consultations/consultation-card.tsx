import { Clock } from 'lucide-react'
import { useId } from 'react'
import type { Consultation, ConsultationStatus } from '#contract/consultations.ts'
import { timeThere } from '#member/shared/lib/time-zones.ts'
import { ConsultationType } from '#member/shared/ui/consultation-type.tsx'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { date, dayAndMonth, dayAndTime, isoDay, time } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Badge, type BadgeProps } from '#shared/ui/feedback/badge.tsx'
import { consultationStatusNames } from '#texts/labels.ts'
import { ConsultationActions } from './consultation-actions.tsx'
import { nameOf } from './consultation-name.ts'

const meanings: Record<ConsultationStatus, BadgeProps['meaning']> = {
  Scheduled: 'info',
  Completed: 'good',
  Cancelled: 'neutral',
}

/** The weekday for consultations of this year, the full date for others. */
function when(moment: string): string {
  const thisYear = isoDay(moment).slice(0, 4) === isoDay(Date.now()).slice(0, 4)
  return thisYear ? dayAndTime(moment) : `${date(moment)} · ${time(moment)}`
}

export function ConsultationCard({
  consultation,
  onEdit,
}: {
  consultation: Consultation
  onEdit: () => void
}) {
  const titleId = useId()
  const there = timeThere(consultation.date, consultation.timeZone)
  return (
    <article aria-labelledby={titleId} className={cx(cardClass, 'p-4 md:p-5')}>
      <div className="flex flex-wrap items-start gap-3.5">
        <DateBadge {...dayAndMonth(consultation.date)} dateTime={consultation.date} />
        <div className="min-w-[min(100%,11rem)] flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 id={titleId} className="min-w-0 font-semibold">
              {nameOf(consultation)}
            </h2>
            <Badge meaning={meanings[consultation.status]}>
              {consultationStatusNames[consultation.status]}
            </Badge>
          </div>
          {consultation.specialty && consultation.doctorName && (
            <p className="text-14 text-soft">{consultation.doctorName}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-14 text-soft">
            <span className="inline-flex items-center gap-1.5">
              <Clock size={18} aria-hidden />
              {when(consultation.date)}
            </span>
            {there && <span>{there}</span>}
            <ConsultationType type={consultation.type} />
          </p>
          {consultation.notes && (
            <p className="mt-2 text-14 break-words whitespace-pre-line">{consultation.notes}</p>
          )}
        </div>
      </div>
      <ConsultationActions consultation={consultation} onEdit={onEdit} describedBy={titleId} />
    </article>
  )
}
