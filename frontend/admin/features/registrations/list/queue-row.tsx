import { Check, MailWarning, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeyHint } from '#admin/shared/ui/key-cap.tsx'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { cx } from '#shared/ui/cx.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { registrationStatusNames, rejectionReasonNames } from '#texts/labels.ts'
import type { Selection } from '../decisions/use-selection.ts'
import { t } from '../registrations-texts.ts'
import { Wait, WaitBadge } from '../wait/wait-badge.tsx'
import { columnsOf, rowClass } from './queue-columns.tsx'
import { UserCell } from './user-cell.tsx'

export interface RowProps {
  registration: RegistrationInQueue
  now: number
}

interface RowFrameProps {
  registration: RegistrationInQueue
  selected?: boolean
  /** Shown before the user. */
  leading?: ReactNode
  children: ReactNode
}

function Row({ registration, selected = false, leading, children }: RowFrameProps) {
  return (
    <li
      // Focusable by script only (J and K): the buttons inside are reachable by Tab.
      tabIndex={-1}
      data-registration={registration.id}
      className={cx(
        rowClass,
        columnsOf(registration.status),
        'focus-within:bg-brand-tint/50',
        selected && 'bg-brand-tint/70',
      )}
    >
      <div className="flex min-w-0 items-center gap-2">
        {leading}
        <UserCell registration={registration} />
      </div>
      {children}
    </li>
  )
}

/** The label is visible where the column has no header. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <span className="text-14 text-soft xl:sr-only">{label}: </span>
      {children}
    </div>
  )
}

function EmailBadge({ confirmed }: { confirmed: boolean }) {
  const Icon = confirmed ? Check : MailWarning
  return (
    <span>
      <Badge meaning={confirmed ? 'good' : 'neutral'} icon={<Icon size={16} aria-hidden />}>
        <span>
          <span className="xl:sr-only">{t('columns.email')} </span>
          {t(confirmed ? 'emailConfirmed' : 'emailPending')}
        </span>
      </Badge>
    </span>
  )
}

/** Below the user; on wide screens each fact is a column of the grid. */
const factsClass = 'flex flex-wrap items-center gap-x-6 gap-y-2 xl:contents'

export interface DecisionProps {
  onApprove: (registration: RegistrationInQueue) => void
  onReject: (registration: RegistrationInQueue) => void
  selection: Selection
}

/** A registration that waits for a decision. */
export function WaitingRow({ registration, now, onApprove, onReject, selection }: RowProps & DecisionProps) {
  const selected = selection.isSelected(registration.id)
  const ownerName = <span className="sr-only"> {registration.fullName}</span>
  return (
    <Row
      registration={registration}
      selected={selected}
      leading={
        <label className="-ml-3 grid size-11 flex-none cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={t('selection.name', { name: registration.fullName })}
            aria-keyshortcuts="X"
            checked={selected}
            className={checkboxClass}
            onChange={({ nativeEvent }) =>
              selection.toggle(registration.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      }
    >
      <div className={factsClass}>
        <Labelled label={t('columns.wait')}>
          <WaitBadge since={registration.statusSince} now={now} />
        </Labelled>
        <EmailBadge confirmed={registration.emailConfirmedAt !== null} />
      </div>
      <div className="grid grid-cols-2 gap-2 md:max-xl:col-start-2 md:max-xl:row-span-2 md:max-xl:row-start-1">
        <Button size="sm" variant="tint" aria-keyshortcuts="A" onClick={() => onApprove(registration)}>
          <span>
            {t('approve')}
            {ownerName}
          </span>
          <KeyHint>A</KeyHint>
        </Button>
        <Button size="sm" variant="quiet" aria-keyshortcuts="R" onClick={() => onReject(registration)}>
          <span>
            {t('reject')}
            {ownerName}
          </span>
          <KeyHint>R</KeyHint>
        </Button>
      </div>
    </Row>
  )
}

/** A registration whose e-mail is not confirmed yet: nothing to decide. */
export function UnconfirmedRow({ registration, now }: RowProps) {
  return (
    <Row registration={registration}>
      <div className={factsClass}>
        <Labelled label={t('columns.since')}>
          <Wait since={registration.statusSince} now={now} />
        </Labelled>
        <EmailBadge confirmed={false} />
      </div>
    </Row>
  )
}

/** A decided registration: who decided, when and why. */
export function DecidedRow({ registration }: { registration: RegistrationInQueue }) {
  const { status, statusSince, decidedBy, rejection } = registration
  const approved = status === 'approved'
  return (
    <Row registration={registration}>
      <div className="grid justify-items-start gap-1.5 text-14">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge
            meaning={approved ? 'good' : 'problem'}
            icon={approved ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
          >
            {registrationStatusNames[approved ? 'approved' : 'rejected']}
          </Badge>
          <span>
            <time dateTime={statusSince}>{dayAndTime(statusSince)}</time>
            {decidedBy && <span className="text-soft"> · {t('by', { name: decidedBy })}</span>}
          </span>
        </p>
        {rejection && (
          <div>
            <p className="font-medium">{rejectionReasonNames[rejection.reason]}</p>
            <p className="max-w-144 whitespace-pre-line text-soft">{rejection.text}</p>
          </div>
        )}
      </div>
    </Row>
  )
}
