import { minutesOf, type Week, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { duration, fullDay, time } from '#shared/lib/format/format.ts'
import { sleepQuality } from '../sleep-quality.ts'
import { sleepTexts as t } from '../sleep-texts.ts'

/** The week chart for screen readers. `sr-only` cannot narrow a table, so it is on a wrapper. */
export function WeekTable({ week, range }: { week: Week; range: string }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{t('week.table.caption', { range })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('week.table.day')}</th>
            <th scope="col">{t('week.table.start')}</th>
            <th scope="col">{t('week.table.end')}</th>
            <th scope="col">{t('week.table.duration')}</th>
            <th scope="col">{t('week.table.quality')}</th>
          </tr>
        </thead>
        <tbody>
          {week.days.map((day) => (
            <Rows key={day.day} day={day} />
          ))}
        </tbody>
      </table>
    </div>
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
