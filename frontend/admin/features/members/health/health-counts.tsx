import { PanelFacts } from '#admin/shared/ui/workbench/panel.tsx'
import { ADHERENCE_DAYS } from '#contract/medications.ts'
import {
  EXERCISE_SUMMARY_WEEKS,
  type ExamsSummary,
  type ExerciseSummary,
  type HealthProfileSummary,
  type MedicationsSummary,
} from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { date, dateAndTime, duration, integer } from '#shared/lib/format/format.ts'

export function Exercise({ activities, minutes, activeDays, lastStart }: ExerciseSummary) {
  return (
    <>
      <p className="text-14 text-soft">{t('exercise.period', { weeks: EXERCISE_SUMMARY_WEEKS })}</p>
      <PanelFacts
        facts={[
          [
            t('exercise.minutes'),
            minutes < 60
              ? duration(minutes)
              : t('exercise.minutesOf', { minutes: integer(minutes), time: duration(minutes) }),
          ],
          [t('exercise.activities'), integer(activities)],
          [t('exercise.days'), integer(activeDays)],
          [t('exercise.last'), dateAndTime(lastStart)],
        ]}
      />
    </>
  )
}

export function Medications({ active, adherence }: MedicationsSummary) {
  const { due, percentage, taken } = adherence
  return (
    <>
      <PanelFacts
        facts={[
          [t('medications.active'), integer(active)],
          [
            t('medications.adherence', { days: ADHERENCE_DAYS }),
            percentage === null
              ? t('medications.nothingDue')
              : t('medications.taken', { count: due, percentage, taken: integer(taken), due: integer(due) }),
          ],
        ]}
      />
      <p className="text-14 text-soft">{t('medications.note')}</p>
    </>
  )
}

export function Exams({ results, lastDay }: ExamsSummary) {
  return (
    <>
      <PanelFacts
        facts={[
          [t('exams.results'), integer(results)],
          [t('exams.last'), date(`${lastDay}T12:00:00Z`, 'UTC')],
        ]}
      />
      <p className="text-14 text-soft">{t('exams.note')}</p>
    </>
  )
}

export function HealthProfile({
  allergies,
  conditions,
  hasBloodType,
  hasContact,
  updatedAt,
}: HealthProfileSummary) {
  return (
    <>
      <PanelFacts
        facts={[
          [t('healthProfile.allergies'), integer(allergies)],
          [t('healthProfile.conditions'), integer(conditions)],
          [t('healthProfile.bloodType'), t(hasBloodType ? 'yes' : 'no')],
          [t('healthProfile.contact'), t(hasContact ? 'yes' : 'no')],
          [t('healthProfile.updated'), dateAndTime(updatedAt)],
        ]}
      />
      <p className="text-14 text-soft">{t('healthProfile.note')}</p>
    </>
  )
}
