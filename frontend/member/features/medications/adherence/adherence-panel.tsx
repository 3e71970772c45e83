import { useQuery } from '@tanstack/react-query'
import type { Adherence, Tally } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { adherenceQuery } from '../medications-query.ts'
import { AdherenceChart, AdherenceTable } from './adherence-chart.tsx'
import { adherenceSentence } from './adherence-sentence.ts'
import { formatTally } from './format-tally.ts'

/** The share of the doses due in the last 30 days that were taken, in total and per medication. */
export function AdherencePanel() {
  const query = useQuery(adherenceQuery)
  if (query.isPending) {
    return (
      <Card>
        <Loading label={t('adherence.loading')}>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-2 h-9 w-24" />
          <Skeleton className="mt-5 h-32 w-full rounded-control" />
        </Loading>
      </Card>
    )
  }
  if (!query.data) return <ErrorCard message={t('adherence.failed')} query={query} />
  if (query.data.total.due === 0) {
    return (
      <EmptyCard service="medications">
        {t('adherence.plain')} {t('adherence.empty')}
      </EmptyCard>
    )
  }
  return <AdherenceOverview adherence={query.data} />
}

function AdherenceOverview({ adherence }: { adherence: Adherence }) {
  const { total, medications } = adherence
  const sentence = adherenceSentence(adherence)
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <Card>
        <h2 className="text-14 font-medium text-soft">{t('adherence.title')}</h2>
        <p className="text-14 text-soft">{t('adherence.plain')}</p>
        <p className="text-34 font-bold tracking-tight tabular-nums">
          {t('adherence.percentage', { value: total.percentage ?? 0 })}
        </p>
        <p className="text-14 text-soft tabular-nums">{formatTally(total)}</p>
        {sentence && <p className="mt-2 font-medium">{sentence}</p>}
        <AdherenceChart days={adherence.days} />
        <AdherenceTable adherence={adherence} />
        <p className="mt-4 text-14 text-soft">{t('adherence.note')}</p>
      </Card>
      <section aria-label={t('adherence.each')}>
        <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('adherence.each')}</h2>
        <ul className="grid gap-2.5">
          {medications.map((medication) => (
            <li key={medication.id}>
              <Card>
                <div className="flex items-baseline justify-between gap-3">
                  <h3 className="min-w-0 font-semibold break-words">{fullName(medication)}</h3>
                  <p className="text-18 font-bold tabular-nums">
                    {t('adherence.percentage', { value: medication.percentage ?? 0 })}
                  </p>
                </div>
                <AdherenceBar tally={medication} />
                <p className="text-14 text-soft tabular-nums">{formatTally(medication)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Decorative: the text beside it says the same. */
export function AdherenceBar({ tally }: { tally: Tally }) {
  return (
    <div
      aria-hidden
      className="my-2 h-2 overflow-hidden rounded-full bg-edge forced-colors:border forced-colors:border-[CanvasText]"
    >
      <div
        className="h-full rounded-full bg-good forced-color-adjust-none forced-colors:bg-[CanvasText]"
        style={{ width: `${tally.percentage ?? 0}%` }}
      />
    </div>
  )
}
