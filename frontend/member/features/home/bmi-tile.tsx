import { useQuery } from '@tanstack/react-query'
import { type BmiClass, bmiBands } from '../../../../worker/contract/anamnesis.ts'
import { decimal, fromToday } from '../../../shared/lib/format.ts'
import { bmiNote, bmiReading } from '../../../shared/lib/health-words.ts'
import { memberPaths } from '../../../shared/lib/member-paths.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { MetricTile } from '../../../shared/ui/metric-tile.tsx'
import { bmiPosition } from './bmi-scale.ts'
import { anamnesisQuery } from './home-queries.ts'
import { homeTexts as t } from './home-texts.ts'
import { TileFrame, TileLink } from './tile-frame.tsx'

const colours: Record<BmiClass, string> = {
  UNDERWEIGHT: 'bg-info-edge',
  NORMAL: 'bg-good-edge',
  OVERWEIGHT: 'bg-attention-edge',
  OBESITY_I: 'bg-problem-edge',
  OBESITY_II: 'bg-problem-edge',
  OBESITY_III: 'bg-problem-solid',
}

export function BmiTile() {
  const query = useQuery(anamnesisQuery)
  return (
    <TileFrame
      label={t('metrics.bmi')}
      query={query}
      to={memberPaths.anamnesis}
      empty={t('metrics.noAnamnesis')}
      add={t('metrics.addAnamnesis')}
    >
      {(anamnesis) => {
        const { value, word, meaning } = bmiReading(anamnesis.bmi, anamnesis.bmiClass)
        const note = bmiNote(anamnesis.age)
        return (
          <MetricTile
            label={<TileLink to={memberPaths.anamnesis}>{t('metrics.bmi')}</TileLink>}
            value={[{ value: decimal(value) }]}
            badge={<Badge meaning={meaning}>{word}</Badge>}
            date={fromToday(anamnesis.createdAt)}
          >
            <Scale bmi={value} />
            {note && <p className="mt-2 text-12 text-soft">{note}</p>}
          </MetricTile>
        )
      }}
    </TileFrame>
  )
}

/** The classes beside one another, with a mark where the value stands; the badge says the same in a word. */
function Scale({ bmi }: { bmi: number }) {
  const ends = [...bmiBands.map(({ below }) => bmiPosition(below)), 100]
  const classes: BmiClass[] = [...bmiBands.map(({ bmiClass }) => bmiClass), 'OBESITY_III']
  return (
    <div aria-hidden className="relative mt-3.5 flex h-2">
      {classes.map((bmiClass, index) => (
        <span
          key={bmiClass}
          className={`first:rounded-l-full last:rounded-r-full ${colours[bmiClass]}`}
          style={{ width: `${(ends[index] ?? 0) - (ends[index - 1] ?? 0)}%` }}
        />
      ))}
      <span
        className="absolute -top-1 -ml-2 size-4 rounded-full border-4 border-ink bg-surface"
        style={{ left: `${bmiPosition(bmi)}%` }}
      />
    </div>
  )
}
