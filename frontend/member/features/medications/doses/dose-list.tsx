import type { DayDose } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import { fullDay, isoDay } from '#shared/lib/format/format.ts'
import { DoseCard } from './dose-card.tsx'
import type { ShownDose } from './dose-waits.ts'

/** Doses of a day (`YYYY-MM-DD`), which can be recorded in place. */
export function DoseList({ day, doses }: { day: string; doses: readonly ShownDose[] }) {
  return (
    <ul
      aria-label={t('day.list', { day: fullDay(noonOf(day), 'UTC') })}
      className="grid items-start gap-2.5 lg:grid-cols-2"
    >
      {doses.map((dose) => (
        <li key={keyOf(dose)}>
          <DoseCard dose={dose} zone={browserTimeZone()} canRecord={day <= isoDay(Date.now())} />
        </li>
      ))}
    </ul>
  )
}

function keyOf({ medicationId, slot, record }: DayDose): string {
  return `${medicationId}:${slot ?? record?.id ?? ''}`
}
