import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { onFirstClick } from '#admin/shared/lib/first-click.ts'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { KeyHint } from '#admin/shared/ui/key-cap.tsx'
import { PersonSection } from '#admin/shared/ui/person/person-section.tsx'
import { PanelColleagues } from '#admin/shared/ui/workbench/colleagues.tsx'
import { PanelFacts, PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import type { PolicyReview, ReviewQueueItem } from '#contract/policy-reviews.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { cardNumberText } from '#domain/card-number.ts'
import { isLate } from '#domain/policy-rules.ts'
import { t } from '#locales/admin-policies.ts'
import { formatFileSize } from '#shared/lib/files/file-rules.ts'
import { date, isoDay, time } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { iconButtonClass } from '#shared/ui/icon-button.tsx'
import { policyStateNames } from '#texts/labels.ts'
import { ApprovalForm, type DecisionFormProps } from '../decision/approval-form.tsx'
import { RejectionForm } from '../decision/rejection-form.tsx'
import { dueInPanel, shortDay } from '../due/due-text.ts'
import { FileViewer } from '../file/file-viewer.tsx'
import { DocumentPanel } from '../frame/document-panel.tsx'
import type { FoundNumber } from '../number/find-numbers.ts'
import { sameList } from '../queue/review-queue-search.ts'
import { DecidedNotice } from './decided-notice.tsx'

export interface OpenedPolicyProps extends DecisionFormProps {
  others: PolicyReview['others']
  position: string | undefined
  isRejecting: boolean
  /** Whether typing the number started while the policy was loading. */
  isBegun: boolean
  onReject: () => void
}

/** The open policy: its document, decision and facts. */
export function OpenedPolicy({
  others,
  position,
  isRejecting,
  isBegun,
  onReject,
  ...form
}: OpenedPolicyProps) {
  const { policy, administratorId } = form
  const { member, status } = policy
  const formId = useId()
  const isPending = status === 'pending'
  const isOwn = member.id === administratorId
  const [isTyping, setTyping] = useState(false)
  const [found, setFound] = useState<readonly FoundNumber[]>([])
  // A form stays while being filled in, even if a colleague decides meanwhile: typed keys must not become shortcuts.
  const canDecide = (isPending || isTyping) && !isOwn
  const rejects = isRejecting && !isOwn
  return (
    <DocumentPanel
      title={member.fullName}
      detail={<Dates policy={policy} />}
      viewers={
        <PanelColleagues
          queue="policies"
          id={policy.id}
          assignee={policy.assignee}
          administratorId={administratorId}
          canTake={isPending && !isOwn}
        />
      }
      position={position}
      action={
        <Link
          to="/membros/$id"
          params={{ id: member.id }}
          title={t('review.member', { name: member.fullName })}
          className={iconButtonClass}
        >
          <UserRound size={20} aria-hidden />
          <span className="sr-only">{t('review.member', { name: member.fullName })}</span>
        </Link>
      }
      backLink={(children, className) => (
        <Link to="/apolices" search={sameList} className={className}>
          {children}
        </Link>
      )}
      document={<FileViewer policy={policy} onNumbers={canDecide ? setFound : undefined} />}
      actions={
        canDecide &&
        !rejects && (
          <>
            <Button
              type="submit"
              form={formId}
              size="sm"
              aria-keyshortcuts="A"
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {t('decision.approve')}
              <KeyHint>A</KeyHint>
            </Button>
            <Button size="sm" variant="quiet" aria-keyshortcuts="R" onClick={onFirstClick(onReject)}>
              {t('decision.reject')}
              <KeyHint>R</KeyHint>
            </Button>
          </>
        )
      }
    >
      {isPending && isOwn && (
        <div className="mb-5">
          <Notice meaning="info" role="status">
            {t('decision.own')}
          </Notice>
        </div>
      )}
      {!isPending && <DecidedNotice policy={policy} administratorId={administratorId} />}
      {/* Above the form, whose buttons stay at the end of the panel. */}
      {rejects && <Others others={others} />}
      {rejects && <RejectionForm {...form} />}
      {canDecide && !rejects && (
        <ApprovalForm id={formId} isBegun={isBegun} found={found} onTyping={setTyping} {...form} />
      )}
      {!rejects && (
        <>
          <Others others={others} />
          <PanelPart title={t('review.data')}>
            <PanelFacts
              facts={[
                [t('review.email'), <EmailText key="email">{member.email}</EmailText>],
                [t('review.card'), cardNumberText(member.cardNumber)],
                [t('review.size'), formatFileSize(policy.fileSize)],
              ]}
            />
          </PanelPart>
          <PersonSection id={member.id} administratorId={administratorId} isAboutAccount={false} />
        </>
      )}
    </DocumentPanel>
  )
}

/** When the policy was sent, and when its review is due. */
function Dates({ policy }: { policy: ReviewQueueItem }) {
  const { uploadedAt, status } = policy
  const today = isoDay(Date.now(), PROVIDER_TIME_ZONE)
  return (
    <>
      {t('review.sent', { day: shortDay(isoDay(uploadedAt), today), time: time(uploadedAt) })}
      {status === 'pending' && (
        <>
          {' '}
          <span className="inline-block">
            {'· '}
            <span className={isLate(policy.dueDay, today) ? 'font-semibold text-problem' : undefined}>
              {dueInPanel(policy, today)}
            </span>
          </span>
        </>
      )}
    </>
  )
}

function Others({ others }: Pick<PolicyReview, 'others'>) {
  if (others.length === 0) return null
  return (
    <PanelPart title={t('review.others')}>
      <ul>
        {others.map(({ id, fileName, status, uploadedAt, rejectionText, decidedAt }) => (
          <li key={id}>
            <Link
              to="/apolices/$id"
              params={{ id }}
              search={sameList}
              preload={false}
              resetScroll={false}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-control py-1 text-14"
            >
              <span className="min-w-0 font-medium text-brand-deep underline wrap-anywhere">
                <FileName name={fileName} />
              </span>
              <span className="text-soft">
                {decidedAt
                  ? t('review.otherDecided', { status: policyStateNames[status], when: date(decidedAt) })
                  : `${policyStateNames[status]} · ${date(uploadedAt)}`}
              </span>
            </Link>
            {rejectionText && (
              <p className="pb-2 text-14 whitespace-pre-line text-soft wrap-anywhere">“{rejectionText}”</p>
            )}
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
