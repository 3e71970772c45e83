import { ClockAlert, TriangleAlert } from 'lucide-react'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { t } from '../registrations-texts.ts'
import { longWait, shortWait, urgencyOf } from './wait.ts'

const urgencyBadges = {
  long: { meaning: 'attention', icon: ClockAlert },
  overdue: { meaning: 'problem', icon: TriangleAlert },
} as const

function WaitText({ since, now }: WaitProps) {
  const short = shortWait(since, now)
  if (!short) return t('wait.now')
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {short}
      </span>
      <span className="sr-only">{longWait(since, now)}</span>
    </>
  )
}

interface WaitProps {
  since: string
  now: number
}

/** Time waited for a decision; long waits are marked by text, colour and icon. */
export function WaitBadge({ since, now }: WaitProps) {
  const urgency = urgencyOf(since, now)
  if (urgency === 'usual') return <Wait since={since} now={now} />
  const { meaning, icon: Icon } = urgencyBadges[urgency]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 xl:grid xl:justify-items-start">
      <Badge meaning={meaning} icon={<Icon size={16} aria-hidden />}>
        <WaitText since={since} now={now} />
      </Badge>
      <span className={meaning === 'problem' ? 'text-12 text-problem' : 'text-12 text-attention'}>
        {t(`wait.${urgency}`)}
      </span>
    </span>
  )
}

/** Time passed, without urgency. */
export function Wait(props: WaitProps) {
  return (
    <span className="text-14 font-medium whitespace-nowrap">
      <WaitText {...props} />
    </span>
  )
}
