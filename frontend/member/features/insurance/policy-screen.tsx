import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { Policy } from '#contract/insurance.ts'
import { stateOf } from '#domain/policy-rules.ts'
import { t } from '#locales/insurance.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { FactList } from '#member/shared/ui/records/fact-list.tsx'
import { RecordHeader, RecordPage } from '#member/shared/ui/records/record-page.tsx'
import { Steps } from '#member/shared/ui/steps.tsx'
import { formatFileSize } from '#shared/lib/files/file-rules.ts'
import { date, dateAndTime, isoDay } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { policyQuery } from './insurance-query.ts'
import { PolicyActions } from './policy-actions.tsx'
import { explainedSteps } from './policy-progress.ts'
import { StateBadge } from './state-badge.tsx'

const route = getRouteApi('/_app/app/insurance/$policyId')

export function PolicyScreen() {
  const { policyId } = route.useParams()
  const query = useQuery(policyQuery(useQueryClient(), policyId))
  return (
    <RecordPage
      id={policyId}
      service="insurance"
      list={{ link: linkOptions({ to: '/app/insurance' }), name: t('list.name') }}
      title={t('policy')}
      texts={t.sentences.page}
      query={query}
    >
      {(policy) => <Details policy={policy} />}
    </RecordPage>
  )
}

function Details({ policy }: { policy: Policy }) {
  const { data: company } = useQuery(companyQuery)
  const { fileName, fileSize, policyNumber, uploadedAt } = policy
  const today = isoDay(Date.now(), company?.timeZone)
  const facts = [
    [t('list.number'), policyNumber ?? t('list.noNumber')],
    [
      t('list.sentAt'),
      <time key="sent" dateTime={uploadedAt}>
        {dateAndTime(uploadedAt)}
      </time>,
    ],
    [t('page.size'), formatFileSize(fileSize)],
  ] as const
  return (
    <>
      <RecordHeader
        title={<FileName name={fileName} />}
        pageTitle={t('page.title', { day: date(uploadedAt) })}
        state={<StateBadge state={stateOf(policy)} />}
      />
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        <Card>
          <h2 className="mb-4 text-18 font-semibold tracking-tight">{t('page.progress')}</h2>
          <Steps label={t('steps.label', { name: fileName })} steps={explainedSteps(policy, today)} />
        </Card>
        <Card>
          <h2 className="text-18 font-semibold tracking-tight">{t('page.about')}</h2>
          <FactList facts={facts} />
        </Card>
      </div>
      <PolicyActions policy={policy} />
    </>
  )
}
