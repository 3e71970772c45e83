import { t } from '#locales/sleep.ts'
import { minutesOf, sleepKindOf, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { duration, time } from '#shared/lib/format/format.ts'
import { sleepQuality } from '../sleep-quality.ts'

/** "22:48–06:18 · 7 h 30 min · Bom, 82%; cochilo 13:30–14:00 · 30 min · Bom, 80%". */
export function dayFigures({ bars }: WeekDay, zone?: string): string {
  if (bars.length === 0) return t('chart.nothing')
  return bars
    .map(({ entry }) =>
      t(sleepKindOf(entry) === 'nap' ? 'chart.napFigures' : 'chart.nightFigures', {
        start: time(entry.sleepStart, zone),
        end: time(entry.sleepEnd, zone),
        duration: duration(minutesOf(entry)),
        word: sleepQuality(entry.quality).word,
        value: entry.quality,
      }),
    )
    .join('; ')
}
