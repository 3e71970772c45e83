import type { ConsultationStatus } from '#contract/consultations.ts'
import { awaitsOutcome } from '#domain/consultation-rules.ts'
import { consultationStatusNames, OUTCOME_AWAITED } from '#texts/labels.ts'
import { Badge, type BadgeProps } from './feedback/badge.tsx'

const meanings: Record<ConsultationStatus, BadgeProps['meaning']> = {
  Scheduled: 'info',
  Completed: 'good',
  Cancelled: 'neutral',
}

interface ConsultationBadgeProps {
  consultation: { status: ConsultationStatus; date: string }
  /** The current time, in milliseconds. */
  now: number
}

/** The status of a consultation; for a past one that nobody closed, the question whether it took place. */
export function ConsultationBadge({ consultation, now }: ConsultationBadgeProps) {
  if (awaitsOutcome(consultation, now)) return <Badge meaning="attention">{OUTCOME_AWAITED}</Badge>
  const { status } = consultation
  return <Badge meaning={meanings[status]}>{consultationStatusNames[status]}</Badge>
}
