import { minutesOf, type Week, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { duration, fullDay, time } from '#shared/lib/format/format.ts'
import { sleepQuality } from '../sleep-quality.ts'
import { sleepTexts as t } from '../sleep-texts.ts'

export function WeekTable({ week, range }: { week: Week; range: string }) {
  return (
    <ChartTable
      caption={t('week.table.caption', { range })}
      columns={[
        t('week.table.day'),
        t('week.table.start'),
        t('week.table.end'),
        t('week.table.duration'),
        t('week.table.quality'),
      ]}
    >
      {week.days.map((day) => (
        <Rows key={day.day} day={day} />
      ))}
    </ChartTable>
  )
}

function Rows({ day: { day, bars } }: { day: WeekDay }) {
  const name = fullDay(`${day}T12:00:00Z`, 'UTC')
  if (bars.length === 0) {
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={4}>{t('week.table.nothing')}</td>
      </tr>
    )
  }
  return bars.map(({ entry }) => (
    <tr key={entry.id}>
      <th scope="row">{name}</th>
      <td>{time(entry.sleepStart)}</td>
      <td>{time(entry.sleepEnd)}</td>
      <td>{duration(minutesOf(entry))}</td>
      <td>{t('week.table.value', { word: sleepQuality(entry.quality).word, value: entry.quality })}</td>
    </tr>
  ))
}
