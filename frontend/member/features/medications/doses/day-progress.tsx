import type { DayDose } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { time } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'

/** The day's progress: one segment per planned dose. */
export function DayProgress({ doses, isToday }: { doses: readonly DayDose[]; isToday: boolean }) {
  const planned = doses.filter(({ dueAt }) => dueAt !== null)
  if (planned.length === 0) return null
  const taken = planned.filter(({ state }) => state === 'taken').length
  const late = planned.filter(({ state }) => state === 'late').length
  const next = planned.find(({ state }) => state === 'upcoming')
  const hint = [
    late === 1 && t('day.lateOne'),
    late > 1 && t('day.late', { count: late }),
    next?.dueAt && t('day.nextAt', { time: time(next.dueAt) }),
  ].filter(Boolean)
  return (
    // Toasts keep clear of it: what they say of a dose changes it.
    <Card data-record="day-progress" className="mb-3">
      <p className="font-semibold tabular-nums">
        {planned.length === 1
          ? t('day.progressOne', { taken })
          : t('day.progress', { taken, total: planned.length })}
      </p>
      {isToday && (
        <p className="text-14 text-soft">{hint.length > 0 ? hint.join(' · ') : t('day.allDone')}</p>
      )}
      <div aria-hidden className="mt-2.5 flex gap-1">
        {planned.map(({ medicationId, slot, state }) => (
          <span
            key={`${medicationId}:${slot}`}
            className={cx('h-2 flex-1 rounded-full', segmentClass[state])}
          />
        ))}
      </div>
    </Card>
  )
}

const segmentClass: Record<DayDose['state'], string> = {
  taken: 'bg-good',
  skipped: 'bg-info',
  missed: 'bg-problem',
  late: 'bg-attention',
  upcoming: 'bg-edge',
}
