import { useQuery } from '@tanstack/react-query'
import { t } from '#locales/medications.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { adherenceQuery } from '../medications-query.ts'
import { AdherenceBar } from './adherence-panel.tsx'
import { formatTally } from './format-tally.ts'

/** The share of one medication's due doses that were taken in the last 30 days. */
export function MedicationAdherence({ id }: { id: string }) {
  const query = useQuery(adherenceQuery)
  const tally = query.data?.medications.find((medication) => medication.id === id)
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('tabs.adherence')}</h2>
      {query.isPending ? (
        <Loading label={t('adherence.loading')}>
          <SkeletonText lines={2} />
        </Loading>
      ) : !query.data ? (
        <ErrorState message={t('adherence.failed')} query={query} />
      ) : !tally || tally.percentage === null ? (
        <p className="mt-2 text-soft">{t('adherence.empty')}</p>
      ) : (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="text-28 font-bold tracking-tight tabular-nums">
              {t('adherence.percentage', { value: tally.percentage })}
            </span>
            <span className="text-14 text-soft">{t('page.lastDays')}</span>
          </p>
          <AdherenceBar tally={tally} />
          <p className="text-14 text-soft tabular-nums">{formatTally(tally)}</p>
        </>
      )}
    </Card>
  )
}
