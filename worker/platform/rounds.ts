import { after } from '#domain/duration.ts'
import type { Clock } from './clock.ts'

/**
 * For how long, and how often at most, something goes on by itself: the platform counts a run's calls to the
 * database, a thousand for all of its steps together.
 */
export interface RoundLimits {
  forMs: number
  rounds: number
}

/** Round by round, until one finds less than it could have taken or the limits are reached. Tells how much was found. */
export async function inRounds(
  clock: Clock,
  { forMs, rounds }: RoundLimits,
  atOnce: number,
  round: () => Promise<number>,
): Promise<number> {
  const end = after(clock.now(), forMs)
  let found = 0
  for (let count = 0; count < rounds && clock.now() < end; count += 1) {
    const foundNow = await round()
    found += foundNow
    if (foundNow < atOnce) break
  }
  return found
}
