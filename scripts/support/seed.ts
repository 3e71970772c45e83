import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalData, withData } from './database.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import { readStamp, writeStamp } from './stamps.ts'
import './binary-modules.ts'

type Seed = (
  database: LocalData['database'],
  context: { files: LocalData['files']; pepper: string; now: Date },
) => Promise<void>

// Constants, so that type-checking the scripts does not load the Worker's types.
const SEEDS = '../../worker/seed/run.ts'
const WRITE_MANY = '../../worker/seed/write-many.ts'
const PDF = '../../worker/seed/pdf.ts'

/**
 * Seeds the local database, once per STATE_DIR.
 * @returns whether it ran
 */
export async function seedOnce(settings: Settings, pepper: string): Promise<boolean> {
  const stamp = join(settings.state, 'stamps', `seed-${settings.seed}`)
  if (readStamp(stamp)) return false
  await seed(settings, pepper)
  writeStamp(stamp, settings.now().toISOString())
  return true
}

export async function seed(settings: Settings, pepper: string) {
  const { seedDemo, seedMinimal }: { seedDemo: Seed; seedMinimal: Seed } = await import(SEEDS)
  const run = settings.seed === 'demo' ? seedDemo : seedMinimal
  try {
    await withData(settings, ({ database, files }) => run(database, { files, pepper, now: settings.now() }))
  } catch (error) {
    throw new Problem(`Seeding failed: ${rootCause(error)}`)
  }
}

/**
 * Adds `members` generated members, who share one policy file. No other process may have the database open.
 * @param options.waitingShare from 0 to 1: the share of registrations and policies that wait for a decision
 */
export async function seedMany(
  settings: Settings,
  pepper: string,
  members: number,
  { report = (_: string) => {}, waitingShare = 0.01 } = {},
) {
  const { writeMany } = await import(WRITE_MANY)
  const { textPdf } = await import(PDF)
  const policyKey = 'policies/seed-many'
  const pdf = textPdf('Apólice de seguro saúde', ['Documento de demonstração'])
  await withData(settings, async ({ files }) => {
    await files.put(policyKey, pdf, { httpMetadata: { contentType: 'application/pdf' } })
  })
  // Miniflare names the file of the only D1 database by a hash, and keeps a metadata.sqlite beside it.
  const folder = join(settings.state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const [file] = globSync('[0-9a-f]*[0-9a-f].sqlite', { cwd: folder })
  if (!file) throw new Problem(`The local database is not in ${folder}.`)
  const options = { members, now: settings.now(), waitingShare, pepper, policyKey, report }
  await writeMany(join(folder, file), options)
}

function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? rootCause(error.cause) : error.message
}
