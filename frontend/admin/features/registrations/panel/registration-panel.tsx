import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onFirstClick } from '#admin/shared/lib/first-click.ts'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { KeyHint } from '#admin/shared/ui/key-cap.tsx'
import { PersonSection } from '#admin/shared/ui/person/person-section.tsx'
import { PanelColleagues } from '#admin/shared/ui/workbench/colleagues.tsx'
import { EmptyPanel, Panel, PanelFacts, PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { registrationStatusNames, rejectionReasonNames } from '#texts/labels.ts'
import { decidedText } from '../decisions/decided-text.ts'
import { sameList } from '../filters/queue-search.ts'
import { isDecided } from '../list/queue-columns.tsx'
import { registrationQuery } from '../queue/queue-query.ts'
import { RejectionForm, type RejectionFormProps } from '../rejection/rejection-form.tsx'
import { ReversalForm } from '../reversal/reversal-form.tsx'
import { shortWait } from '../wait/wait.ts'

interface RegistrationPanelProps extends Pick<RejectionFormProps, 'administratorId'> {
  id: string
  /** The registration in the list; if it is not there, it is fetched. */
  listed: RegistrationInQueue | undefined
  position: string | undefined
  now: number
  isRejecting: boolean
  isReversing: boolean
  /** With a selection, the keys act on it, so their captions are shown there. */
  hasSelection: boolean
  onApprove: (registration: RegistrationInQueue) => void
  onReject: (registration: RegistrationInQueue) => void
  onRejected: RejectionFormProps['onReject']
  onCancel: () => void
  onReverse: (registration: RegistrationInQueue) => void
  onReverseEnd: (registration: RegistrationInQueue) => void
}

export function RegistrationPanel({ id, listed, ...props }: RegistrationPanelProps) {
  const query = useQuery({ ...registrationQuery(id), enabled: listed === undefined })
  // A colleague's decision removes it from the list: keep showing it while its new state loads.
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const registration = listed ?? query.data ?? (last?.id === id ? last : undefined)
  if (registration) return <Opened key={id} registration={registration} {...props} />
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyPanel title={t('decision.notInQueue')} />
  return (
    <div className="p-5">
      {query.error ? (
        <ErrorState message={messageFor(query.error)} query={query} />
      ) : (
        <SkeletonList rows={3} />
      )}
    </div>
  )
}

interface OpenedProps extends Omit<RegistrationPanelProps, 'id' | 'listed'> {
  registration: RegistrationInQueue
}

function Opened({
  registration,
  position,
  now,
  isRejecting,
  isReversing,
  hasSelection,
  administratorId,
  onApprove,
  onReject,
  onRejected,
  onCancel,
  onReverse,
  onReverseEnd,
}: OpenedProps) {
  const { id, fullName, email, status, statusSince } = registration
  const reverseButton = useRef<HTMLButtonElement>(null)

  function cancelReversal() {
    flushSync(() => onReverseEnd(registration))
    reverseButton.current?.focus()
  }

  const isWaiting = status === 'email_confirmed'
  const wait = isWaiting ? shortWait(statusSince, now) : ''
  return (
    <Panel
      title={fullName}
      detail={
        <>
          <EmailText>{email}</EmailText>
          {wait && ' '}
          {wait && <span className="inline-block">· {t('alone', { wait })}</span>}
        </>
      }
      viewers={
        <PanelColleagues
          queue="registrations"
          id={id}
          assignee={registration.assignee}
          administratorId={administratorId}
          canTake={isWaiting}
        />
      }
      position={position}
      backLink={(children, className) => (
        <Link to="/" search={sameList} className={className}>
          {children}
        </Link>
      )}
      actions={
        isWaiting &&
        !isRejecting &&
        !isReversing && (
          <>
            <Button
              size="sm"
              {...(!hasSelection && { 'aria-keyshortcuts': 'A' })}
              onClick={onFirstClick(() => onApprove(registration))}
            >
              {t('approve')}
              {!hasSelection && <KeyHint>A</KeyHint>}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              {...(!hasSelection && { 'aria-keyshortcuts': 'R' })}
              onClick={onFirstClick(() => onReject(registration))}
            >
              {t('reject')}
              {!hasSelection && <KeyHint>R</KeyHint>}
            </Button>
          </>
        )
      }
    >
      {!isRejecting && (
        <DecisionPart registration={registration}>
          {!isReversing && (
            <Button ref={reverseButton} size="sm" variant="quiet" onClick={() => onReverse(registration)}>
              {t('reversal.action')}
            </Button>
          )}
        </DecisionPart>
      )}
      {!isRejecting && !isReversing && (
        <>
          <Facts registration={registration} />
          <PersonSection
            id={id}
            administratorId={administratorId}
            toldReversalAt={registration.reversal?.at}
          />
        </>
      )}
      {isReversing && (
        <ReversalForm
          registration={registration}
          administratorId={administratorId}
          onReversed={() => onReverseEnd(registration)}
          onCancel={cancelReversal}
        />
      )}
      {isRejecting && !isWaiting && (
        <div className="mb-4">
          <Notice meaning="attention" role="status" title={t('decision.decidedBefore', { name: fullName })}>
            {decidedText({ status, by: registration.decidedBy, at: statusSince, own: false })}
          </Notice>
        </div>
      )}
      {isRejecting && (
        <RejectionForm
          registrations={[registration]}
          draftName={id}
          administratorId={administratorId}
          onReject={onRejected}
          onClose={onCancel}
        />
      )}
    </Panel>
  )
}

interface DecisionPartProps {
  registration: RegistrationInQueue
  children: ReactNode
}

/** The decision and the actions it allows; for a registration that waits again, the reversed decision. */
function DecisionPart({ registration, children }: DecisionPartProps) {
  const { status, statusSince, decidedBy, rejection, reversal } = registration
  if (isDecided(status))
    return (
      <PanelPart title={t('columns.decision')}>
        <p className="font-medium">{said(registrationStatusNames[status], statusSince, decidedBy)}</p>
        {rejection && (
          <p className="mt-1 text-14 whitespace-pre-line">
            {rejectionReasonNames[rejection.reason]}. {rejection.text}
          </p>
        )}
        <div className="mt-2">{children}</div>
      </PanelPart>
    )
  return (
    reversal && (
      <PanelPart title={t('reversal.earlier')}>
        <p className="font-medium">{said(t(`reversal.${reversal.decision}`), reversal.at, reversal.by)}</p>
        <p className="mt-1 text-14 whitespace-pre-line">{reversal.text}</p>
      </PanelPart>
    )
  )
}

/** "Aprovado em 24/11/2026 às 10:00 por Ana Souza" */
function said(what: string, at: string, by: string | null): string {
  const words = `${what} ${t('panel.at', { when: dateAndTime(at) })}`
  return by ? `${words} ${t('by', { name: by })}` : words
}

function Facts({ registration }: { registration: RegistrationInQueue }) {
  const { id, createdAt, emailConfirmedAt } = registration
  return (
    <PanelPart title={t('panel.request')}>
      <PanelFacts
        facts={[
          [t('panel.requested'), dateAndTime(createdAt)],
          [t('panel.confirmed'), emailConfirmedAt ? dateAndTime(emailConfirmedAt) : t('emailPending')],
        ]}
      />
      <Link to="/membros/$id" params={{ id }} className={textLinkClass}>
        {t('panel.person')}
      </Link>
    </PanelPart>
  )
}
