import { t } from '#locales/medications.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton, SkeletonText, upTo } from '#shared/ui/feedback/skeleton.tsx'
import { OldData } from '../old-data.tsx'
import { DoseList } from './dose-list.tsx'
import type { useDayDoses } from './use-day-doses.ts'

interface TodayDosesProps extends Pick<ReturnType<typeof useDayDoses>, 'query' | 'doses'> {
  /** How many to keep room for until they have loaded. */
  expected: number
}

/**
 * Today's doses of one medication, to record in place: one that is recorded without its slot counts as an extra dose, and the
 * planned one as missed.
 */
export function TodayDoses({ query, doses, expected }: TodayDosesProps) {
  if ((query.isPending ? expected : doses?.length) === 0) return null
  return (
    <section aria-label={t('page.today')} className="mb-5">
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('page.today')}</h2>
      {doses ? (
        <>
          <OldData query={query} />
          <DoseList day={isoDay(Date.now())} doses={doses} />
        </>
      ) : query.isPending ? (
        <DosesSkeleton count={expected} />
      ) : (
        <ErrorCard message={t('page.todayFailed')} query={query} />
      )}
    </section>
  )
}

/** As high as doses that are still to be recorded. */
function DosesSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <div className="grid gap-2.5 lg:grid-cols-2">
        {upTo(count).map((index) => (
          <div key={index} className={cx(cardClass, 'p-4')}>
            <SkeletonText />
            <Skeleton className="mt-4 h-11 rounded-control" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
