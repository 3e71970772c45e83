import { runBatch } from '#database/batch.ts'
import type { Statement } from '#database/client.ts'
import { pauseSweep, sweepState } from '#database/sweeps.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { areTooManyMissing, countMiss, type Misses } from '#domain/lost-files.ts'
import { findMissingFiles } from './files.ts'
import type { Sweep } from './keys-in-use.ts'
import { recordFault } from './record-fault.ts'

/** Files checked per run. The next run continues with those checked longest ago. */
const LOOKUPS_PER_RUN = 50
/** How long a folder is skipped after too many of its files were missing. */
const PAUSE_MS = HOUR

/** A row with the file that it refers to. */
export interface CheckedFile extends Misses {
  id: string | number
  storageKey: string
}

/**
 * The rows of one folder, and the writes about them. Each write changes a row only while it still has the
 * same key.
 */
export interface CheckedFiles<Row extends CheckedFile> {
  folder: string
  /** The rows checked longest ago; none unless one of them was not checked since `before`. */
  rowsToCheck: (before: Date, limit: number) => PromiseLike<Row[]>
  markFound: (rows: Row[], now: Date) => Statement[]
  markMissing: (row: Row, misses: Misses, now: Date) => Statement[]
  /** Hides the content from the member. The row keeps the key. */
  markLost: (row: Row) => Statement[]
  /** Shows lost content again. */
  markRecovered: (row: Row, now: Date) => Statement[]
}

/** A file that has been missing for days. */
class LostFile extends Error {
  override readonly name = 'LostFile'
}

/** Missing so many files means that the file store must be at fault: a wrong binding, a partial restore. */
class TooManyFilesMissing extends Error {
  override readonly name = 'TooManyFilesMissing'
}

/**
 * Looks once a day for the file of each row. A file that was missing on several days is lost to its owner
 * until it is found again. If too many are missing at once, the run stops with a fault, records nothing about
 * them, and skips the folder for an hour. Files that are already lost do not count.
 */
export async function findLostFiles<Row extends CheckedFile>(
  { db, clock, env }: Sweep,
  step: string,
  files: CheckedFiles<Row>,
): Promise<{ missing: number; lost: number; recovered: number }> {
  const now = clock.now()
  const nothing = { missing: 0, lost: 0, recovered: 0 }
  const [state] = await sweepState(db, files.folder)
  if (state?.pausedUntil && state.pausedUntil > now) return nothing
  const rows = await files.rowsToCheck(after(now, -DAY), LOOKUPS_PER_RUN)
  if (rows.length === 0) return nothing
  const missing = await findMissingFiles(env, rows)
  const believed = rows.filter(({ lostAt }) => lostAt === null)
  const newlyMissing = believed.filter((row) => missing.has(row))
  if (areTooManyMissing(newlyMissing.length, believed.length)) {
    await pauseSweep(db, files.folder, after(now, PAUSE_MS))
    const counts = { checked: believed.length, missing: newlyMissing.length }
    await recordFault(db, step, now, new TooManyFilesMissing(), counts)
    return { ...nothing, missing: missing.size }
  }
  const found = rows.filter((row) => !missing.has(row))
  const recovered = found.filter(({ lostAt }) => lostAt !== null)
  const counted = [...missing].map((row) => ({ row, misses: countMiss(row, now) }))
  const lost = counted.filter(({ row, misses }) => row.lostAt === null && misses.lostAt !== null)
  await runBatch(db, {
    recovered: recovered.flatMap((row) => files.markRecovered(row, now)),
    found: files.markFound(found, now),
    missing: counted.flatMap(({ row, misses }) => files.markMissing(row, misses, now)),
    lost: lost.flatMap(({ row }) => files.markLost(row)),
  })
  for (const { row } of lost) await recordFault(db, step, now, new LostFile(), { id: row.id })
  return { missing: missing.size, lost: lost.length, recovered: recovered.length }
}
