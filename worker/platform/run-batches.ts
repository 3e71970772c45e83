import { after } from '#domain/duration.ts'
import type { Clock } from './clock.ts'

/** Limits of one step of a cron run. The platform allows a thousand database calls for all steps together. */
export interface BatchLimits {
  maxMs: number
  maxBatches: number
}

/**
 * Runs batches until one handles fewer items than `batchSize`, or a limit is reached.
 * @param runBatch handles at most `batchSize` items and returns how many
 * @returns the number of items handled
 */
export async function runBatches(
  clock: Clock,
  { maxMs, maxBatches }: BatchLimits,
  batchSize: number,
  runBatch: () => Promise<number>,
): Promise<number> {
  const end = after(clock.now(), maxMs)
  let total = 0
  for (let batches = 0; batches < maxBatches && clock.now() < end; batches += 1) {
    const handled = await runBatch()
    total += handled
    if (handled < batchSize) break
  }
  return total
}
