import { useInfiniteQuery } from '@tanstack/react-query'
import { useStable } from '#admin/shared/lib/use-stable.ts'
import { QueueViewers } from '#admin/shared/ui/workbench/colleagues.tsx'
import { RecordList } from '#admin/shared/ui/workbench/record-row.tsx'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { cx } from '#shared/ui/cx.ts'
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

/** Shown in the list's header, above the rows' checkboxes. */
function SelectAll({ selection: { selected, most, all, hasMore, toggleAll } }: { selection: Selection }) {
  const some = selected.length > 0 && !all
  return (
    <label className="grid h-10 w-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={hasMore ? t('selection.first', { most }) : t('selection.all', { count: most })}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        checked={all}
        onChange={toggleAll}
        className={cx(
          checkboxClass,
          'indeterminate:border-brand indeterminate:bg-brand',
          'indeterminate:before:opacity-100 indeterminate:before:[clip-path:inset(40%_0)]',
        )}
      />
    </label>
  )
}
