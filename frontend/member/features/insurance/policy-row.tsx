import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { Policy } from '#contract/insurance.ts'
import { stateOf } from '#domain/policy-rules.ts'
import { t } from '#locales/insurance.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { RecordRow } from '#member/shared/ui/records/record-row.tsx'
import { dateAndTime, dayAndMonth, isoDay } from '#shared/lib/format/format.ts'
import { FileName } from '#shared/ui/file-name.tsx'
import { rowNote, stateName } from './policy-progress.ts'
import { StateBadge } from './state-badge.tsx'

export function PolicyRow({ policy }: { policy: Policy }) {
  const { id, uploadedAt, fileName, policyNumber } = policy
  const { data: company } = useQuery(companyQuery)
  const state = stateOf(policy)
  const note = rowNote(policy, isoDay(Date.now(), company?.timeZone))
  return (
    <RecordRow
      id={id}
      link={linkOptions({ to: '/app/insurance/$policyId', params: { policyId: id } })}
      leading={<DateBadge dateTime={uploadedAt} {...dayAndMonth(uploadedAt)} />}
      name={fileName}
      title={<FileName name={fileName} />}
      spoken={`${dateAndTime(uploadedAt)}, ${stateName(state)}`}
      detail={
        <>
          <span className="block tabular-nums">{dateAndTime(uploadedAt)}</span>
          {note && <span className="line-clamp-2 tabular-nums">{note}</span>}
          {policyNumber && (
            <span className="block tabular-nums">
              {t('list.shortNumber')}: {policyNumber}
            </span>
          )}
        </>
      }
      state={<StateBadge state={state} />}
    />
  )
}
