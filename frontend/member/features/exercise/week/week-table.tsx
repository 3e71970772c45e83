import type { ExerciseDay } from '#contract/exercise.ts'
import { fullDay } from '#shared/lib/format/format.ts'
import { exerciseIntensityNames } from '#texts/labels.ts'
import { exerciseTexts as t } from '../exercise-texts.ts'

interface WeekTableProps {
  days: readonly ExerciseDay[]
  range: string
}

/** The picture of the week for those who do not see it. A table takes no width: the box around it does. */
export function WeekTable({ days, range }: WeekTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{t('week.table.caption', { range })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('week.table.day')}</th>
            <th scope="col">{exerciseIntensityNames.LIGHT}</th>
            <th scope="col">{exerciseIntensityNames.MODERATE}</th>
            <th scope="col">{exerciseIntensityNames.VIGOROUS}</th>
            <th scope="col">{t('week.table.strength')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, light, moderate, vigorous, strength }) => (
            <tr key={day}>
              <th scope="row">{fullDay(`${day}T12:00:00Z`, 'UTC')}</th>
              <td>{light}</td>
              <td>{moderate}</td>
              <td>{vigorous}</td>
              <td>{t(strength ? 'week.table.yes' : 'week.table.no')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
