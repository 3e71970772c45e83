import type { Exercise, ExerciseInput } from '#contract/exercise.ts'
import { isInFuture } from '#contract/time.ts'
import type { exercises } from '#database/schema/exercise.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { Invalid } from '#platform/errors.ts'
import { EXERCISE_IN_FUTURE } from '#texts/exercise.ts'

export function toExercise(
  row: Omit<typeof exercises.$inferSelect, 'ownerId' | 'createdAt' | 'searchText'>,
): Exercise {
  const { id, kind, startedAt, minutes, intensity, notes, version } = row
  return { id, kind, startedAt: startedAt.toISOString(), minutes, intensity, notes, version }
}

/** Throws `Invalid` if the exercise ends in the future. */
export function requirePastExercise({ startedAt, minutes }: ExerciseInput, now: Date): void {
  if (isInFuture(after(startedAt, minutes * MINUTE), now))
    throw new Invalid({ startedAt: EXERCISE_IN_FUTURE })
}
