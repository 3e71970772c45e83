import { useInfiniteQuery } from '@tanstack/react-query'
import { ADEQUATE_SLEEP_HOURS } from '#contract/sleep.ts'
import { t } from '#locales/home.ts'
import { ui } from '#locales/ui.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { type Week, type WeekDay, weekOf } from '#member/shared/lib/health/sleep-week.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { services } from '#member/shared/ui/services.ts'
import { duration, isoDay, weekday } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { NetworkButton } from '#shared/ui/network-button.tsx'

const ADEQUATE_MINUTES = ADEQUATE_SLEEP_HOURS * 60
/** Keeps the line of adequate sleep below the top of the chart. */
const SCALE_MINUTES = 9 * 60

/** The sleep of the last seven days, today highlighted, with the line of adequate sleep. */
export function WeekBars() {
  const { data, isFetching, refetch } = useInfiniteQuery(sleepQuery)
  if (data) return <Bars week={weekOf(data.entries, isoDay(Date.now()))} />
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <p className="text-14 text-problem">{t('metrics.weekFailed')}</p>
      <NetworkButton
        variant="ghost"
        size="sm"
        className="relative z-1 -ml-4"
        busy={isFetching}
        onClick={() => void refetch()}
      >
        {ui.retry}
      </NetworkButton>
    </div>
  )
}

function nightText({ day, minutes }: WeekDay): string {
  const name = weekday(noonOf(day), 'UTC')
  return minutes > 0 ? `${name} ${duration(minutes)}` : t('metrics.weekNothing', { day: name })
}

function Bars({ week: { days, last } }: { week: Week }) {
  const scale = Math.max(SCALE_MINUTES, ...days.map(({ minutes }) => minutes))
  const share = (minutes: number) => `${(100 * minutes) / scale}%`
  return (
    <>
      <p className="sr-only">{t('metrics.week', { nights: days.map(nightText).join('; ') })}</p>
      <div
        aria-hidden
        className="hue relative mt-3 flex h-9 items-end gap-1 md:gap-1.5"
        style={hueStyle(services.sleep.hue)}
      >
        {days.map(({ day, minutes }) => (
          <span
            key={day}
            className={cx(
              'min-h-0.5 flex-1',
              minutes === 0 ? 'rounded-full bg-edge' : 'rounded-[0.3125rem]',
              minutes > 0 && (day === last ? 'bg-hue-strong' : 'bg-hue-soft'),
            )}
            style={{ height: share(minutes) }}
          />
        ))}
        <span
          className="absolute inset-x-0 border-t border-dashed border-ink"
          style={{ bottom: share(ADEQUATE_MINUTES) }}
        />
      </div>
    </>
  )
}
