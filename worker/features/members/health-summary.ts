import type { ConsultationSummary } from '#contract/consultations.ts'
import type { AnamnesisSummary, PolicySummary, SleepSummary } from '#contract/members.ts'
import { ADEQUATE_SLEEP_HOURS } from '#contract/sleep.ts'
import type { anamneses } from '#database/schema/anamnesis.ts'
import type { consultations } from '#database/schema/consultations.ts'
import type { policies } from '#database/schema/insurance.ts'
import type { sleepEntries } from '#database/schema/sleep.ts'
import { HOUR } from '#domain/duration.ts'
import { totalSleep } from '#domain/sleep-rules.ts'
import { dayIn } from '#domain/time-zone.ts'

export function toConsultationSummary(row: typeof consultations.$inferSelect): ConsultationSummary {
  const { id, date, timeZone, type, doctorName, specialty, notes, status, version } = row
  return { id, date: date.toISOString(), timeZone, type, doctorName, specialty, notes, status, version }
}

export function toPolicySummary(row: typeof policies.$inferSelect): PolicySummary {
  const { id, fileName, policyNumber, status, uploadedAt, dueDay, rejectionText } = row
  return {
    id,
    fileName,
    policyNumber,
    status,
    uploadedAt: uploadedAt.toISOString(),
    dueDay,
    rejectionText,
    hasContent: row.contentStoredAt !== null,
  }
}

type Night = Pick<typeof sleepEntries.$inferSelect, 'sleepStart' | 'sleepEnd' | 'quality'>

/** Sums all sleep that ended on a day, including naps. Expects `rows` newest first. */
export function summariseSleep(rows: Night[], timeZone: string): SleepSummary | null {
  const [newest] = rows
  if (!newest) return null
  const nights = [...Map.groupBy(rows, ({ sleepEnd }) => dayIn(timeZone, sleepEnd)).values()].map(totalSleep)
  const { slept, quality } = totalSleep(rows)
  return {
    nights: nights.length,
    averageHours: Math.round((slept / HOUR / nights.length) * 10) / 10,
    averageQuality: quality,
    shortNights: nights.filter((night) => night.slept < ADEQUATE_SLEEP_HOURS * HOUR).length,
    lastEnd: newest.sleepEnd.toISOString(),
  }
}

type Form = typeof anamneses.$inferSelect

/** The current questionnaire and the earlier weights and BMIs. Expects `rows` newest first. */
export function summariseAnamneses([current, ...earlier]: Form[]): AnamnesisSummary | null {
  if (!current) return null
  const { age, weightKg, heightCm, bmi, bmiClass, activityLevel, goal, playsSports, createdAt } = current
  return {
    createdAt: createdAt.toISOString(),
    age,
    weightKg,
    heightCm,
    bmi,
    bmiClass,
    activityLevel,
    goal,
    playsSports,
    earlier: earlier.map((form) => ({
      createdAt: form.createdAt.toISOString(),
      weightKg: form.weightKg,
      bmi: form.bmi,
      bmiClass: form.bmiClass,
    })),
  }
}
