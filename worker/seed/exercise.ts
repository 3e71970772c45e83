import type { exercises } from '#database/schema/exercise.ts'
import { after, DAY, MINUTE } from '#domain/duration.ts'
import { around, chance } from './chance.ts'
import { localMidnight } from './local-midnight.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type Row = typeof exercises.$inferInsert
type Habit = Pick<Row, 'kind' | 'intensity' | 'notes'> & { hour: number; minutes: number; likely: number }

const DAYS = 120

/** By day of the week, from Sunday. `likely` is the share of weeks in which it happens. */
const habits: Habit[][] = [
  [
    {
      kind: 'walking',
      intensity: 'LIGHT',
      hour: 9,
      minutes: 50,
      likely: 0.5,
      notes: 'Parque com as crianças.',
    },
  ],
  [{ kind: 'strength', intensity: 'MODERATE', hour: 7, minutes: 45, likely: 0.8, notes: null }],
  [{ kind: 'walking', intensity: 'MODERATE', hour: 18, minutes: 35, likely: 0.7, notes: null }],
  [
    {
      kind: 'pilates',
      intensity: 'MODERATE',
      hour: 12,
      minutes: 50,
      likely: 0.6,
      notes: 'Alongamento para a lombar.',
    },
  ],
  [{ kind: 'strength', intensity: 'MODERATE', hour: 7, minutes: 45, likely: 0.7, notes: null }],
  [
    {
      kind: 'running',
      intensity: 'VIGOROUS',
      hour: 6,
      minutes: 25,
      likely: 0.35,
      notes: 'Ritmo leve, sem parar.',
    },
  ],
  [
    {
      kind: 'cycling',
      intensity: 'MODERATE',
      hour: 8,
      minutes: 60,
      likely: 0.35,
      notes: 'Ciclovia até a represa.',
    },
  ],
]

/** Four months: most weeks within the recommended minutes, some below, one week of rest. */
export function demoExercises(now: Date): Row[] {
  const today = localMidnight(now)
  const rows: Row[] = []
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const midnight = after(today, -ago * DAY)
    const day = midnight.toISOString().slice(0, 10)
    // The week of rest.
    if (ago >= 63 && ago < 72) continue
    for (const { hour, minutes, likely, notes, ...habit } of habits[midnight.getUTCDay()] ?? []) {
      if (chance(day, habit.kind) >= likely) continue
      const startedAt = after(midnight, (hour * 60 + around(day, 'start', 25)) * MINUTE)
      const length = minutes + around(day, 'length', 12)
      if (after(startedAt, length * MINUTE) > now) continue
      rows.push({
        ...habit,
        id: `demo-exercise-${day}-${habit.kind}`,
        ownerId: MEMBER_WITH_HISTORY,
        startedAt,
        minutes: length,
        notes: chance(day, 'note') < 0.3 ? notes : null,
        createdAt: after(startedAt, (length + 5) * MINUTE),
      })
    }
  }
  return rows
}
