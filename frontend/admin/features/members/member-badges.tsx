import { Ban, Check, Clock, MailWarning, ShieldCheck, X } from 'lucide-react'
import type { RegistrationStatus } from '#contract/accounts.ts'
import type { MemberInList } from '#contract/members.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { accessStateNames, registrationStatusNames, roleNames } from '#texts/labels.ts'

const statusBadges = {
  pending: { meaning: 'neutral', icon: MailWarning },
  email_confirmed: { meaning: 'attention', icon: Clock },
  approved: { meaning: 'good', icon: Check },
  rejected: { meaning: 'problem', icon: X },
} as const satisfies Record<RegistrationStatus, unknown>

/** A block takes precedence over the registration status. */
export function StatusBadge({ member }: { member: Pick<MemberInList, 'status' | 'blockedAt'> }) {
  if (member.blockedAt)
    return (
      <Badge meaning="problem" icon={<Ban size={16} aria-hidden />}>
        {accessStateNames.blocked}
      </Badge>
    )
  const { meaning, icon: Icon } = statusBadges[member.status]
  return (
    <Badge meaning={meaning} icon={<Icon size={16} aria-hidden />}>
      {registrationStatusNames[member.status]}
    </Badge>
  )
}

export function RoleBadge() {
  return (
    <Badge meaning="info" icon={<ShieldCheck size={16} aria-hidden />}>
      {roleNames.admin}
    </Badge>
  )
}
