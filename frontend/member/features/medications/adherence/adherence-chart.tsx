import type { Adherence } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { DayNumbers } from '#member/shared/ui/charts/day-columns.tsx'
import { LegendItem } from '#member/shared/ui/charts/legend-item.tsx'
import { date, fullDay, day as shortDay } from '#shared/lib/format/format.ts'
import { ChartPicker, ChartReadout, chosenClass, useColumnChart } from '#shared/ui/charts/chart-picker.tsx'
import { cx } from '#shared/ui/cx.ts'
import { formatTally } from './format-tally.ts'

type Day = Adherence['days'][number]

const outcomes = ['missed', 'skipped', 'taken'] as const
const segmentClass = {
  taken: 'bg-good',
  skipped: 'border-2 border-info bg-info-tint',
  missed: 'border-2 border-problem bg-problem-tint',
}

/** One column per day: doses taken, skipped and missed. A tap, a drag and the arrow keys show a day's figures. */
export function AdherenceChart({ days }: { days: readonly Day[] }) {
  const maxDue = Math.max(1, ...days.map(({ due }) => due))
  const { chosen, mark, picker } = useColumnChart(
    t('adherence.chart'),
    days,
    (day) => ({
      title: shortDay(noonOf(day.day), 'UTC'),
      figures: day.due === 0 ? t('adherence.nothingDue') : formatTally(day),
    }),
    ({ due }) => due > 0,
  )
  return (
    <>
      <ChartPicker {...picker} className="mt-5">
        <div className="flex h-28 border-b border-edge-strong md:h-36">
          {days.map((day, index) => (
            <div
              key={day.day}
              className="relative flex h-full flex-1 flex-col justify-end gap-px px-px md:px-0.5"
            >
              {index === chosen && <span className={chosenClass} />}
              {outcomes.map(
                (outcome) =>
                  day[outcome] > 0 && (
                    <span
                      key={outcome}
                      className={cx('relative min-h-1 w-full rounded-[2px]', segmentClass[outcome])}
                      style={{ height: `${(100 * day[outcome]) / maxDue}%` }}
                    />
                  ),
              )}
            </div>
          ))}
        </div>
        <DayNumbers days={days} className="mt-2" />
      </ChartPicker>
      <ChartReadout mark={mark} />
      <div aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
        {outcomes.toReversed().map((outcome) => (
          <LegendItem key={outcome} markClass={cx('size-3 rounded-[2px]', segmentClass[outcome])}>
            {t(`adherence.table.${outcome}`)}
          </LegendItem>
        ))}
      </div>
    </>
  )
}

export function AdherenceTable({ adherence: { from, to, days } }: { adherence: Adherence }) {
  return (
    <ChartTable
      caption={t('adherence.table.caption', { from: date(noonOf(from), 'UTC'), to: date(noonOf(to), 'UTC') })}
      columns={[
        t('adherence.table.day'),
        t('adherence.table.taken'),
        t('adherence.table.skipped'),
        t('adherence.table.missed'),
      ]}
    >
      {days.map(({ day, taken, skipped, missed }) => (
        <tr key={day}>
          <th scope="row">{fullDay(noonOf(day), 'UTC')}</th>
          <td>{taken}</td>
          <td>{skipped}</td>
          <td>{missed}</td>
        </tr>
      ))}
    </ChartTable>
  )
}
