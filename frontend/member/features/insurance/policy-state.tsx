import { useQuery } from '@tanstack/react-query'
import type { Policy } from '#contract/insurance.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { insuranceTexts as t } from './insurance-texts.ts'
import { policyNote, statusOf } from './policy-progress.ts'
import { PolicyTrack, StatusBadge } from './policy-status.tsx'

interface PolicyStateProps {
  policy: Policy
  /** Opens the file chooser, for the given policy or for a new one. */
  onNewFile: (policy?: Policy) => void
}

/** A policy's status, what it means, and the action that it calls for. */
export function PolicyState({ policy, onNewFile }: PolicyStateProps) {
  const { data: company } = useQuery(companyQuery)
  const status = statusOf(policy)
  const note = policyNote(policy, isoDay(Date.now(), company?.timeZone))
  return (
    <div className="grid justify-items-start gap-2.5">
      <StatusBadge status={status} />
      <div className="w-full">
        <PolicyTrack name={policy.fileName} status={status} />
      </div>
      {note && <p className="text-14 text-soft">{note}</p>}
      {status === 'rejected' && (
        <Button variant="tint" size="sm" onClick={() => onNewFile()}>
          {t('newFile')}
        </Button>
      )}
      {status === 'incomplete' && (
        <Button variant="tint" size="sm" onClick={() => onNewFile(policy)}>
          <span>
            {t('sendAgain')}
            <span className="sr-only"> {policy.fileName}</span>
          </span>
        </Button>
      )}
    </div>
  )
}
