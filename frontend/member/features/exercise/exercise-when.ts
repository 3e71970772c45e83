import type { Exercise } from '#contract/exercise.ts'
import { addDays } from '#domain/time-zone.ts'
import { t } from '#locales/exercise.ts'
import { dayAndTime, duration, isoDay, type Moment, time } from '#shared/lib/format/format.ts'
import { exerciseKindNames } from '#texts/labels.ts'

/** "Hoje, 07:00", "Ontem, 18:30", "ter., 17 de nov. · 07:00". */
export function exerciseWhen(startedAt: string, now: Moment = Date.now(), zone?: string): string {
  const started = isoDay(startedAt, zone)
  const today = isoDay(now, zone)
  const words = { time: time(startedAt, zone) }
  if (started === today) return t('records.today', words)
  if (started === addDays(today, -1)) return t('records.yesterday', words)
  return dayAndTime(startedAt, zone)
}

/** "Caminhada, Hoje, 07:00": names an activity. */
export function exerciseName({ kind, startedAt }: Pick<Exercise, 'kind' | 'startedAt'>): string {
  return t('records.named', { kind: exerciseKindNames[kind], when: exerciseWhen(startedAt) })
}

/** "Caminhada, Hoje, 07:00 · 40 min" */
export function exerciseSummary(exercise: Pick<Exercise, 'kind' | 'startedAt' | 'minutes'>): string {
  return `${exerciseName(exercise)} · ${duration(exercise.minutes)}`
}
