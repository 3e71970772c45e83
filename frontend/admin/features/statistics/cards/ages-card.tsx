import { policyStates } from '#contract/insurance.ts'
import { ageKeys, ageText, type Statistics, type StatisticsRange } from '#contract/statistics.ts'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import { policyStateNames } from '#texts/labels.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { StackedBars } from '../charts/stacked-bars.tsx'

interface AgesCardProps {
  ages: Statistics['policies']['ages']
  range: StatisticsRange
}

export function AgesCard({ ages, range }: AgesCardProps) {
  const rows = ages.map((counts, index) => {
    const age = ageKeys[index] ?? '0'
    const some = policyStates.some((state) => counts[state] > 0)
    return {
      ...counts,
      label: ageText(index),
      rows: some ? ({ ...range, list: 'policies', by: 'status', key: '', age } as const) : undefined,
    }
  })
  return (
    <ChartCard
      title={t('policies.ages')}
      share="all"
      hint={t('policies.agesHint')}
      head={[t('policies.age'), ...policyStates.map((state) => policyStateNames[state])]}
      table={rows.map((row) => ({
        key: row.label,
        cells: [row.label, ...policyStates.map((state) => integer(row[state]))],
        rows: row.rows,
      }))}
      empty={rows.some((row) => row.rows) ? undefined : t('nothing')}
    >
      <StackedBars rows={rows} />
    </ChartCard>
  )
}
