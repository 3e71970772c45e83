import { t } from '#locales/medications.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { OldData } from '../old-data.tsx'
import { DoseList } from './dose-list.tsx'
import type { useDayDoses } from './use-day-doses.ts'

/**
 * Today's doses of one medication, to record in place: one that is recorded without its slot counts as an extra dose, and the
 * planned one as missed.
 */
export function TodayDoses({ query, doses }: Pick<ReturnType<typeof useDayDoses>, 'query' | 'doses'>) {
  if (doses?.length === 0) return null
  return (
    <section aria-label={t('page.today')} className="mb-5">
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('page.today')}</h2>
      {doses ? (
        <>
          <OldData query={query} />
          <DoseList day={isoDay(Date.now())} doses={doses} />
        </>
      ) : (
        <ErrorCard message={t('page.todayFailed')} query={query} />
      )}
    </section>
  )
}
