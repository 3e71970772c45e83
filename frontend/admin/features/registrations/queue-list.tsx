import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { cardClass } from '../../../shared/ui/card.tsx'
import { QueueHeads } from './queue-columns.tsx'
import { DecidedRow, type DecisionProps, UnconfirmedRow, WaitingRow } from './queue-row.tsx'
import type { QueueStatus } from './queue-search.ts'
import { t } from './registrations-texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface QueueListProps extends DecisionProps {
  status: QueueStatus
  registrations: readonly RegistrationInQueue[]
  now: number
}

export function QueueList({ status, registrations, now, ...decisions }: QueueListProps) {
  const noteFocus = useKeptFocus(registrations.map(({ id }) => id))
  return (
    <div className={cardClass}>
      <QueueHeads status={status} />
      <ul aria-label={t(`status.${status}`)} className="divide-y divide-edge" onFocus={noteFocus}>
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
