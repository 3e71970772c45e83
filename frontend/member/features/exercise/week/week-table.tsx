import type { ExerciseDay } from '#contract/exercise.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { fullDay } from '#shared/lib/format/format.ts'
import { exerciseTexts as t } from '../exercise-texts.ts'

interface WeekTableProps {
  days: readonly ExerciseDay[]
  range: string
}

export function WeekTable({ days, range }: WeekTableProps) {
  return (
    <ChartTable
      caption={t('week.table.caption', { range })}
      columns={[
        t('week.table.day'),
        t('intensities.LIGHT'),
        t('intensities.MODERATE'),
        t('intensities.VIGOROUS'),
        t('week.table.strength'),
      ]}
    >
      {days.map(({ day, light, moderate, vigorous, strength }) => (
        <tr key={day}>
          <th scope="row">{fullDay(`${day}T12:00:00Z`, 'UTC')}</th>
          <td>{light}</td>
          <td>{moderate}</td>
          <td>{vigorous}</td>
          <td>{t(strength ? 'week.table.yes' : 'week.table.no')}</td>
        </tr>
      ))}
    </ChartTable>
  )
}
