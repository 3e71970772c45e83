import { policyStates, type Statistics } from '../../../../worker/contract/statistics.ts'
import { integer } from '../../../shared/lib/format.ts'
import { ChartCard } from './chart-card.tsx'
import { StackedBars } from './stacked-bars.tsx'
import { t } from './statistics-texts.ts'

export function AgesCard({ ages }: { ages: Statistics['policies']['ages'] }) {
  const labelOf = (upTo: number | null) =>
    upTo === null ? t('policies.over') : t('policies.upTo', { days: upTo })
  const none = ages.every((row) => policyStates.every((state) => row[state] === 0))
  return (
    <ChartCard
      title={t('policies.ages')}
      hint={t('policies.agesHint')}
      head={[t('policies.age'), ...policyStates.map((state) => t(`policies.${state}`))]}
      table={ages.map((row) => ({
        key: labelOf(row.upTo),
        cells: [labelOf(row.upTo), ...policyStates.map((state) => integer(row[state]))],
      }))}
      empty={none ? t('nothing') : undefined}
    >
      <StackedBars rows={ages.map((row) => ({ ...row, label: labelOf(row.upTo) }))} />
    </ChartCard>
  )
}
