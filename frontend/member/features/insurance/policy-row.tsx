import { linkOptions } from '@tanstack/react-router'
import type { Policy } from '#contract/insurance.ts'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { RecordRow } from '#member/shared/ui/records/record-row.tsx'
import { formatFileSize } from '#shared/lib/files/file-rules.ts'
import { dateAndTime, dayAndMonth } from '#shared/lib/format/format.ts'
import { FileName } from '#shared/ui/file-name.tsx'
import { insuranceTexts as t } from './insurance-texts.ts'
import { stateName, stateOf } from './policy-progress.ts'
import { StateBadge } from './state-badge.tsx'

export function PolicyRow({ policy }: { policy: Policy }) {
  const { id, uploadedAt, fileName, fileSize, policyNumber } = policy
  const state = stateOf(policy)
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
          {policyNumber && (
            <span className="block tabular-nums">
              {t('list.shortNumber')}: {policyNumber}
            </span>
          )}
        </>
      }
      figure={formatFileSize(fileSize)}
      state={<StateBadge state={state} />}
    />
  )
}
