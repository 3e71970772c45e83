import { useQuery } from '@tanstack/react-query'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { MetricTile } from '#member/shared/ui/metric-tile.tsx'
import { services } from '#member/shared/ui/services.ts'
import { fromToday, integer, time } from '#shared/lib/format/format.ts'
import { dashboardSleepQuality, sleptHours } from '#shared/lib/format/health-text.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { sleepTodayQuery } from './home-queries.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'
import { TileFrame, TileLink } from './tile-frame.tsx'
import { WeekBars } from './week-bars.tsx'

const empty = {
  to: memberPaths.sleep,
  search: { registrar: 1 },
  empty: t('metrics.noData'),
  add: t('metrics.addSleep'),
} as const
const hue = hueStyle(services.sleep.hue)

export function SleepQualityTile() {
  const label = t('metrics.sleepQuality')
  return (
    <TileFrame label={label} query={useQuery(sleepTodayQuery)} {...empty}>
      {({ percentage, sleepEnd }) => {
        const { value, label: reading, meaning } = dashboardSleepQuality(percentage)
        return (
          <MetricTile
            label={<TileLink to={memberPaths.sleep}>{label}</TileLink>}
            value={[{ value: integer(value), unit: '%' }]}
            badge={<Badge meaning={meaning}>{reading}</Badge>}
            date={t('metrics.when', { day: fromToday(sleepEnd), time: time(sleepEnd) })}
            aside={<Ring percentage={value} />}
          />
        )
      }}
    </TileFrame>
  )
}

export function SleepHoursTile() {
  const label = t('metrics.sleepHours')
  return (
    <TileFrame label={label} query={useQuery(sleepTodayQuery)} {...empty}>
      {({ sleptHours: hours, sleepEnd }) => {
        const { value, label: reading, meaning } = sleptHours(hours)
        return (
          <MetricTile
            label={<TileLink to={memberPaths.sleep}>{label}</TileLink>}
            value={hoursAndMinutes(value)}
            badge={<Badge meaning={meaning}>{reading}</Badge>}
            date={fromToday(sleepEnd)}
          >
            <WeekBars />
          </MetricTile>
        )
      }}
    </TileFrame>
  )
}

const CIRCUMFERENCE = 100

function Ring({ percentage }: { percentage: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      className="hue size-11 flex-none -rotate-90 lg:size-13"
      style={hue}
      fill="none"
      strokeWidth="5"
    >
      <circle cx="20" cy="20" r="16.5" className="stroke-sunken" />
      <circle
        cx="20"
        cy="20"
        r="16.5"
        pathLength={CIRCUMFERENCE}
        strokeDasharray={`${percentage} ${CIRCUMFERENCE}`}
        strokeLinecap="round"
        className="stroke-hue-strong"
      />
    </svg>
  )
}
