import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '#platform/bindings.ts'
import { INSERT_COMPANY } from '#worker/seed/company.ts'
import { RecordingD1 } from './recording-d1.ts'

interface TestBindings extends Bindings {
  DB: D1Database
  MIGRATIONS: Parameters<typeof applyD1Migrations>[1]
}

const bindings = env as unknown as TestBindings

/** Records every statement that the API sends to D1 and counts the round trips. */
export const recording = new RecordingD1(bindings.DB)

/** The API's bindings over a real D1 with all migrations and the company. */
export async function openEnvironment(): Promise<Bindings> {
  await applyD1Migrations(bindings.DB, bindings.MIGRATIONS)
  await bindings.DB.prepare(INSERT_COMPANY).run()
  return { ...bindings, DB: recording.database }
}
