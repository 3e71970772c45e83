import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { onFirstClick } from '#admin/shared/lib/first-click.ts'
import { RecordRow } from '#admin/shared/ui/workbench/record-row.tsx'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { date } from '#shared/lib/format/format.ts'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { registrationStatusNames, rejectionReasonNames } from '#texts/labels.ts'
import type { Selection } from '../decisions/use-selection.ts'
import { sameList } from '../filters/queue-search.ts'
import { waitState } from '../wait/wait.ts'
import { Wait } from '../wait/wait-text.tsx'
import { columnsOf } from './queue-columns.tsx'

interface RowProps {
  registration: RegistrationInQueue
  isOpen: boolean
}

interface FrameProps extends RowProps {
  isSelected?: boolean
  leading?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

function Row({
  registration: { id, fullName, email, status, assignee },
  isOpen,
  children,
  ...frame
}: FrameProps) {
  return (
    <RecordRow
      id={id}
      isOpen={isOpen}
      columns={columnsOf(status)}
      assignee={assignee}
      link={(props) => (
        <Link to="/cadastros/$id" params={{ id }} search={sameList} {...props}>
          {fullName}
        </Link>
      )}
      {...frame}
    >
      <span className="hidden min-w-0 truncate text-14 text-soft @md:block">{email}</span>
      {children}
    </RecordRow>
  )
}

interface WaitingRowProps extends RowProps {
  isSelected: boolean
  now: number
  targetHours: number | undefined
  dueSince: string | undefined
  onApprove: (registration: RegistrationInQueue) => void
  onReject: (registration: RegistrationInQueue) => void
  onToggle: Selection['toggle']
}

/** Memoized: a decision must not render fifty rows before it is painted. */
export const WaitingRow = memo(function WaitingRow({
  isSelected,
  now,
  targetHours,
  dueSince,
  onApprove,
  onReject,
  onToggle,
  ...row
}: WaitingRowProps) {
  const { registration } = row
  const { id, fullName: name, statusSince } = registration
  return (
    <Row
      {...row}
      isSelected={isSelected}
      leading={
        <label className="grid h-10 w-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={t('selection.name', { name })}
            aria-keyshortcuts="X"
            checked={isSelected}
            className={checkboxClass}
            onChange={({ nativeEvent }) =>
              onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      }
      actions={
        <>
          <IconButton
            label={t('approveOf', { name })}
            icon={<Check size={20} aria-hidden />}
            onClick={onFirstClick(() => onApprove(registration))}
          />
          <IconButton
            label={t('rejectOf', { name })}
            icon={<X size={20} aria-hidden />}
            onClick={onFirstClick(() => onReject(registration))}
          />
        </>
      }
    >
      <Wait since={statusSince} now={now} state={waitState(statusSince, now, targetHours, dueSince)} />
    </Row>
  )
})

/** A registration with an unconfirmed e-mail, which cannot be decided yet. */
export const UnconfirmedRow = memo(function UnconfirmedRow({ now, ...row }: RowProps & { now: number }) {
  return (
    <Row {...row}>
      <Wait since={row.registration.statusSince} now={now} />
    </Row>
  )
})

/** A decided registration: when, by whom and why. */
export const DecidedRow = memo(function DecidedRow(row: RowProps) {
  const { status, statusSince, decidedBy, rejection } = row.registration
  return (
    <Row {...row}>
      <span className="hidden min-w-0 truncate text-14 @lg:block">
        {rejection ? rejectionReasonNames[rejection.reason] : decidedBy}
      </span>
      <span className="text-right text-14 whitespace-nowrap text-soft tabular-nums">
        <span className="sr-only">{registrationStatusNames[status]} </span>
        <time dateTime={statusSince}>{date(statusSince)}</time>
        {decidedBy && <span className="sr-only"> {t('by', { name: decidedBy })}</span>}
      </span>
    </Row>
  )
})
