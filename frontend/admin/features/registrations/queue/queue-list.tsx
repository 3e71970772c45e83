import type { FocusEvent } from 'react'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { t } from '../registrations-texts.ts'
import { QueueHeads } from './queue-columns.tsx'
import { DecidedRow, type DecisionProps, UnconfirmedRow, WaitingRow } from './queue-row.tsx'
import type { QueueStatus } from './queue-search.ts'

interface QueueListProps extends DecisionProps {
  status: QueueStatus
  registrations: readonly RegistrationInQueue[]
  now: number
  onFocus: (event: FocusEvent) => void
}

export function QueueList({ status, registrations, now, onFocus, ...decisions }: QueueListProps) {
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
