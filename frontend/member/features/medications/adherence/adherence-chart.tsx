import type { Adherence } from '#contract/medications.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { date, dayAndMonth, fullDay } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { medicationsTexts as t } from '../medications-texts.ts'

type Day = Adherence['days'][number]

const outcomes = ['missed', 'skipped', 'taken'] as const
const segmentClass = {
  taken: 'bg-good',
  skipped: 'border-2 border-info bg-info-tint',
  missed: 'border-2 border-problem bg-problem-tint',
}

const noon = (day: string) => `${day}T12:00:00Z`
/** Days between two labels below the chart. */
const LABEL_EVERY = 7

/** One column per day: doses taken, skipped and missed. Hidden from screen readers, which get the table instead. */
export function AdherenceChart({ days }: { days: readonly Day[] }) {
  const maxDue = Math.max(1, ...days.map(({ due }) => due))
  return (
    <div aria-hidden>
      <div className="mt-5 flex h-28 items-end gap-0.5 border-b border-edge md:h-36 md:gap-1">
        {days.map((day) => (
          <div key={day.day} className="flex h-full flex-1 flex-col justify-end gap-px">
            {outcomes.map(
              (outcome) =>
                day[outcome] > 0 && (
                  <span
                    key={outcome}
                    className={cx('min-h-1 w-full rounded-[2px]', segmentClass[outcome])}
                    style={{ height: `${(100 * day[outcome]) / maxDue}%` }}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      <div className="mt-1 flex justify-between text-12 text-soft tabular-nums large-text:*:even:hidden">
        {days
          .filter((_, index) => (days.length - 1 - index) % LABEL_EVERY === 0)
          .map(({ day }) => {
            const label = dayAndMonth(noon(day), 'UTC')
            return (
              <span key={day}>
                {label.day}/{day.slice(5, 7)}
              </span>
            )
          })}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
        {outcomes.toReversed().map((outcome) => (
          <span key={outcome} className="inline-flex items-center gap-1.5">
            <span className={cx('size-3 rounded-[2px]', segmentClass[outcome])} />
            {t(`adherence.table.${outcome}`)}
          </span>
        ))}
      </div>
    </div>
  )
}

export function AdherenceTable({ adherence: { from, to, days } }: { adherence: Adherence }) {
  return (
    <ChartTable
      caption={t('adherence.table.caption', { from: date(noon(from), 'UTC'), to: date(noon(to), 'UTC') })}
      columns={[
        t('adherence.table.day'),
        t('adherence.table.taken'),
        t('adherence.table.skipped'),
        t('adherence.table.missed'),
      ]}
    >
      {days.map(({ day, taken, skipped, missed }) => (
        <tr key={day}>
          <th scope="row">{fullDay(noon(day), 'UTC')}</th>
          <td>{taken}</td>
          <td>{skipped}</td>
          <td>{missed}</td>
        </tr>
      ))}
    </ChartTable>
  )
}
