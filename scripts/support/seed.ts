import { join } from 'node:path'
import { type LocalData, withData } from './database.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import { readStamp, writeStamp } from './stamps.ts'
import './wasm-loader.ts'

type Seed = (
  database: LocalData['database'],
  context: { files: LocalData['files']; pepper: string; now: Date },
) => Promise<void>

// A constant, so that type-checking the scripts does not load the Worker's types.
const SEEDS = '../../worker/seed/run.ts'

/**
 * Seeds the local database, once for each STATE_DIR.
 * @returns Whether it ran.
 */
export async function seedOnce(settings: Settings, pepper: string): Promise<boolean> {
  const stamp = join(settings.state, 'stamps', `seed-${settings.seed}`)
  if (readStamp(stamp)) return false
  await seed(settings, pepper)
  writeStamp(stamp, new Date().toISOString())
  return true
}

export async function seed(settings: Settings, pepper: string) {
  const { seedDemo, seedMinimal }: { seedDemo: Seed; seedMinimal: Seed } = await import(SEEDS)
  const run = settings.seed === 'demo' ? seedDemo : seedMinimal
  try {
    await withData(settings, ({ database, files }) => run(database, { files, pepper, now: new Date() }))
  } catch (error) {
    throw new Problem(`Seeding failed: ${rootCause(error)}`)
  }
}

function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? rootCause(error.cause) : error.message
}
