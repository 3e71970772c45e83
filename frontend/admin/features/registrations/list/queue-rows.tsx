import { useInfiniteQuery } from '@tanstack/react-query'
import { useStable } from '#admin/shared/lib/use-stable.ts'
import { QueueViewers } from '#admin/shared/ui/workbench/colleagues.tsx'
import { RecordList } from '#admin/shared/ui/workbench/record-row.tsx'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { SelectAll } from '../decisions/select-all.tsx'
import type { Selection } from '../decisions/use-selection.ts'
import type { QueueStatus } from '../filters/queue-search.ts'
import { waitingQuery } from '../queue/queue-query.ts'
import { QueueHeads } from './queue-columns.tsx'
import { DecidedRow, UnconfirmedRow, WaitingRow } from './queue-row.tsx'

export interface DecisionProps {
  onApprove: (registration: RegistrationInQueue) => void
  onReject: (registration: RegistrationInQueue) => void
  selection: Selection
}

interface QueueRowsProps extends DecisionProps {
  status: QueueStatus
  registrations: readonly RegistrationInQueue[]
  openId: string | undefined
  onOpen: (id: string) => void
  now: number
}

export function QueueRows({
  status,
  registrations,
  openId,
  onOpen,
  now,
  selection,
  onApprove,
  onReject,
}: QueueRowsProps) {
  const { data } = useInfiniteQuery(waitingQuery)
  const approve = useStable(onApprove)
  const reject = useStable(onReject)
  const toggle = useStable(selection.toggle)
  const { hours, dueSince } = data?.pages[0]?.target ?? {}
  return (
    <>
      <QueueHeads
        status={status}
        leading={status === 'email_confirmed' && <SelectAll selection={selection} />}
      />
      <QueueViewers queue="registrations">
        <RecordList label={t(`status.${status}`)} onOpen={onOpen}>
          {registrations.map((registration) => {
            const row = { registration, isOpen: registration.id === openId }
            if (status === 'email_confirmed')
              return (
                <WaitingRow
                  key={registration.id}
                  {...row}
                  isSelected={selection.isSelected(registration.id)}
                  now={now}
                  targetHours={hours}
                  dueSince={dueSince}
                  onApprove={approve}
                  onReject={reject}
                  onToggle={toggle}
                />
              )
            if (status === 'pending') return <UnconfirmedRow key={registration.id} {...row} now={now} />
            return <DecidedRow key={registration.id} {...row} />
          })}
        </RecordList>
      </QueueViewers>
    </>
  )
}
