import type { MemberInList } from '#contract/members.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { accessStateNames, registrationStatusNames, roleNames } from '#texts/labels.ts'

/** Badges for members who are not simply approved with access; a block takes precedence over the registration. */
export function ExceptionBadges({ member }: { member: Pick<MemberInList, 'status' | 'blockedAt' | 'role'> }) {
  const { status, blockedAt, role } = member
  return (
    <>
      {blockedAt ? <Badge meaning="problem">{accessStateNames.blocked}</Badge> : <Status status={status} />}
      {role === 'admin' && <Badge meaning="info">{roleNames.admin}</Badge>}
    </>
  )
}

/** Coloured only for a rejection: waiting is normal. */
function Status({ status }: Pick<MemberInList, 'status'>) {
  if (status === 'approved') return null
  const name = registrationStatusNames[status]
  if (status === 'rejected') return <Badge meaning="problem">{name}</Badge>
  return <span className="text-14 font-normal text-soft">{name}</span>
}
