import type { ExerciseDay } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { fullDay } from '#shared/lib/format/format.ts'
import { exerciseIntensityNames } from '#texts/labels.ts'

interface DaysTableProps {
  days: readonly ExerciseDay[]
  caption: string
}

export function DaysTable({ days, caption }: DaysTableProps) {
  return (
    <ChartTable
      caption={caption}
      columns={[
        t('week.table.day'),
        exerciseIntensityNames.LIGHT,
        exerciseIntensityNames.MODERATE,
        exerciseIntensityNames.VIGOROUS,
        t('week.table.strength'),
      ]}
    >
      {days.map(({ day, light, moderate, vigorous, strength }) => (
        <tr key={day}>
          <th scope="row">{fullDay(noonOf(day), 'UTC')}</th>
          <td>{light}</td>
          <td>{moderate}</td>
          <td>{vigorous}</td>
          <td>{t(strength ? 'week.table.yes' : 'week.table.no')}</td>
        </tr>
      ))}
    </ChartTable>
  )
}
