import { Check, Clock, TriangleAlert, X } from 'lucide-react'
import type { PolicyState } from '#contract/insurance.ts'
import { Badge, type BadgeProps } from '#shared/ui/feedback/badge.tsx'
import { stateName } from './policy-progress.ts'

const styles = {
  unsent: { meaning: 'neutral', icon: TriangleAlert },
  pending: { meaning: 'attention', icon: Clock },
  approved: { meaning: 'good', icon: Check },
  rejected: { meaning: 'problem', icon: X },
} satisfies Record<PolicyState, { meaning: BadgeProps['meaning']; icon: typeof Check }>

export function StateBadge({ state }: { state: PolicyState }) {
  const { meaning, icon: Icon } = styles[state]
  return (
    <Badge meaning={meaning} icon={<Icon size={16} aria-hidden />}>
      {stateName(state)}
    </Badge>
  )
}
