import { Check, CircleDashed, Clock, type LucideIcon, SkipForward, X } from 'lucide-react'
import type { DoseState } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { Badge, type BadgeProps } from '#shared/ui/feedback/badge.tsx'

const styles: Record<DoseState, { meaning: BadgeProps['meaning']; icon: LucideIcon }> = {
  upcoming: { meaning: 'neutral', icon: CircleDashed },
  late: { meaning: 'attention', icon: Clock },
  missed: { meaning: 'problem', icon: X },
  taken: { meaning: 'good', icon: Check },
  skipped: { meaning: 'info', icon: SkipForward },
}

export function DoseStateBadge({ state }: { state: DoseState }) {
  const { meaning, icon: Icon } = styles[state]
  return (
    <Badge meaning={meaning} icon={<Icon size={14} aria-hidden />}>
      {t(`day.states.${state}`)}
    </Badge>
  )
}
