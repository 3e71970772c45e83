import type { FocusEvent } from 'react'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { cardClass } from '#shared/ui/card.tsx'
import type { QueueStatus } from '../filters/queue-search.ts'
import { t } from '../registrations-texts.ts'
import { QueueHeads } from './queue-columns.tsx'
import { DecidedRow, type DecisionProps, UnconfirmedRow, WaitingRow } from './queue-row.tsx'

interface QueueRowsProps extends DecisionProps {
  status: QueueStatus
  registrations: readonly RegistrationInQueue[]
  now: number
  onFocus: (event: FocusEvent) => void
}

export function QueueRows({ status, registrations, now, onFocus, ...decisions }: QueueRowsProps) {
  return (
    <div className={cardClass}>
      <QueueHeads status={status} />
      <ul aria-label={t(`status.${status}`)} className="divide-y divide-edge" onFocus={onFocus}>
        {registrations.map((registration) => {
          if (status === 'email_confirmed') {
            return <WaitingRow key={registration.id} registration={registration} now={now} {...decisions} />
          }
          if (status === 'pending') {
            return <UnconfirmedRow key={registration.id} registration={registration} now={now} />
          }
          return <DecidedRow key={registration.id} registration={registration} />
        })}
      </ul>
    </div>
  )
}
