import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '#platform/bindings.ts'
import { INSERT_COMPANY, OPEN_STATUS_CHECK } from '#worker/seed/company.ts'
import { movedBucket } from './moved-bucket.ts'
import { RecordingD1 } from './recording-d1.ts'

interface TestBindings extends Bindings {
  MIGRATIONS: D1Migration[]
  /** Empty databases and buckets: `DB_0`, `FILES_0` and so on. */
  DB_0: D1Database
  [name: `DB_${number}`]: D1Database
  [name: `FILES_${number}`]: R2Bucket
}

const bindings = env as unknown as TestBindings

/** Records every statement that the API sends to D1 and counts the round trips. */
export const recording = new RecordingD1(bindings.DB_0)

let opened = 0

/** The API's bindings over a new D1 with all migrations and the company, and a new bucket. */
export async function openEnvironment(): Promise<Bindings> {
  const database = bindings[`DB_${opened}`]
  const FILES = bindings[`FILES_${opened}`]
  if (!database || !FILES)
    throw new Error('More test files than databases: see ENVIRONMENTS in vitest.config.ts')
  opened += 1
  recording.restart(database)
  // In one batch: separate round trips for the hundreds of statements would take a third of a second.
  const statements = [
    ...bindings.MIGRATIONS.flatMap(({ queries }) => queries),
    INSERT_COMPANY,
    OPEN_STATUS_CHECK,
  ]
  await database.batch(statements.map((sql) => database.prepare(sql)))
  return { ...bindings, DB: recording.database, FILES: movedBucket(FILES) }
}
