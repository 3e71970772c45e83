import { useQuery } from '@tanstack/react-query'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { BmiScale } from '#member/shared/ui/bmi-scale.tsx'
import { MetricTile } from '#member/shared/ui/metric-tile.tsx'
import { decimal, fromToday } from '#shared/lib/format/format.ts'
import { bmiNote, bmiReading } from '#shared/lib/format/health-text.ts'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { anamnesisQuery } from './home-queries.ts'
import { TileFrame, TileLink } from './tile-frame.tsx'

export function BmiTile() {
  const query = useQuery(anamnesisQuery)
  return (
    <TileFrame
      label={t('metrics.bmi')}
      query={query}
      to={memberPaths.anamnesis}
      empty={t('metrics.noAnamnesis')}
      add={t('anamnesis.action')}
    >
      {(anamnesis) => {
        const { value, label, meaning } = bmiReading(anamnesis.bmi, anamnesis.bmiClass)
        const note = bmiNote(anamnesis.age)
        return (
          <MetricTile
            label={<TileLink to={memberPaths.anamnesis}>{t('metrics.bmi')}</TileLink>}
            value={[{ value: decimal(value) }]}
            badge={<Badge meaning={meaning}>{label}</Badge>}
            date={fromToday(anamnesis.createdAt)}
          >
            <BmiScale bmi={value} />
            {note && <p className="mt-2 text-12 text-soft">{note}</p>}
          </MetricTile>
        )
      }}
    </TileFrame>
  )
}
