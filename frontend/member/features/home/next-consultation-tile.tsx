import type { UseQueryResult } from '@tanstack/react-query'
import { Stethoscope } from 'lucide-react'
import type { UpcomingConsultation } from '#contract/consultations.ts'
import { t } from '#locales/home.ts'
import { consultationPath, memberPaths } from '#member/shared/lib/member-paths.ts'
import { timeThere } from '#member/shared/lib/time-zones.ts'
import { MetricTile } from '#member/shared/ui/metric-tile.tsx'
import { dayAndMonth, weekdayAndTime } from '#shared/lib/format/format.ts'
import { consultationTypeNames } from '#texts/labels.ts'
import { TileFrame, TileLink } from './tile-frame.tsx'

interface NextConsultationTileProps {
  query: UseQueryResult<UpcomingConsultation | null>
}

export function NextConsultationTile({ query }: NextConsultationTileProps) {
  return (
    <TileFrame
      label={t('metrics.next')}
      query={query}
      to={memberPaths.consultations}
      search={{ agendar: 1 }}
      empty={t('metrics.noConsultation')}
      add={t('metrics.addConsultation')}
    >
      {({ id, date, timeZone, doctorName, specialty, type }) => {
        const { day, month } = dayAndMonth(date)
        const there = timeThere(date, timeZone)
        const lines = [doctorName, specialty].filter((line) => line !== null)
        const [first = consultationTypeNames[type], second] = lines
        return (
          <MetricTile
            label={<TileLink to={consultationPath(id)}>{t('metrics.next')}</TileLink>}
            value={[{ value: `${day} ${month}` }]}
            date={weekdayAndTime(date)}
          >
            {there && <p className="mt-1 text-14 text-soft">{there}</p>}
            <p className="mt-2 flex items-center gap-2 text-14 leading-tight">
              <Stethoscope size={20} aria-hidden />
              <span className="line-clamp-3 min-w-0">
                {first}
                {second && <span className="block text-soft">{second}</span>}
              </span>
            </p>
          </MetricTile>
        )
      }}
    </TileFrame>
  )
}
