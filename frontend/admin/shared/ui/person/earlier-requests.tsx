import type { EarlierRequest } from '#contract/members.ts'
import { t } from '#locales/person.ts'
import { date } from '#shared/lib/format/format.ts'
import { registrationStatusNames, rejectionReasonNames } from '#texts/labels.ts'
import { PanelPart } from '../workbench/panel.tsx'

interface EarlierRequestsProps {
  requests: readonly EarlierRequest[]
  /** When the reversal that the panel already shows was made, so that it is not repeated. */
  toldReversalAt: string | undefined
}

/** The decisions that no longer apply, each with what changed in the next request. */
export function EarlierRequests({ requests, toldReversalAt }: EarlierRequestsProps) {
  if (requests.length === 0) return null
  return (
    <PanelPart title={t('requests.title', { count: requests.length })}>
      <ul className="grid gap-2.5 text-14 wrap-anywhere">
        {requests.map((request) => (
          <li key={request.id} className="border-l-2 border-edge pl-3.5">
            <Request request={request} tellsReversal={request.reversal?.at !== toldReversalAt} />
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}

function Request({ request, tellsReversal }: { request: EarlierRequest; tellsReversal: boolean }) {
  const { decision, decidedAt, decidedBy, rejection, reversal, changes } = request
  const decided = {
    decision: registrationStatusNames[decision],
    when: date(decidedAt),
    name: decidedBy ?? '',
  }
  return (
    <>
      <p className="font-medium">{t(decidedBy ? 'requests.atBy' : 'requests.at', decided)}</p>
      {rejection && (
        <>
          <p>{t('requests.reason', { reason: rejectionReasonNames[rejection.reason] })}</p>
          {rejection.text && <p className="whitespace-pre-line text-soft">“{rejection.text}”</p>}
        </>
      )}
      {changes.map(({ field, from, to }) => (
        <p key={field}>
          <span className="text-soft">{t(`requests.${field}`)}</span> <del className="text-soft">{from}</del>{' '}
          → <ins className="font-medium no-underline">{to}</ins>
        </p>
      ))}
      {reversal && tellsReversal && (
        <>
          <p>
            {t(reversal.by ? 'requests.reversedBy' : 'requests.reversed', {
              when: date(reversal.at),
              name: reversal.by ?? '',
            })}
          </p>
          <p className="whitespace-pre-line text-soft">“{reversal.text}”</p>
        </>
      )}
    </>
  )
}
