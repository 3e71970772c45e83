import { saveSweepCursor, sweepState } from '#database/sweeps.ts'
import { after, DAY } from '#domain/duration.ts'
import type { Bindings } from './bindings.ts'
import { copyFile, deleteFiles, listFiles } from './files.ts'
import { type KeysInUse, type Sweep, selectUsedKeys } from './keys-in-use.ts'

/** Files that no row refers to, as `orphans/<day of the move>/<key>`. */
const ORPHAN_FOLDER = 'orphans'
/** Days for which an orphan is kept. */
export const ORPHAN_DAYS = 30
const FILES_PER_RUN = 1000
/** A move takes two calls of the file store. */
const MOVES_PER_RUN = 50

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** The day of the move and the file's previous key. */
function parsed(orphanKey: string): { day: string; key: string } | undefined {
  const [, day, key] = /^orphans\/(\d{4}-\d\d-\d\d)\/(.+)$/.exec(orphanKey) ?? []
  return day && key ? { day, key } : undefined
}

/** Copies the files before deleting them, so that a fault in between leaves both. */
export async function moveToOrphans(env: Bindings, keys: string[], now: Date): Promise<void> {
  for (const key of keys) await copyFile(env, key, `${ORPHAN_FOLDER}/${dayOf(now)}/${key}`)
  await deleteFiles(env, keys)
}

/**
 * Restores orphans that a row refers to again, and deletes those that were moved more than `ORPHAN_DAYS` ago.
 * Each run continues where the previous one stopped, and starts over at the end.
 * @param folders the kinds of files, by the first part of their key
 */
export async function clearOrphans(
  { db, clock, env }: Sweep,
  folders: Record<string, KeysInUse>,
): Promise<{ restored: number; deleted: number }> {
  const [state] = await sweepState(db, ORPHAN_FOLDER)
  const startAfter = state?.lastKey ?? null
  const { files, lastKey } = await listFiles(env, ORPHAN_FOLDER, startAfter, FILES_PER_RUN)
  const orphans = files.flatMap(({ key }) => {
    const origin = parsed(key)
    return origin ? [{ ...origin, orphanKey: key }] : []
  })
  const claimed = new Set<string>()
  for (const [folder, keysInUse] of Object.entries(folders)) {
    const keys = orphans.flatMap(({ key }) => (key.startsWith(`${folder}/`) ? [key] : []))
    for (const key of await selectUsedKeys(db, keys, keysInUse)) claimed.add(key)
  }
  const toRestore = orphans.filter(({ key }) => claimed.has(key))
  const restored = toRestore.slice(0, MOVES_PER_RUN)
  for (const { key, orphanKey } of restored) await copyFile(env, orphanKey, key)
  const firstDay = dayOf(after(clock.now(), -ORPHAN_DAYS * DAY))
  const old = orphans.filter(({ day, key }) => day < firstDay && !claimed.has(key))
  await deleteFiles(
    env,
    [...restored, ...old].map(({ orphanKey }) => orphanKey),
  )
  const end = restored.length < toRestore.length ? (restored.at(-1)?.orphanKey ?? null) : lastKey
  if (end !== startAfter) await saveSweepCursor(db, ORPHAN_FOLDER, end)
  return { restored: restored.length, deleted: old.length }
}
