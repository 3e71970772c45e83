import { t } from '#locales/sleep.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { minutesOf, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { duration, fullDay, time } from '#shared/lib/format/format.ts'
import { sleepQuality } from '../sleep-quality.ts'

export function DaysTable({ days, range }: { days: readonly WeekDay[]; range: string }) {
  return (
    <ChartTable
      caption={t('chart.table.caption', { range })}
      columns={[
        t('chart.table.day'),
        t('chart.table.start'),
        t('chart.table.end'),
        t('form.duration'),
        t('chart.table.quality'),
      ]}
    >
      {days.map((day) => (
        <Rows key={day.day} day={day} />
      ))}
    </ChartTable>
  )
}

function Rows({ day: { day, bars } }: { day: WeekDay }) {
  const name = fullDay(noonOf(day), 'UTC')
  if (bars.length === 0) {
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={4}>{t('chart.nothing')}</td>
      </tr>
    )
  }
  return bars.map(({ entry }) => (
    <tr key={entry.id}>
      <th scope="row">{name}</th>
      <td>{time(entry.sleepStart)}</td>
      <td>{time(entry.sleepEnd)}</td>
      <td>{duration(minutesOf(entry))}</td>
      <td>{t('chart.table.value', { word: sleepQuality(entry.quality).word, value: entry.quality })}</td>
    </tr>
  ))
}
