import type { ConsultationStatus } from '#contract/consultations.ts'
import { Badge, type BadgeProps } from '#shared/ui/feedback/badge.tsx'
import { consultationStatusNames } from '#texts/labels.ts'

const meanings: Record<ConsultationStatus, BadgeProps['meaning']> = {
  Scheduled: 'info',
  Completed: 'good',
  Cancelled: 'neutral',
}

export function StatusBadge({ status }: { status: ConsultationStatus }) {
  return <Badge meaning={meanings[status]}>{consultationStatusNames[status]}</Badge>
}
